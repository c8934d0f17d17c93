import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { BlockedInTraining, NotInTraining, NotTrainingAdmin, TrainingNotFound } from '../core/training.error.ts';
import { TrainingObject } from '../core/training.type.ts';
import { arrangeTraining } from './arrange.service.ts';
import { createMaterial, deleteMaterial, updateMaterial } from './material.service.ts';
import {
  TooManyMaterials,
  TooManySections,
  TrainingMaterialNotFound,
  TrainingPartChanged,
  TrainingPartGone,
  TrainingSectionNotFound,
} from './plan.error.ts';
import {
  ArrangeTrainingInput,
  arrangedSections,
  CreateTrainingMaterialInput,
  CreateTrainingSectionInput,
  DeleteTrainingMaterialInput,
  DeleteTrainingSectionInput,
  materialInput,
  OpenTrainingSectionInput,
  sectionInput,
  TickTrainingMaterialInput,
  UpdateTrainingMaterialInput,
  UpdateTrainingSectionInput,
} from './plan.input.ts';
import { TrainingMaterialObject } from './plan.type.ts';
import { openSection, tickMaterial } from './reader.service.ts';
import { createSection, deleteSection, updateSection } from './section.service.ts';

const training = { name: 'training' } as const;
const managing = [TrainingNotFound, NotTrainingAdmin] as const;
const reading = [TrainingNotFound, NotInTraining, BlockedInTraining] as const;

function storedTraining({ db }: Context, query: object, id: number) {
  return db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
}

function storedMaterial({ db }: Context, query: object, id: number) {
  return db.trainingMaterial.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
}

builder.mutationFields((t) => ({
  createTrainingSection: t.prismaField({
    type: TrainingObject,
    description: 'Adds a section to a training, as the last one.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, ...managing, TooManySections], dataField: training },
    args: { input: t.arg({ type: CreateTrainingSectionInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.trainingId);
      await createSection(context, id, sectionInput(input));
      return storedTraining(context, query, id);
    },
  }),
  updateTrainingSection: t.prismaField({
    type: TrainingObject,
    description: 'Saves a section of a training over the version its form was opened with.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, TrainingSectionNotFound, TrainingPartChanged, ...managing], dataField: training },
    args: { input: t.arg({ type: UpdateTrainingSectionInput }) },
    resolve: async (query, _root, { input }, context) =>
      storedTraining(
        context,
        query,
        await updateSection(context, { id: rowId(input.id), version: input.version }, sectionInput(input)),
      ),
  }),
  deleteTrainingSection: t.prismaField({
    type: TrainingObject,
    description: 'Deletes a section; its problems and materials go to the end of the one before it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [TrainingSectionNotFound, ...managing], dataField: training },
    args: { input: t.arg({ type: DeleteTrainingSectionInput }) },
    resolve: async (query, _root, { input }, context) =>
      storedTraining(context, query, await deleteSection(context, rowId(input.id))),
  }),
  arrangeTraining: t.prismaField({
    type: TrainingObject,
    description: 'Puts the sections, problems and materials of a training in an order.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [...managing, TrainingPartGone], dataField: training },
    args: { input: t.arg({ type: ArrangeTrainingInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.trainingId);
      await arrangeTraining(context, id, arrangedSections(input.sections));
      return storedTraining(context, query, id);
    },
  }),
  createTrainingMaterial: t.prismaField({
    type: TrainingMaterialObject,
    description: 'Adds a text, PDF, link or placeholder to a training.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, ...managing, TooManyMaterials], dataField: { name: 'material' } },
    args: { input: t.arg({ type: CreateTrainingMaterialInput }) },
    resolve: async (query, _root, { input }, context) => {
      const place = {
        trainingId: rowId(input.trainingId),
        sectionId: input.sectionId ? rowId(input.sectionId) : null,
      };
      return storedMaterial(context, query, await createMaterial(context, place, materialInput(input)));
    },
  }),
  updateTrainingMaterial: t.prismaField({
    type: TrainingMaterialObject,
    description: 'Saves a material of a training over the version its form was opened with.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, TrainingMaterialNotFound, TrainingPartChanged, ...managing],
      dataField: { name: 'material' },
    },
    args: { input: t.arg({ type: UpdateTrainingMaterialInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await updateMaterial(context, { id, version: input.version }, materialInput(input));
      return storedMaterial(context, query, id);
    },
  }),
  deleteTrainingMaterial: t.prismaField({
    type: TrainingObject,
    description: 'Deletes a material of a training, with its ticks.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [TrainingMaterialNotFound, ...managing], dataField: training },
    args: { input: t.arg({ type: DeleteTrainingMaterialInput }) },
    resolve: async (query, _root, { input }, context) =>
      storedTraining(context, query, await deleteMaterial(context, rowId(input.id))),
  }),
  tickTrainingMaterial: t.prismaField({
    type: TrainingMaterialObject,
    description: 'Ticks a material as done for the viewer, or takes the tick away.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [TrainingMaterialNotFound, ...reading], dataField: { name: 'material' } },
    args: { input: t.arg({ type: TickTrainingMaterialInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.materialId);
      await tickMaterial(context, id, input.isDone);
      return storedMaterial(context, query, id);
    },
  }),
  openTrainingSection: t.prismaField({
    type: TrainingObject,
    description: 'Opens a section for the viewer before what it requires is done, or takes that back.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [TrainingSectionNotFound, ...reading], dataField: training },
    args: { input: t.arg({ type: OpenTrainingSectionInput }) },
    resolve: async (query, _root, { input }, context) =>
      storedTraining(context, query, await openSection(context, rowId(input.sectionId), input.isOpen)),
  }),
}));
