import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import {
  findContestProblem,
  listContestProblems,
  maxOpenPlaces,
  openPlaces,
  type OpenPlace,
} from './contest-problem.service.ts';
import { ContestProblemObject } from './contest-problem.type.ts';

const includesAfterEnd = {
  required: false,
  description: 'Does what was submitted after the end count in statuses and counts? No by default.',
} as const;

const OpenPlaceType = builder.objectRef<OpenPlace>('OpenContestProblem').implement({
  description: "A problem's name in a contest.",
  fields: (t) => ({
    contestId: t.exposeInt('contestId'),
    displayId: t.exposeString('displayId', { description: 'Within the contest.' }),
  }),
});

builder.queryFields((t) => ({
  contestProblems: t.prismaField({
    type: [ContestProblemObject],
    description:
      'The problems of a contest in their order, for who may go inside; for all others too, without statements, ' +
      'where the board is open to visitors. The errors ContestNotFound, ContestNotStarted, ' +
      'ContestPasswordNeeded and AccountNotAdmitted are top-level.',
    authScopes: { public: true },
    args: { contestId: t.arg.int(), includesAfterEnd: t.arg.boolean(includesAfterEnd) },
    resolve: (query, _root, { contestId, includesAfterEnd }, context) =>
      listContestProblems(context, { contestId, includesAfterEnd: includesAfterEnd ?? false, query }),
  }),
  openContestProblems: t.field({
    type: [OpenPlaceType],
    description:
      'Names of a problem in contests that the viewer may submit to now, as far as time and access decide, ' +
      `the contest that began last first; at most ${maxOpenPlaces}.`,
    authScopes: { signedIn: true },
    args: { problemId: t.arg.int({ description: 'Of the problem in the bank.' }) },
    resolve: (_root, { problemId }, context) => openPlaces(context, problemId),
  }),
  contestProblem: t.prismaField({
    type: ContestProblemObject,
    nullable: true,
    description:
      'One problem of a contest, for who may go inside. Null when there is none of that name. ' +
      'Errors as of contestProblems.',
    authScopes: { public: true },
    args: {
      contestId: t.arg.int(),
      displayId: t.arg.string({ description: 'Within the contest.', validate: z.string().max(50) }),
      includesAfterEnd: t.arg.boolean(includesAfterEnd),
    },
    resolve: (query, _root, { contestId, displayId, includesAfterEnd }, context) =>
      findContestProblem(context, { contestId, displayId, includesAfterEnd: includesAfterEnd ?? false, query }),
  }),
}));
