import { z } from 'zod';
import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { may, newOnSite } from '../../place/place.rule.ts';
import { TrainingCategoryObject } from '../core/training.type.ts';
import { NotCategoryKeeper, TrainingCategoryExists, TrainingCategoryNotFound } from './training-authoring.error.ts';
import { createTrainingCategory, deleteTrainingCategory, updateTrainingCategory } from './training-category.service.ts';

const name = { description: 'Required; 255 characters at most, unique in its place.', validate: z.string().max(255) };
const color = { description: 'CSS colour, such as #409eff or gold.', validate: z.string().max(30) };

const CreateTrainingCategoryInput = builder.inputType('CreateTrainingCategoryInput', {
  description: 'A new category.',
  fields: (t) => ({
    groupId: t.id({ required: false, description: 'Where; null: on the site.' }),
    name: t.string(name),
    color: t.string(color),
  }),
});

const UpdateTrainingCategoryInput = builder.inputType('UpdateTrainingCategoryInput', {
  description: 'Name and colour of a category.',
  fields: (t) => ({ id: t.id({ description: 'Which category.' }), name: t.string(name), color: t.string(color) }),
});

const DeleteTrainingCategoryInput = builder.inputType('DeleteTrainingCategoryInput', {
  description: 'The category to delete.',
  fields: (t) => ({ id: t.id({ description: 'Which category.' }) }),
});

const dataField = { name: 'category' } as const;

builder.objectField(ViewerType, 'canKeepTrainingCategories', (t) =>
  t.boolean({
    description: 'May create, change and delete categories of the site.',
    resolve: (viewer) => may(viewer, 'trainingCategory.keep', newOnSite),
  }),
);

builder.mutationFields((t) => ({
  createTrainingCategory: t.field({
    type: TrainingCategoryObject,
    description: 'Creates a category of the site or of a group.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, NotCategoryKeeper, TrainingCategoryExists], dataField },
    args: { input: t.arg({ type: CreateTrainingCategoryInput }) },
    resolve: (_root, { input }, context) =>
      createTrainingCategory(context, input.groupId ? rowId(input.groupId) : null, input),
  }),
  updateTrainingCategory: t.field({
    type: TrainingCategoryObject,
    description: 'Renames or recolours a category; its trainings keep it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, TrainingCategoryNotFound, NotCategoryKeeper, TrainingCategoryExists], dataField },
    args: { input: t.arg({ type: UpdateTrainingCategoryInput }) },
    resolve: (_root, { input }, context) => updateTrainingCategory(context, rowId(input.id), input),
  }),
  deleteTrainingCategory: t.field({
    type: 'ID',
    description: 'Deletes a category; its trainings have none then.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [TrainingCategoryNotFound, NotCategoryKeeper], dataField: { name: 'deletedCategoryId' } },
    args: { input: t.arg({ type: DeleteTrainingCategoryInput }) },
    resolve: async (_root, { input }, context) => {
      await deleteTrainingCategory(context, rowId(input.id));
      return input.id;
    },
  }),
}));
