import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { NotTrainingAdmin, TrainingNotFound } from '../core/training.error.ts';
import { translationsField, translationsIn } from '../core/translation.type.ts';
import { TrainingPartChanged } from '../plan/plan.error.ts';
import { addTrainingProblems } from './add-training-problems.service.ts';
import {
  addTrainingProblem,
  changeTrainingProblem,
  removeTrainingProblem,
  type TrainingProblemFacts,
} from './change-training-problem.service.ts';
import { maxNote, TooManyTrainingProblems, TrainingProblemNotFound } from './training-authoring.error.ts';
import { ManagedTrainingProblemType } from './training-problem.type.ts';

const displayId = z.string().max(50);
const rank = z.int32().min(0);
const note = z.string().max(maxNote);
const optional = 'True: not needed to complete its section.';
const noteText = 'Of the author, for readers; Markdown, 2,000 characters at most.';

const AddTrainingProblemInput = builder.inputType('AddTrainingProblemInput', {
  description: 'The problem to add to a training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    problemId: t.id({ description: 'In the bank.' }),
    displayId: t.string({
      required: false,
      description: 'Within the training, unique there; null: that of the bank.',
      validate: displayId,
    }),
    sectionId: t.id({
      required: false,
      description: 'At the end of this section; null: before the first one; absent: of the last one.',
    }),
    rank: t.int({ required: false, description: 'Order within the training; null: the last.', validate: rank }),
    isOptional: t.boolean({ required: false, description: optional }),
    note: t.string({ required: false, description: noteText, validate: note }),
    translations: translationsField(t, 'The note in other languages, 2,000 characters each; absent: none.'),
  }),
});

/** Problems that one request adds at most. */
const maxAddedAtOnce = 50;

const AddTrainingProblemsInput = builder.inputType('AddTrainingProblemsInput', {
  description: 'The problems to add to a training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'To which training.' }),
    problemIds: t.idList({
      description: `In the bank, in the order that they get in the training; ${maxAddedAtOnce} at most.`,
      validate: z.array(z.string()).min(1).max(maxAddedAtOnce),
    }),
    sectionId: t.id({
      required: false,
      description: 'At the end of this section; null: before the first one; absent: of the last one.',
    }),
  }),
});

const ChangeTrainingProblemInput = builder.inputType('ChangeTrainingProblemInput', {
  description: 'How a training names, orders and annotates a problem.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    problemId: t.id({ description: 'In the bank.' }),
    version: t.int({
      required: false,
      description: 'Version the form was opened with; null: whatever is stored is replaced.',
    }),
    displayId: t.string({
      required: false,
      description: 'Within the training, unique there; null: as it is.',
      validate: displayId,
    }),
    rank: t.int({ required: false, description: 'Order within the training; null: as it is.', validate: rank }),
    isOptional: t.boolean({ required: false, description: `${optional} Null: as it is.` }),
    note: t.string({ required: false, description: `${noteText} Null: as it is.`, validate: note }),
    translations: translationsField(t, 'The note in other languages, 2,000 characters each; absent: as they are.'),
  }),
});

const RemoveTrainingProblemInput = builder.inputType('RemoveTrainingProblemInput', {
  description: 'The problem to remove from a training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    problemId: t.id({ description: 'In the bank.' }),
  }),
});

/** Which problem of which training. */
function placeOf({ trainingId, problemId }: { readonly trainingId: string; readonly problemId: string }) {
  return { trainingId: rowId(trainingId), problemId: rowId(problemId) };
}

/** What absent fields leave as it is. */
function factsOf(input: Omit<typeof ChangeTrainingProblemInput.$inferInput, 'version'>): TrainingProblemFacts {
  return {
    displayId: input.displayId ?? null,
    rank: input.rank ?? null,
    isOptional: input.isOptional ?? null,
    note: input.note ?? null,
    translations: input.translations ? translationsIn(input.translations) : null,
  };
}

/** The section that new problems go to; absent: the last one. */
function sectionOf({ sectionId }: Pick<typeof AddTrainingProblemInput.$inferInput, 'sectionId'>): {
  readonly sectionId?: number | null;
} {
  return sectionId === undefined ? {} : { sectionId: sectionId === null ? null : rowId(sectionId) };
}

const dataField = { name: 'trainingProblem' } as const;

builder.mutationFields((t) => ({
  addTrainingProblem: t.field({
    type: ManagedTrainingProblemType,
    description: "Adds a public problem of the bank, or of the training's group, to a training.",
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound, TooManyTrainingProblems],
      dataField,
    },
    args: { input: t.arg({ type: AddTrainingProblemInput }) },
    resolve: (_root, { input }, context) =>
      addTrainingProblem(context, { ...placeOf(input), ...sectionOf(input) }, factsOf(input)),
  }),
  addTrainingProblems: t.field({
    type: [ManagedTrainingProblemType],
    description:
      "Adds public problems of the bank, or of the training's group, to a training under their display ids or free " +
      'ones like these: all, or none of them with `InvalidInput.fields` at those that cannot be added.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, TrainingNotFound, NotTrainingAdmin, TooManyTrainingProblems],
      dataField: { name: 'trainingProblems' },
    },
    args: { input: t.arg({ type: AddTrainingProblemsInput }) },
    resolve: (_root, { input }, context) =>
      addTrainingProblems(context, {
        trainingId: rowId(input.trainingId),
        problemIds: input.problemIds.map(rowId),
        ...sectionOf(input),
      }),
  }),
  changeTrainingProblem: t.field({
    type: ManagedTrainingProblemType,
    description: 'Renames, moves or annotates a problem of a training.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingProblemNotFound, TrainingPartChanged],
      dataField,
    },
    args: { input: t.arg({ type: ChangeTrainingProblemInput }) },
    resolve: (_root, { input }, context) =>
      changeTrainingProblem(context, { ...placeOf(input), version: input.version ?? null }, factsOf(input)),
  }),
  removeTrainingProblem: t.field({
    type: 'ID',
    description: 'Removes a problem from a training; the bank keeps it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
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
