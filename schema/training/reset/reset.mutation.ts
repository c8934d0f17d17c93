import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { ProblemNotSolved } from '../review/review.error.ts';
import { loadResetAt } from './reset.loader.ts';
import { resetProgress, restoreProgress } from './reset.service.ts';

const ResetProgressInput = builder.inputType('ResetProgressInput', {
  description: 'A problem that the viewer solves again.',
  fields: (t) => ({ problemId: t.id({ description: 'Which problem.' }) }),
});

const RestoreProgressInput = builder.inputType('RestoreProgressInput', {
  description: 'A problem that counts as solved again.',
  fields: (t) => ({ problemId: t.id({ description: 'Which problem.' }) }),
});

const dataField = { name: 'problem' } as const;

builder.prismaObjectFields(ProblemObject, (t) => ({
  viewerResetAt: t.field({
    type: 'DateTime',
    nullable: true,
    description:
      'When the viewer chose to solve it again: until they do, it is marked so to them, and trainings suggest it. ' +
      'Null: solved since, or never chosen.',
    resolve: ({ id }, _args, context) => loadResetAt(context, id),
  }),
}));

builder.mutationFields((t) => ({
  resetProgress: t.prismaField({
    type: ProblemObject,
    description:
      'The viewer solves a problem again: trainings show it as unsolved to them until an accepted submission made ' +
      'from now on, and its reviews start over. Ranks, counts, progress and solved lists stay.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemNotSolved], dataField },
    args: { input: t.arg({ type: ResetProgressInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.problemId);
      await resetProgress(context, id);
      return context.db.problem.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  restoreProgress: t.prismaField({
    type: ProblemObject,
    description: 'Takes a reset of the viewer back: the problem counts as solved for them.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ProblemNotFound, ProblemNotSolved], dataField },
    args: { input: t.arg({ type: RestoreProgressInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.problemId);
      await restoreProgress(context, id);
      return context.db.problem.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
