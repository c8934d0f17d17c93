import { builder } from '../../core/builder.ts';
import { translationsOf } from '../core/text-in.ts';
import { TrainingAccessEnum, TrainingCategoryObject } from '../core/training.type.ts';
import { TextTranslationType } from '../core/translation.type.ts';
import type { TrainingForm } from './training-form.service.ts';

export const TrainingFormType = builder.objectRef<TrainingForm>('TrainingForm').implement({
  description: 'A training as its form edits it, for its editors.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    title: t.exposeString('title', { description: 'Its name in lists.' }),
    description: t.exposeString('description', { description: 'Markdown.' }),
    translations: t.field({
      type: [TextTranslationType],
      description: 'Title and description in other languages.',
      resolve: ({ translations }) => translationsOf(translations),
    }),
    access: t.expose('access', { type: TrainingAccessEnum, description: 'Who reads what is inside.' }),
    password: t.exposeString('password', { nullable: true, description: 'Null: the training is public.' }),
    rank: t.exposeInt('rank', { description: 'Order in lists, smaller first.' }),
    isVisible: t.exposeBoolean('isVisible', { description: 'False: only its managers see it.' }),
    category: t.field({
      type: TrainingCategoryObject,
      nullable: true,
      description: 'Null: the category was deleted.',
      resolve: ({ category }) => category,
    }),
    version: t.exposeInt('version', {
      description: 'Grows with each save; a form is saved over the version it was opened with.',
    }),
    authorName: t.string({ description: 'Username of the author.', resolve: ({ author }) => author.username }),
    groupId: t.id({
      nullable: true,
      description: 'Null: of the site.',
      resolve: ({ groupId }) => (groupId === null ? null : String(groupId)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the training or its list was changed last.',
    }),
  }),
});
