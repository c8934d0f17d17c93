import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { NotTrainingAdmin, TrainingNotFound } from '../core/training.error.ts';
import {
  addTrainingProblem,
  changeTrainingProblem,
  orderTrainingProblems,
  removeTrainingProblem,
} from './change-training-problem.service.ts';
import { maxTrainingProblems, TooManyTrainingProblems, TrainingProblemNotFound } from './training-authoring.error.ts';
import { ManagedTrainingProblemType } from './training-problem.type.ts';

const displayId = z.string().max(50);
const rank = z.int32().min(0);

const AddTrainingProblemInput = builder.inputType('AddTrainingProblemInput', {
  description: 'A problem to be added to a training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    problemId: t.id({ description: 'In the bank.' }),
    displayId: t.string({
      required: false,
      description: 'Within the training, unique there; null: that of the bank.',
      validate: displayId,
    }),
    rank: t.int({ required: false, description: 'Order within the training; null: the last.', validate: rank }),
  }),
});

const ChangeTrainingProblemInput = builder.inputType('ChangeTrainingProblemInput', {
  description: 'How a training names and orders a problem.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    problemId: t.id({ description: 'In the bank.' }),
    displayId: t.string({
      required: false,
      description: 'Within the training, unique there; null: as it is.',
      validate: displayId,
    }),
    rank: t.int({ required: false, description: 'Order within the training; null: as it is.', validate: rank }),
  }),
});

const RemoveTrainingProblemInput = builder.inputType('RemoveTrainingProblemInput', {
  description: 'A problem to be removed from a training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    problemId: t.id({ description: 'In the bank.' }),
  }),
});

const OrderTrainingProblemsInput = builder.inputType('OrderTrainingProblemsInput', {
  description: 'A new order of the problems of a training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    problemIds: t.idList({
      description: 'In the bank, in the new order. Problems that are not named come last, as they were.',
      validate: z.array(z.string()).max(maxTrainingProblems),
    }),
  }),
});

/** Which problem of which training. */
function placeOf({ trainingId, problemId }: { readonly trainingId: string; readonly problemId: string }) {
  return { trainingId: rowId(trainingId), problemId: rowId(problemId) };
}

const dataField = { name: 'trainingProblem' } as const;

builder.mutationFields((t) => ({
  addTrainingProblem: t.field({
    type: ManagedTrainingProblemType,
    description: "Adds a public problem of the bank, or of the training's group, to a training.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: {
      types: [InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound, TooManyTrainingProblems],
      dataField,
    },
    args: { input: t.arg({ type: AddTrainingProblemInput }) },
    resolve: (_root, { input }, context) =>
      addTrainingProblem(context, placeOf(input), { displayId: input.displayId ?? null, rank: input.rank ?? null }),
  }),
  changeTrainingProblem: t.field({
    type: ManagedTrainingProblemType,
    description: 'Renames or moves a problem of a training.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound], dataField },
    args: { input: t.arg({ type: ChangeTrainingProblemInput }) },
    resolve: (_root, { input }, context) =>
      changeTrainingProblem(context, placeOf(input), { displayId: input.displayId ?? null, rank: input.rank ?? null }),
  }),
  orderTrainingProblems: t.field({
    type: [ManagedTrainingProblemType],
    description: 'Puts the problems of a training in an order.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: { types: [TrainingNotFound, NotTrainingAdmin], dataField: { name: 'trainingProblems' } },
    args: { input: t.arg({ type: OrderTrainingProblemsInput }) },
    resolve: (_root, { input: { trainingId, problemIds } }, context) =>
      orderTrainingProblems(context, rowId(trainingId), problemIds.map(rowId)),
  }),
  removeTrainingProblem: t.field({
    type: 'ID',
    description: 'Removes a problem from a training; the bank keeps it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    errors: {
      types: [TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound],
      dataField: { name: 'removedProblemId' },
    },
    args: { input: t.arg({ type: RemoveTrainingProblemInput }) },
    resolve: async (_root, { input }, context) => {
      await removeTrainingProblem(context, placeOf(input));
      return input.problemId;
    },
  }),
}));
