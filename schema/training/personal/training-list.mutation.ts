import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { BlockedInTraining, NotInTraining, NotTrainingAdmin, TrainingNotFound } from '../core/training.error.ts';
import { TrainingObject } from '../core/training.type.ts';
import { translationsIn } from '../core/translation.type.ts';
import {
  TooManyTrainingProblems,
  TrainingChanged,
  TrainingProblemNotFound,
} from '../manage/training-authoring.error.ts';
import { copyTraining } from './copy-training.service.ts';
import { openSharedList } from './open-shared.service.ts';
import { dismissOriginChanges, takeOverOriginChanges } from './origin.service.ts';
import {
  CopyTrainingInput,
  CreateTrainingListInput,
  DismissOriginChangesInput,
  OpenSharedTrainingInput,
  SaveProblemInput,
  ShareTrainingListInput,
  TakeOverOriginChangesInput,
  UpdateTrainingListInput,
} from './personal-input.type.ts';
import { createList, shareList, updateList } from './save-list.service.ts';
import { saveProblem } from './save-problem.service.ts';
import { ListPublishingForbidden, TooFewSolved, TooManyTrainingLists } from './training-list.error.ts';

const dataField = { name: 'training' } as const;

/** A problem and the list it was saved to. */
interface SavedProblem {
  readonly problemId: number;
  readonly trainingId: number;
}

const SaveProblemSuccess = builder.objectRef<SavedProblem>('SaveProblemSuccess').implement({
  description: 'The problem is in the list.',
  fields: (t) => ({
    problem: t.prismaField({
      type: ProblemObject,
      description: 'The problem.',
      resolve: (query, { problemId }, _args, { db }) =>
        db.problem.findUniqueOrThrow({ ...rowQuery(query), where: { id: problemId } }),
    }),
    training: t.prismaField({
      type: TrainingObject,
      description: 'The list.',
      resolve: (query, { trainingId }, _args, { db }) =>
        db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id: trainingId } }),
    }),
  }),
});

builder.mutationFields((t) => ({
  createTrainingList: t.prismaField({
    type: TrainingObject,
    description:
      'Creates a personal list. Public ones need a role that may discuss, and solved problems ' +
      '(`viewer.publicListRequirement`). 30 lists and copies in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: {
      types: [InvalidInput, TooManyTrainingLists, ListPublishingForbidden, TooFewSolved, TooManyRequests],
      dataField,
    },
    args: { input: t.arg({ type: CreateTrainingListInput }) },
    resolve: async (query, _root, { input: { title, description, translations, sharing } }, context) => {
      const id = await createList(context, {
        title,
        description: description ?? '',
        translations: translationsIn(translations),
        sharing: sharing ?? 'OWNER',
      });
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  updateTrainingList: t.prismaField({
    type: TrainingObject,
    description:
      'Saves a personal list over the version its form was opened with. Members of a list that becomes private ' +
      'can read it again when it is shared by link again.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingChanged, ListPublishingForbidden, TooFewSolved],
      dataField,
    },
    args: { input: t.arg({ type: UpdateTrainingListInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      const translations = input.translations ? translationsIn(input.translations) : null;
      await updateList(context, { ...input, id, translations, sharing: input.sharing ?? null });
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  shareTrainingList: t.prismaField({
    type: TrainingObject,
    description:
      'Gives a personal list a link (`shareKey`). A private list is shared by link from now on; a public ' +
      'one stays public.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [TrainingNotFound, NotTrainingAdmin], dataField },
    args: { input: t.arg({ type: ShareTrainingListInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await shareList(context, {
        id,
        renewsKey: input.renewsKey ?? false,
        removesMembers: input.removesMembers ?? false,
      });
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  openSharedTraining: t.prismaField({
    type: TrainingObject,
    description: 'Makes the viewer a member of the list whose link they opened. 60 links in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [TrainingNotFound, BlockedInTraining, TooManyRequests], dataField },
    args: { input: t.arg({ type: OpenSharedTrainingInput }) },
    resolve: async (query, _root, { input: { key } }, context) => {
      const id = await openSharedList(context, key);
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  saveProblem: t.field({
    type: SaveProblemSuccess,
    description: 'Saves a public problem of the bank to a list of the viewer; saving it again changes nothing.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        TrainingNotFound,
        NotTrainingAdmin,
        TrainingProblemNotFound,
        TooManyTrainingProblems,
        TooManyTrainingLists,
      ],
      directResult: true,
    },
    args: { input: t.arg({ type: SaveProblemInput }) },
    resolve: async (_root, { input }, context) => {
      const problemId = rowId(input.problemId);
      const trainingId = input.trainingId ? rowId(input.trainingId) : null;
      return { problemId, trainingId: await saveProblem(context, { problemId, trainingId }) };
    },
  }),
  copyTraining: t.prismaField({
    type: TrainingObject,
    description:
      'Copies a training that the viewer may read inside to a private list of the viewer: its texts, ' +
      'sections and materials, and its problems that are public in the bank. 30 lists and copies in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: {
      types: [InvalidInput, TrainingNotFound, NotInTraining, BlockedInTraining, TooManyTrainingLists, TooManyRequests],
      dataField,
    },
    args: { input: t.arg({ type: CopyTrainingInput }) },
    resolve: async (query, _root, { input: { trainingId, title } }, context) => {
      const id = await copyTraining(context, rowId(trainingId), title ?? null);
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  takeOverOriginChanges: t.prismaField({
    type: TrainingObject,
    description:
      'Adds problems that were added to the origin of a copy, each to the section of the same title, and does ' +
      'not offer the rest again.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [TrainingNotFound, NotTrainingAdmin, TooManyTrainingProblems], dataField },
    args: { input: t.arg({ type: TakeOverOriginChangesInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await takeOverOriginChanges(context, id, input.problemIds?.map(rowId) ?? null);
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  dismissOriginChanges: t.prismaField({
    type: TrainingObject,
    description: 'Stops offering problems that were added to the origin of a copy.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [TrainingNotFound, NotTrainingAdmin], dataField },
    args: { input: t.arg({ type: DismissOriginChangesInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await dismissOriginChanges(context, id);
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
