import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import type { SchemaTypes } from '../../core/schema-types.ts';
import { TrainingAccessEnum } from '../core/training.type.ts';
import { translationsField, translationsIn } from '../core/translation.type.ts';
import type { TrainingInput } from './training-input.ts';

const maxDescription = 65_535;
const defaultRank = 1_000;

const rank = z.int32().min(0);
const visibility = 'False: only its managers see it.';

/** What both forms send. Sizes alone are checked here, the rest by training-input.ts. */
function formFields(t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>) {
  return {
    title: t.string({ description: 'Required; 255 characters at most.', validate: z.string().max(255) }),
    description: t.string({ description: 'Required; Markdown.', validate: z.string().max(maxDescription) }),
    translations: translationsField(t, 'Title and description in other languages; absent: as they are.'),
    access: t.field({ type: TrainingAccessEnum, description: 'Who reads what is inside.' }),
    password: t.string({
      required: false,
      description: 'Required of a private training.',
      validate: z.string().max(255),
    }),
    categoryId: t.id({ required: false, description: 'Required; of the site or of the same group.' }),
  };
}

export const CreateTrainingInput = builder.inputType('CreateTrainingInput', {
  description: 'A new training.',
  fields: (t) => ({
    groupId: t.id({ required: false, description: 'Where; null: on the site.' }),
    ...formFields(t),
    rank: t.int({
      required: false,
      defaultValue: defaultRank,
      description: 'Order in lists, smaller first, from 0.',
      validate: rank,
    }),
    isVisible: t.boolean({ required: false, defaultValue: true, description: visibility }),
  }),
});

export const UpdateTrainingInput = builder.inputType('UpdateTrainingInput', {
  description: 'A training as its form sends it: all of it each time.',
  fields: (t) => ({
    id: t.id({ description: 'Which training.' }),
    version: t.int({ description: 'Version the form was opened with.' }),
    removesMembers: t.boolean({
      required: false,
      description:
        'Removes all members, who register again. Null: only when a public training becomes private, since its ' +
        'members have not shown that they know the password.',
    }),
    ...formFields(t),
    rank: t.int({ description: 'Order in lists, smaller first, from 0.', validate: rank }),
    isVisible: t.boolean({ description: visibility }),
  }),
});

/** A form as services take it. */
export function trainingInput(input: Omit<typeof CreateTrainingInput.$inferInput, 'groupId'>): TrainingInput {
  const { title, description, translations, access, password, rank: order, isVisible, categoryId } = input;
  return {
    title,
    description,
    translations: translations ? translationsIn(translations) : null,
    access,
    password: password ?? null,
    rank: order ?? defaultRank,
    isVisible: isVisible ?? true,
    categoryId: categoryId ? rowId(categoryId) : null,
  };
}
