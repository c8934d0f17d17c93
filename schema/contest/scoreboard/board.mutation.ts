import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { ContestNotFound, NotContestAdmin } from '../../place/contest/contest.error.ts';
import { ContestObject } from '../core/contest.type.ts';
import { ContestNotEnded } from './board.error.ts';
import { unsealContest } from './unseal.service.ts';

builder.mutationField('unsealContest', (t) =>
  t.prismaField({
    type: ContestObject,
    description: 'Takes the seal of an ended contest away: from now on everybody sees what was submitted under it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestNotFound, NotContestAdmin, ContestNotEnded] },
    args: { contestId: t.arg.int() },
    resolve: async (query, _root, { contestId }, context) => {
      await unsealContest(context, contestId);
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: contestId } });
    },
  }),
);
