import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { ContestNotFound, NotContestAdmin } from '../../place/contest/contest.error.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import {
  addContestProblem,
  orderContestProblems,
  removeContestProblem,
  updateContestProblem,
} from './change-contest-problem.service.ts';
import { listManagedContestProblems } from './contest-problem-list.service.ts';
import { ContestProblemHasSubmissions, maxContestProblems, TooManyContestProblems } from './contest-problem.error.ts';
import { ManagedContestProblemType } from './contest-problem.type.ts';

const ContestProblemInputType = builder.inputType('ContestProblemInput', {
  description: 'How a contest names a problem.',
  fields: (t) => ({
    displayId: t.string({
      description: 'Letter or number inside the contest, which no other problem of it has.',
      validate: z.string().max(50),
    }),
    displayTitle: t.string({ validate: z.string().max(255) }),
    color: t.string({ required: false, description: 'Of its balloon, CSS; null: none.', validate: z.string().max(20) }),
  }),
});

builder.mutationFields((t) => ({
  addContestProblem: t.field({
    type: ManagedContestProblemType,
    description:
      'Takes a problem of the bank into a contest, as its last. It needs test data and is judged as the contest is: ' +
      'field problemId otherwise.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, ContestNotFound, NotContestAdmin, ProblemNotFound, TooManyContestProblems] },
    args: { contestId: t.arg.int(), problemId: t.arg.int(), input: t.arg({ type: ContestProblemInputType }) },
    resolve: (_root, args, context) => addContestProblem(context, args),
  }),
  updateContestProblem: t.field({
    type: ManagedContestProblemType,
    description: 'Names a problem of a contest anew.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, ProblemNotFound] },
    args: { id: t.arg.int(), input: t.arg({ type: ContestProblemInputType }) },
    resolve: (_root, { id, input }, context) => updateContestProblem(context, id, input),
  }),
  orderContestProblems: t.field({
    type: [ManagedContestProblemType],
    description: 'Puts the problems of a contest in an order; those that are not named come last, as they were.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ContestNotFound, NotContestAdmin] },
    args: { contestId: t.arg.int(), ids: t.arg.intList({ validate: z.array(z.int()).max(maxContestProblems) }) },
    resolve: async (_root, { contestId, ids }, context) => {
      await orderContestProblems(context, contestId, ids);
      return listManagedContestProblems(context, contestId);
    },
  }),
  removeContestProblem: t.field({
    type: 'Int',
    description: 'Takes a problem out of a contest; the bank keeps it. Answers its id.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ContestProblemHasSubmissions] },
    args: {
      id: t.arg.int(),
      isWithSubmissions: t.arg.boolean({
        defaultValue: false,
        description: 'True: its submissions in the contest may be deleted with it.',
      }),
    },
    resolve: async (_root, { id, isWithSubmissions }, context) => {
      await removeContestProblem(context, { id, isWithSubmissions });
      return id;
    },
  }),
}));
