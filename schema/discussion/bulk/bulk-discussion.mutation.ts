import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { maxBulkRows, previewBulkAct, type NewBulkAct } from '../../core/bulk/bulk-act.service.ts';
import { readActNow } from '../../core/bulk/bulk-list.service.ts';
import { bulkActField, BulkActType, bulkIds } from '../../core/bulk/bulk.type.ts';
import type { Context } from '../../core/context.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { maxReasonLength } from '../moderation/moderate.service.ts';
import { discussionDelete, discussionHide, discussionMove } from './discussion-kinds.service.ts';
import { findModeratedDiscussions } from './find-discussions.service.ts';

const text = z.string().max(255);

const DiscussionSearchInput = builder.inputType('DiscussionSearch', {
  description: `Discussions by author, words or both, the newest ${maxBulkRows}.`,
  fields: (t) => ({
    groupId: t.id({ required: false, description: 'Where; null: on the site.' }),
    author: t.string({ required: false, description: 'Username.', validate: text }),
    words: t.string({ required: false, description: 'In title or description.', validate: text }),
  }),
});

const DiscussionSelectionInput = builder.inputType('DiscussionSelection', {
  description: 'Which discussions.',
  isOneOf: true,
  fields: (t) => ({
    discussionIds: t.idList({ required: false, description: `1 to ${maxBulkRows}.`, validate: bulkIds }),
    search: t.field({ type: DiscussionSearchInput, required: false }),
  }),
});

const DiscussionBulkActEnum = builder.enumType('DiscussionBulkAct', {
  description: 'What is done with several discussions.',
  values: ['HIDE', 'DELETE', 'MOVE'] as const,
});

const PreviewDiscussionActInput = builder.inputType('PreviewDiscussionActInput', {
  description: 'What a moderator does with several discussions.',
  fields: (t) => ({
    on: t.field({ type: DiscussionSelectionInput }),
    act: t.field({ type: DiscussionBulkActEnum }),
    reason: t.string({
      required: false,
      description: `For the authors of hidden and deleted ones, at most ${maxReasonLength} characters.`,
      validate: z.string().max(maxReasonLength),
    }),
    categoryId: t.id({ required: false, description: 'Where they are moved to.' }),
  }),
});
type Input = typeof PreviewDiscussionActInput.$inferInput;

function actOf({ act, reason, categoryId }: Input, { locale }: Context): Pick<NewBulkAct, 'kind' | 'change'> {
  if (act === 'MOVE') {
    refuseFaults(categoryId ? [] : [required('categoryId')], locale);
    return { kind: discussionMove, change: { categoryId: rowId(categoryId ?? '') } };
  }
  refuseFaults(isBlank(reason ?? '') ? [required('reason')] : [], locale);
  return { kind: act === 'HIDE' ? discussionHide : discussionDelete, change: { reason: (reason ?? '').trim() } };
}

async function rowsOf({ on: { discussionIds, search } }: Input, context: Context) {
  if (discussionIds) return { ids: discussionIds };
  return findModeratedDiscussions(context, {
    groupId: search?.groupId ? rowId(search.groupId) : null,
    author: search?.author ?? '',
    words: search?.words ?? '',
  });
}

builder.mutationField('previewDiscussionAct', (t) =>
  t.field({
    type: BulkActType,
    description:
      'What hiding, deleting or moving several discussions would do with each of them; changes none of them. ' +
      '`applyBulkAct` does it, as the acts of moderators, which are undone one by one, too.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    complexity: ({ input }) => ({ field: input.on.discussionIds?.length ?? maxBulkRows }),
    errors: { types: [InvalidInput], dataField: bulkActField },
    args: { input: t.arg({ type: PreviewDiscussionActInput }) },
    resolve: async (_root, { input }, context) => {
      const act = actOf(input, context);
      return readActNow(context, await previewBulkAct(context, { ...act, ...(await rowsOf(input, context)) }));
    },
  }),
);
