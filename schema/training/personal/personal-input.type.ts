import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { TrainingSharingEnum } from '../core/training.type.ts';
import { translationsField } from '../core/translation.type.ts';
import { maxTrainingProblems } from '../manage/training-authoring.error.ts';

const title = z.string().max(255);
const description = z.string().max(65_535);

export const CreateTrainingListInput = builder.inputType('CreateTrainingListInput', {
  description: 'A new personal list.',
  fields: (t) => ({
    title: t.string({ description: 'Required; 255 characters at most.', validate: title }),
    description: t.string({ required: false, description: 'Markdown.', validate: description }),
    translations: translationsField(t, 'Title and description in other languages; absent: none.'),
    sharing: t.field({ type: TrainingSharingEnum, required: false, description: 'Null: OWNER.' }),
  }),
});

export const UpdateTrainingListInput = builder.inputType('UpdateTrainingListInput', {
  description: 'A personal list as its form sends it.',
  fields: (t) => ({
    id: t.id({ description: 'Which list.' }),
    version: t.int({ description: 'Version the form was opened with.' }),
    title: t.string({ description: 'Required; 255 characters at most.', validate: title }),
    description: t.string({ description: 'Markdown.', validate: description }),
    translations: translationsField(t, 'Title and description in other languages; absent: as they are.'),
    sharing: t.field({ type: TrainingSharingEnum, required: false, description: 'Who reads it; absent: as before.' }),
  }),
});

export const ShareTrainingListInput = builder.inputType('ShareTrainingListInput', {
  description: 'How a personal list is shared by link.',
  fields: (t) => ({
    id: t.id({ description: 'Which list.' }),
    renewsKey: t.boolean({ required: false, description: 'Makes another link; the old one stops working.' }),
    removesMembers: t.boolean({
      required: false,
      description: 'Removes accounts that opened the link before. They open the new one to read on.',
    }),
  }),
});

export const OpenSharedTrainingInput = builder.inputType('OpenSharedTrainingInput', {
  description: 'A link that was opened.',
  fields: (t) => ({ key: t.string({ description: 'Secret of the link.', validate: z.string().max(64) }) }),
});

export const SaveProblemInput = builder.inputType('SaveProblemInput', {
  description: 'The problem to save.',
  fields: (t) => ({
    problemId: t.id({ description: 'In the bank.' }),
    trainingId: t.id({
      required: false,
      description: 'A list of the viewer. Null: their default one, which is created when it is first needed.',
    }),
  }),
});

export const CopyTrainingInput = builder.inputType('CopyTrainingInput', {
  description: 'The training to copy.',
  fields: (t) => ({
    trainingId: t.id({ description: 'Which training.' }),
    title: t.string({
      required: false,
      description: 'Of the copy, 255 characters at most. Null: that of the training, with its translations.',
      validate: title,
    }),
  }),
});

export const TakeOverOriginChangesInput = builder.inputType('TakeOverOriginChangesInput', {
  description: 'What a copy takes over from its origin.',
  fields: (t) => ({
    id: t.id({ description: 'The copy.' }),
    problemIds: t.idList({
      required: false,
      description: 'Some of `originChanges`; null: all of them. The rest is not offered again.',
      validate: z.array(z.string()).max(maxTrainingProblems),
    }),
  }),
});

export const DismissOriginChangesInput = builder.inputType('DismissOriginChangesInput', {
  description: 'A copy that takes over nothing.',
  fields: (t) => ({ id: t.id({ description: 'The copy.' }) }),
});
