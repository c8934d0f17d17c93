import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { categoriesOf, defaultTrainingPage, listTrainings } from './training-list.service.ts';
import { reachableTrainings } from './training.rule.ts';
import {
  TrainingAccessEnum,
  TrainingCategoryObject,
  TrainingKindEnum,
  TrainingObject,
  TrainingPage,
} from './training.type.ts';

const TrainingFilterInput = builder.inputType('TrainingFilter', {
  description: 'What a list of trainings is narrowed by.',
  fields: (t) => ({
    kind: t.field({
      type: TrainingKindEnum,
      required: false,
      defaultValue: 'TRAINING',
      description: 'PERSONAL: public personal lists, for signed-in viewers.',
    }),
    groupId: t.id({
      required: false,
      description: 'Trainings of this group and those it received; null: of the site.',
    }),
    categoryId: t.id({ required: false, description: 'Of this category.' }),
    access: t.field({ type: TrainingAccessEnum, required: false, description: 'Public or private ones only.' }),
    keyword: t.string({
      required: false,
      description: "Part of a title or of the author's username.",
      validate: z.string().max(255),
    }),
  }),
});

builder.queryFields((t) => ({
  trainings: t.field({
    type: TrainingPage,
    description:
      'Visible trainings of the site or of a group, by rank, then the newest. Those of a group are for its members. ' +
      'Personal lists come by their last change. ' +
      `${defaultTrainingPage} a page by default.`,
    authScopes: { public: true },
    complexity: pageComplexity(defaultTrainingPage),
    args: {
      filter: t.arg({ type: TrainingFilterInput, required: false, description: 'Absent: all of the site.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, page }, context, info) =>
      listTrainings(context, {
        filter: {
          ...filter,
          kind: filter?.kind ?? 'TRAINING',
          groupId: filter?.groupId ? rowId(filter.groupId) : null,
          categoryId: filter?.categoryId ? rowId(filter.categoryId) : null,
        },
        page: pageOf({ page }, defaultTrainingPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Training' }),
      }),
  }),
  training: t.prismaField({
    type: TrainingObject,
    nullable: true,
    description: 'One training. Null when there is none or the viewer may not see it.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    resolve: (query, _root, { id }, context) =>
      context.db.training.findFirst({ ...query, where: { AND: [{ id: rowId(id) }, reachableTrainings(context)] } }),
  }),
  trainingCategories: t.prismaField({
    type: [TrainingCategoryObject],
    description: 'Categories of the site; with a group those of the group too, for its members. The oldest first.',
    authScopes: { public: true },
    args: { groupId: t.arg.id({ required: false }) },
    resolve: (query, _root, { groupId }, { db, viewer }) =>
      db.trainingCategory.findMany({
        ...query,
        where: categoriesOf(viewer, groupId ? rowId(groupId) : null),
        orderBy: [{ groupId: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
      }),
  }),
}));
