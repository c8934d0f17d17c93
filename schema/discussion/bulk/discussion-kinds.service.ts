import type { ModerationKind, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { auditBy } from '../../core/audit/audit.ts';
import { bulkKind } from '../../core/bulk/bulk-kind.ts';
import { BulkRowChanged } from '../../core/bulk/bulk.error.ts';
import type { Context, Transaction } from '../../core/context.ts';
import type { DomainError } from '../../core/errors.ts';
import { rowId } from '../../core/row-id.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { DiscussionCategoryNotFound } from '../core/discussion.error.ts';
import { writeModeration } from '../moderation/moderate.service.ts';
import { ModeratedTextNotFound, ModerationActNotFound } from '../moderation/moderation.error.ts';
import { writeUndo } from '../moderation/undo.service.ts';
import { moderatedTexts } from '../text/moderator.rule.ts';

const rowSelect = {
  id: true,
  groupId: true,
  title: true,
  isDisabled: true,
  deletedAt: true,
  categoryId: true,
  category: { select: { name: true } },
} as const satisfies Prisma.DiscussionSelect;
type Row = Prisma.DiscussionGetPayload<{ select: typeof rowSelect }>;

const moderationActions = ['moderation.keep', 'moderation.hide', 'moderation.delete', 'moderation.undo'] as const;

/** Discussions that the viewer moderates, deleted ones too; whoever sees one of them may do all of this. */
const discussions = {
  target: 'DISCUSSION',
  read: async (context: Context, ids: readonly string[]): Promise<Row[]> => {
    const { discussion } = moderatedTexts(context.viewer, await closedProblems(context));
    return context.db.discussion.findMany({
      where: { AND: [{ id: { in: ids.map(rowId) } }, discussion] },
      select: rowSelect,
    });
  },
  notFound: () => new ModeratedTextNotFound(),
  nameOf: ({ title }: Row) => title,
} as const;

/** Deleted ones are restored alone. */
function deletedRefusals(
  aims: readonly { readonly row: Row; readonly isUndo: boolean }[],
): Promise<Map<number, DomainError>> {
  return Promise.resolve(
    new Map(
      aims.flatMap(({ row: { id, deletedAt }, isUndo }) =>
        deletedAt === null || isUndo ? [] : [[id, new ModeratedTextNotFound()] as const],
      ),
    ),
  );
}

const reasonGiven = z.object({ reason: z.string() });

function moderate(
  context: Context,
  tx: Transaction,
  { row: { id, groupId }, kind, reason }: { readonly row: Row; readonly kind: ModerationKind; readonly reason: string },
): Promise<number[]> {
  return writeModeration(tx, context, {
    text: { ref: { kind: 'DISCUSSION', id }, groupId },
    moderation: { kinds: [kind], reason, until: null },
  });
}

/** Undoes moderation acts as their log does. */
async function undoModeration(context: Context, tx: Transaction, actIds: readonly number[]): Promise<void> {
  for (const id of actIds) {
    const act = await tx.moderationAct.findUnique({
      where: { id },
      select: { id: true, kind: true, moderatedTextId: true },
    });
    if (act === null) throw new ModerationActNotFound();
    await writeUndo(tx, context, act);
  }
}

/** Hides discussions. */
export const discussionHide = bulkKind({
  ...discussions,
  name: 'discussion.hide',
  actions: moderationActions,
  change: reasonGiven,
  fields: z.object({ isHidden: z.boolean() }),
  fieldsOf: ({ isDisabled }: Row) => ({ isHidden: isDisabled }),
  aim: () => ({ isHidden: true }),
  refusals: (_context, aims) => deletedRefusals(aims),
  write: (context, tx, { row }, { reason }) => moderate(context, tx, { row, kind: 'HIDE', reason }),
  undo: undoModeration,
});

/** Deletes discussions. */
export const discussionDelete = bulkKind({
  ...discussions,
  name: 'discussion.delete',
  actions: moderationActions,
  change: reasonGiven,
  fields: z.object({ isDeleted: z.boolean() }),
  fieldsOf: ({ deletedAt }: Row) => ({ isDeleted: deletedAt !== null }),
  aim: () => ({ isDeleted: true }),
  refusals: () => Promise.resolve(new Map<number, DomainError>()),
  write: (context, tx, { row }, { reason }) => moderate(context, tx, { row, kind: 'DELETE', reason }),
  undo: undoModeration,
});

/** Moves discussions to a category of the site or of their group. */
export const discussionMove = bulkKind({
  ...discussions,
  name: 'discussion.move',
  actions: ['discussion.moderate'],
  change: z.object({ categoryId: z.int() }),
  fields: z.object({ categoryId: z.int() }),
  fieldsOf: ({ categoryId }: Row) => ({ categoryId }),
  aim: (_row, { categoryId }) => ({ categoryId }),
  refusals: async ({ db }, aims) => {
    const refusals = await deletedRefusals(aims);
    const categories = await db.discussionCategory.findMany({
      where: { id: { in: aims.map(({ to }) => to.categoryId) } },
      select: { id: true, groupId: true },
    });
    const placeOf = new Map(categories.map(({ id, groupId }) => [id, groupId]));
    for (const { row, to } of aims) {
      const place = placeOf.get(to.categoryId);
      if (!refusals.has(row.id) && place !== null && (place === undefined || place !== row.groupId))
        refusals.set(row.id, new DiscussionCategoryNotFound());
    }
    return refusals;
  },
  write: async (context, tx, { row: { id, groupId, categoryId, category }, to }) => {
    const { count } = await tx.discussion.updateMany({
      where: { id, categoryId },
      data: { categoryId: to.categoryId },
    });
    if (count === 0) throw new BulkRowChanged(null);
    const { name } = await tx.discussionCategory.findUniqueOrThrow({
      where: { id: to.categoryId },
      select: { name: true },
    });
    await auditBy(context, tx, {
      action: 'discussion.moderate',
      target: { kind: 'DISCUSSION', id },
      groupId,
      before: { category: category.name },
      after: { category: name },
    });
    await context.pubsub.publish('discussion', { discussionId: id }, tx);
    return [];
  },
});
