import { builder } from '../../core/builder.ts';
import {
  AccountNotAdmitted,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
  VirtualNotOpen,
} from '../../place/contest/contest.error.ts';
import { readGhost } from './ghost.service.ts';
import { ContestGhostType } from './ghost.type.ts';

builder.queryField('contestGhost', (t) =>
  t.field({
    type: ContestGhostType,
    description:
      'The board of an ended contest to be replayed, as for those who take part virtually; ' +
      'the subscription virtualRowChanged tells what becomes of their own row.',
    authScopes: { public: true },
    errors: { types: [ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted, VirtualNotOpen] },
    args: { contestId: t.arg.int() },
    resolve: (_root, { contestId }, context) => readGhost(context, contestId),
  }),
);
