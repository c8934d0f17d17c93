import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import type { SchemaTypes } from '../../core/schema-types.ts';
import { translationsField, translationsIn } from '../core/translation.type.ts';
import type { ArrangedSection, ItemKey } from './arrange.service.ts';
import type { MaterialInput } from './material.service.ts';
import { maxSections } from './plan.error.ts';
import { TrainingMaterialKindEnum } from './plan.type.ts';
import type { SectionInput } from './section.service.ts';

const title = { description: 'Required; 255 characters at most.', validate: z.string().max(255) };
const maxDescription = 10_000;
const maxContent = 65_535;
/** Problems of a training and its materials. */
const maxItems = 1_200;

type Fields = PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>;

function sectionFields(t: Fields) {
  return {
    title: t.string(title),
    description: t.string({
      required: false,
      description: `Markdown; ${maxDescription} characters at most.`,
      validate: z.string().max(maxDescription),
    }),
    translations: translationsField(t),
    needed: t.int({
      required: false,
      description: 'So many of its items complete it; null: all but the optional ones.',
      validate: z.int().min(1).max(maxItems),
    }),
    requiredSectionIds: t.idList({
      required: false,
      description: 'Sections of the same training that should be done before it.',
      validate: z.array(z.string()).max(maxSections),
    }),
  };
}

function materialFields(t: Fields) {
  return {
    kind: t.field({ type: TrainingMaterialKindEnum, description: 'What it is.' }),
    title: t.string(title),
    content: t.string({
      required: false,
      description: 'Markdown; required of a text.',
      validate: z.string().max(maxContent),
    }),
    translations: translationsField(t),
    url: t.string({
      required: false,
      description: 'Address, or a path of this site; required of all but a text.',
      validate: z.string().max(2_000),
    }),
    isOptional: t.boolean({ required: false, description: 'True: not needed to complete its section.' }),
  };
}

const which = { description: 'Which one.' };
const version = { description: 'Version the form was opened with.' };

export const CreateTrainingSectionInput = builder.inputType('CreateTrainingSectionInput', {
  description: 'A new section, added as the last one.',
  fields: (t) => ({ trainingId: t.id({ description: 'To which training.' }), ...sectionFields(t) }),
});

export const UpdateTrainingSectionInput = builder.inputType('UpdateTrainingSectionInput', {
  description: 'A section as its form sends it: all of it each time.',
  fields: (t) => ({ id: t.id(which), version: t.int(version), ...sectionFields(t) }),
});

export const DeleteTrainingSectionInput = builder.inputType('DeleteTrainingSectionInput', {
  description: 'The section to delete.',
  fields: (t) => ({ id: t.id(which) }),
});

export const CreateTrainingMaterialInput = builder.inputType('CreateTrainingMaterialInput', {
  description: 'A new material.',
  fields: (t) => ({
    trainingId: t.id({ description: 'To which training.' }),
    sectionId: t.id({ required: false, description: 'At the end of this section; null: before the first one.' }),
    ...materialFields(t),
  }),
});

export const UpdateTrainingMaterialInput = builder.inputType('UpdateTrainingMaterialInput', {
  description: 'A material as its form sends it: all of it each time.',
  fields: (t) => ({ id: t.id(which), version: t.int(version), ...materialFields(t) }),
});

export const DeleteTrainingMaterialInput = builder.inputType('DeleteTrainingMaterialInput', {
  description: 'The material to delete.',
  fields: (t) => ({ id: t.id(which) }),
});

const TrainingItemInput = builder.inputType('TrainingItemInput', {
  description: 'A problem or a material of a training.',
  isOneOf: true,
  fields: (t) => ({
    problemId: t.id({ required: false, description: 'In the bank.' }),
    materialId: t.id({ required: false, description: 'Of a material.' }),
  }),
});

const ArrangedSectionInput = builder.inputType('ArrangedSectionInput', {
  description: 'A section with its items in their order.',
  fields: (t) => ({
    sectionId: t.id({ required: false, description: 'Null: what is before the first section.' }),
    items: t.field({
      type: [TrainingItemInput],
      description: 'In their order.',
      validate: z.array(z.unknown()).max(maxItems),
    }),
  }),
});

export const ArrangeTrainingInput = builder.inputType('ArrangeTrainingInput', {
  description: 'A new order of the sections, problems and materials of a training.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    sections: t.field({
      type: [ArrangedSectionInput],
      description:
        'In their order. Sections and items that are not named follow the named ones in their old order; with one ' +
        'that is no longer there, nothing is written.',
      validate: z.array(z.unknown()).max(maxSections + 1),
    }),
  }),
});

export const TickTrainingMaterialInput = builder.inputType('TickTrainingMaterialInput', {
  description: 'Whether the viewer is done with a material.',
  fields: (t) => ({
    materialId: t.id(which),
    isDone: t.boolean({ description: 'False takes the tick away.' }),
  }),
});

export const OpenTrainingSectionInput = builder.inputType('OpenTrainingSectionInput', {
  description: 'Whether the viewer opens a section before the required ones are complete.',
  fields: (t) => ({
    sectionId: t.id(which),
    isOpen: t.boolean({ description: 'False takes it back.' }),
  }),
});

/** A section as services take it. */
export function sectionInput(
  input: Omit<typeof UpdateTrainingSectionInput.$inferInput, 'id' | 'version'>,
): SectionInput {
  return {
    title: input.title,
    description: input.description ?? '',
    translations: translationsIn(input.translations),
    needed: input.needed ?? null,
    requiredIds: (input.requiredSectionIds ?? []).map(rowId),
  };
}

/** A material as services take it. */
export function materialInput(
  input: Omit<typeof UpdateTrainingMaterialInput.$inferInput, 'id' | 'version'>,
): MaterialInput {
  return {
    kind: input.kind,
    title: input.title,
    content: input.content ?? '',
    translations: translationsIn(input.translations),
    url: input.url ?? null,
    isOptional: input.isOptional ?? false,
  };
}

/** An order as services take it. */
export function arrangedSections(sections: typeof ArrangeTrainingInput.$inferInput.sections): ArrangedSection[] {
  return sections.map(({ sectionId, items }) => ({
    sectionId: sectionId ? rowId(sectionId) : null,
    items: items.flatMap(({ problemId, materialId }): ItemKey[] => {
      if (problemId) return [{ kind: 'problem', problemId: rowId(problemId) }];
      return materialId ? [{ kind: 'material', materialId: rowId(materialId) }] : [];
    }),
  }));
}
