import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { NotTrainingAdmin, TrainingNotFound } from '../core/training.error.ts';
import { TrainingObject } from '../core/training.type.ts';
import { changeTrainingVisibility, createTraining, deleteTraining, updateTraining } from './save-training.service.ts';
import { TrainingChanged } from './training-authoring.error.ts';
import { trainingForm, type TrainingForm } from './training-form.service.ts';
import { TrainingFormType } from './training-form.type.ts';
import { CreateTrainingInput, trainingInput, UpdateTrainingInput } from './training-input.type.ts';

const ChangeTrainingVisibilityInput = builder.inputType('ChangeTrainingVisibilityInput', {
  description: 'Whether a training is in the lists.',
  fields: (t) => ({
    id: t.id({ description: 'Which training.' }),
    isVisible: t.boolean({ description: 'False: only its managers see it.' }),
  }),
});

const DeleteTrainingInput = builder.inputType('DeleteTrainingInput', {
  description: 'The training to delete.',
  fields: (t) => ({ id: t.id({ description: 'Which training.' }) }),
});

/** The form of a training that was just saved. */
async function savedForm(context: Context, id: number): Promise<TrainingForm> {
  const form = await trainingForm(context, id);
  if (form === null) throw new TrainingNotFound();
  return form;
}

builder.mutationFields((t) => ({
  createTraining: t.field({
    type: TrainingFormType,
    description: 'Creates a training of the viewer on the site or in a group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, TrainingNotFound, NotTrainingAdmin], dataField: { name: 'training' } },
    args: { input: t.arg({ type: CreateTrainingInput }) },
    resolve: async (_root, { input }, context) =>
      savedForm(
        context,
        await createTraining(context, input.groupId ? rowId(input.groupId) : null, trainingInput(input)),
      ),
  }),
  updateTraining: t.field({
    type: TrainingFormType,
    description: 'Saves a training over the version its form was opened with.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, TrainingNotFound, NotTrainingAdmin, TrainingChanged],
      dataField: { name: 'training' },
    },
    args: { input: t.arg({ type: UpdateTrainingInput }) },
    resolve: async (_root, { input }, context) => {
      const { version, removesMembers } = input;
      const id = rowId(input.id);
      await updateTraining(context, {
        id,
        version,
        input: trainingInput(input),
        removesMembers: removesMembers ?? null,
      });
      return savedForm(context, id);
    },
  }),
  changeTrainingVisibility: t.prismaField({
    type: TrainingObject,
    description: 'Shows a training in the lists, or hides it from all but its managers.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [TrainingNotFound, NotTrainingAdmin], dataField: { name: 'training' } },
    args: { input: t.arg({ type: ChangeTrainingVisibilityInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = rowId(input.id);
      await changeTrainingVisibility(context, id, input.isVisible);
      return context.db.training.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  deleteTraining: t.field({
    type: 'ID',
    description: 'Deletes a training with its memberships; problems and submissions stay.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [TrainingNotFound, NotTrainingAdmin], dataField: { name: 'deletedTrainingId' } },
    args: { input: t.arg({ type: DeleteTrainingInput }) },
    resolve: async (_root, { input }, context) => {
      await deleteTraining(context, rowId(input.id));
      return input.id;
    },
  }),
}));
