import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { TrainingPage } from '../core/training.type.ts';
import { listManagedTrainings } from './managed-training.service.ts';
import { trainingForm } from './training-form.service.ts';
import { TrainingFormType } from './training-form.type.ts';

/** Rows of the back office's list unless asked otherwise (specification, "Admin lists"). */
const adminPage = 10;

builder.queryFields((t) => ({
  trainingForm: t.field({
    type: TrainingFormType,
    nullable: true,
    description: 'A training as its form edits it. Null when there is none or the viewer may not change it.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    args: { id: t.arg.id() },
    resolve: (_root, { id }, context) => trainingForm(context, rowId(id)),
  }),
  managedTrainings: t.field({
    type: TrainingPage,
    description:
      'Trainings of the site or of a group that the viewer manages, hidden ones too: all ' +
      `for admins of the place, their own for others. ${adminPage} a page by default.`,
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(adminPage),
    args: {
      groupId: t.arg.id({ required: false, description: 'Null: the site.' }),
      keyword: t.arg.string({
        required: false,
        description: "Part of a title or of the author's username, or a number.",
        validate: z.string().max(255),
      }),
      order: t.arg({ type: RowOrderEnum, required: false, description: 'Null: by rank, then the newest.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { groupId, keyword, order, page }, context, info) =>
      listManagedTrainings(context, {
        groupId: groupId ? rowId(groupId) : null,
        keyword: keyword ?? '',
        order: order ?? null,
        page: pageOf({ page }, adminPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Training' }),
      }),
  }),
}));
