import type { DiscussionCategory, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { auditBy } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { belongsTo, may } from '../../place/place.rule.ts';
import { duplicateFaults, isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import {
  DiscussionCategoryInUse,
  DiscussionCategoryNotFound,
  NotDiscussionModerator,
} from '../core/discussion.error.ts';
import { topicCategories } from '../core/first-question.service.ts';

/** Most categories of a place. */
export const maxCategories = 50;
/** Longest name, in characters. */
export const maxNameLength = 50;

/** A category as its keepers write it. */
export interface CategoryText {
  /** Null: a new one. */
  readonly id: number | null;
  readonly name: string;
  /** Null: the name serves English pages, too. */
  readonly englishName: string | null;
  /** Null: as it was; a new one is none. */
  readonly isHelp: boolean | null;
}

/** Categories that discussions of a place may have, in their order: the site's, then the group's. */
export function listCategories(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  groupId: number | null,
  which: Prisma.DiscussionCategoryWhereInput = {},
) {
  const isGroupRead = groupId !== null && belongsTo(viewer, groupId);
  return db.discussionCategory.findMany({
    where: { AND: [which, { OR: [{ groupId: null }, ...(isGroupRead ? [{ groupId }] : [])] }] },
    orderBy: [{ groupId: { sort: 'asc', nulls: 'first' } }, { position: 'asc' }, { id: 'asc' }],
  });
}

/** Those in which the problems that the viewer solved and tried let them start a discussion. */
export async function categoriesForNew(
  context: Context,
  { groupId, problemDisplayId }: { readonly groupId: number | null; readonly problemDisplayId: string | null },
) {
  const problem = problemDisplayId === null ? null : { displayId: problemDisplayId };
  return listCategories(context, groupId, groupId === null ? await topicCategories(context, problem) : {});
}

const sameName = { 'zh-CN': '分类名称不能重复。', 'en-US': 'Two categories have this name.' };

/**
 * Saves all categories of a place in this order; those left out are deleted.
 *
 * @throws InvalidInput, NotDiscussionModerator, DiscussionCategoryNotFound, DiscussionCategoryInUse
 */
export async function saveCategories(
  context: Context,
  { groupId, categories }: { readonly groupId: number | null; readonly categories: readonly CategoryText[] },
): Promise<DiscussionCategory[]> {
  const { db, viewer, locale } = context;
  if (!may(viewer, 'discussionCategory.keep', { groupId, authorId: null })) throw new NotDiscussionModerator();
  const pathOf = (index: number) => `categories.${index}.name`;
  refuseFaults(
    [
      ...categories.flatMap(({ name }, index) => (isBlank(name) ? [required(pathOf(index))] : [])),
      ...duplicateFaults(
        categories.map(({ name }) => name.trim()),
        pathOf,
        sameName,
      ),
    ],
    locale,
  );
  await db.$transaction(async (tx) => {
    // Saves of one place take turns.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('discussion categories'), ${groupId ?? 0}::int)`;
    const stored = await tx.discussionCategory.findMany({
      where: { groupId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, _count: { select: { discussions: true } } },
    });
    const keptIds = new Set(categories.flatMap(({ id }) => (id === null ? [] : [id])));
    const storedIds = new Set(stored.map(({ id }) => id));
    if ([...keptIds].some((id) => !storedIds.has(id))) throw new DiscussionCategoryNotFound();
    const removed = stored.filter(({ id }) => !keptIds.has(id));
    for (const { name, _count } of removed) if (_count.discussions > 0) throw new DiscussionCategoryInUse(name);
    await tx.discussionCategory.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
    // Names are unique at every moment: two that are exchanged make room for each other first.
    await tx.$executeRaw`
      UPDATE discussion_category SET name = '-' || id WHERE id = ANY(${[...keptIds]}::int[])`;
    for (const [position, { id, name, englishName, isHelp }] of categories.entries()) {
      const data = {
        name: name.trim(),
        englishName: englishName?.trim() || null,
        position,
        ...(isHelp !== null && { isHelp }),
      };
      if (id === null) await tx.discussionCategory.create({ data: { ...data, groupId } });
      else await tx.discussionCategory.update({ where: { id }, data });
    }
    await auditBy(context, tx, {
      action: 'discussion.saveCategories',
      target: groupId === null ? { kind: 'SITE', id: 'discussion' } : { kind: 'GROUP', id: groupId },
      groupId,
      before: { names: namesOf(stored) },
      after: { names: namesOf(categories) },
    });
  });
  return listCategories(context, groupId);
}

function namesOf(categories: readonly { readonly name: string }[]): string {
  return categories.map(({ name }) => name.trim()).join(', ');
}
