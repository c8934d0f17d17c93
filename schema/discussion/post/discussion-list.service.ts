import type { Discussion, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { rememberedCount } from '../../core/remembered.ts';
import { byId, type RowOrder } from '../../core/row-order.ts';
import { unansweredDiscussions } from '../core/answer.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { DiscussionNotFound, RemovedDiscussionNotFound } from '../core/discussion.error.ts';
import { readableDiscussions } from '../core/discussion.rule.ts';
import { isAreaOpen, requireOpen } from '../core/open-area.service.ts';

/** Discussions of a page unless asked otherwise (specification, section 9). */
export const defaultDiscussionPage = 10;

/** Lists are counted, and can be paged, up to here. A total of this number means "this many or more". */
const maxCounted = 10_000;
/** Most discussions that a keyword finds; more words narrow it. */
const maxFound = 1_000;

/** The group is one for all, but an index with a null in front is walked in order only if the order names it. */
const pinnedFirst = [{ groupId: 'asc' }, { isPinned: 'desc' }, { id: 'desc' }] as const satisfies object[];

/** What a list of discussions is narrowed by. */
export interface DiscussionFilter {
  /** Null: of the site. */
  readonly groupId: number | null;
  readonly categoryId: number | null;
  readonly problemDisplayId: string | null;
  readonly keyword: string | null;
  readonly isUnanswered: boolean;
  readonly isMine: boolean;
}

type Asking = Pick<Context, 'db' | 'cache' | 'viewer' | 'now' | 'largeValues'>;

interface DiscussionListRequest {
  readonly filter: DiscussionFilter;
  /** Null: pinned ones first, then the newest. */
  readonly order: RowOrder | null;
  readonly page: PageRequest;
  /** Selection of columns, from the caller. */
  readonly query: object;
}

/** A page of the discussions of a place that the viewer may read. @throws DiscussionsClosed */
export async function listDiscussions(
  asking: Asking,
  { filter, order, page, query }: DiscussionListRequest,
): Promise<Page<Discussion>> {
  const { db, viewer } = asking;
  await requireOpen(asking, filter.groupId);
  const slice = sliceOf(page);
  const closed = await closedProblems(asking);
  const conditions = slice.skip < maxCounted ? await conditionsOf(asking, filter, closed) : null;
  if (conditions === null) return { ...page, items: [], total: 0 };
  const where = { AND: [...conditions, readableDiscussions(viewer, closed)] };
  const asker =
    viewer.kind === 'user'
      ? [viewer.userId, viewer.role, viewer.siteRights, [...viewer.groupLevels], [...viewer.groupRights]]
      : null;
  const [items, total] = await Promise.all([
    db.discussion.findMany({ ...query, where, orderBy: order === null ? [...pinnedFirst] : byId(order), ...slice }),
    rememberedCount(asking, `discussions ${JSON.stringify([asker, closed, filter])}`, () =>
      db.discussion.count({ where, take: maxCounted }),
    ),
  ]);
  return { ...page, items, total };
}

/** Discussions of the site in the order of its list, by a text; none where the viewer finds the area closed. */
export async function findDiscussions(
  asking: Asking,
  { text, count, query }: { readonly text: string; readonly count: number; readonly query: object },
): Promise<Discussion[]> {
  const { db, viewer } = asking;
  if (!(await isAreaOpen(asking, null))) return [];
  const readable = readableDiscussions(viewer, await closedProblems(asking));
  return db.discussion.findMany({
    ...query,
    where: { AND: [{ groupId: null }, await keywordCondition(db, null, text), readable] },
    orderBy: pinnedFirst,
    take: count,
  });
}

/** Null: nothing can match. */
async function conditionsOf(
  { db, viewer }: Asking,
  { groupId, categoryId, problemDisplayId, keyword, isUnanswered, isMine }: DiscussionFilter,
  closed: readonly number[],
): Promise<Prisma.DiscussionWhereInput[] | null> {
  const conditions: Prisma.DiscussionWhereInput[] = [{ groupId }];
  if (categoryId !== null) conditions.push({ categoryId });
  if (isUnanswered) conditions.push(unansweredDiscussions(closed));
  if (isMine) {
    if (viewer.kind !== 'user') return null;
    conditions.push({ authorId: viewer.userId });
  }
  if (problemDisplayId !== null) {
    const problem = await db.problem.findFirst({ where: { displayId: problemDisplayId }, select: { id: true } });
    if (problem === null) return null;
    conditions.push({ problemId: problem.id });
  }
  if (keyword !== null && keyword.trim() !== '') conditions.push(await keywordCondition(db, groupId, keyword.trim()));
  return conditions;
}

/** By words of title and description, by the author's username, or by id. */
async function keywordCondition(
  db: Context['db'],
  groupId: number | null,
  keyword: string,
): Promise<Prisma.DiscussionWhereInput> {
  const found = await idsByWords(db, groupId, keyword);
  const author = await db.user.findUnique({ where: { usernameKey: usernameKey(keyword) }, select: { id: true } });
  const number = /^[0-9]{1,9}$/.test(keyword) ? [Number(keyword)] : [];
  return {
    OR: [{ id: { in: [...found, ...number] } }, ...(author === null ? [] : [{ authorId: author.id }])],
  };
}

/** Discussions of a place with words in title or description, the newest first; not all of them may be read. */
export async function idsByWords(db: Context['db'], groupId: number | null, text: string): Promise<number[]> {
  // With IS NULL, the planner takes rare words for frequent ones and reads all discussions from the newest on.
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM discussion
    WHERE words @@ coalesce(search_query(${text}), ''::tsquery) AND group_id IS NOT DISTINCT FROM ${groupId}::int
    ORDER BY id DESC LIMIT ${maxFound}`;
  return found.map(({ id }) => id);
}

/** One discussion that the viewer may read. @throws DiscussionNotFound, DiscussionsClosed */
export async function readDiscussion(
  asking: Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>,
  id: number,
  query: object = {},
): Promise<Discussion> {
  const { db, viewer } = asking;
  const where = { id, AND: readableDiscussions(viewer, await closedProblems(asking)) };
  const place = await db.discussion.findFirst({ where, select: { groupId: true } });
  if (place === null) throw new DiscussionNotFound();
  await requireOpen(asking, place.groupId);
  const discussion = await db.discussion.findFirst({ ...query, where });
  if (discussion === null) throw new DiscussionNotFound();
  return discussion;
}

/**
 * `readDiscussion`, which says of a deleted discussion with comments who removed it, and why.
 *
 * @throws DiscussionNotFound, RemovedDiscussionNotFound, DiscussionsClosed
 */
export async function openDiscussion(
  asking: Pick<Context, 'db' | 'cache' | 'viewer' | 'now'>,
  id: number,
  query: object,
): Promise<Discussion> {
  try {
    return await readDiscussion(asking, id, query);
  } catch (error) {
    if (error instanceof DiscussionNotFound) throw (await removalOf(asking, id)) ?? error;
    throw error;
  }
}

async function removalOf(asking: Pick<Context, 'db' | 'viewer' | 'now'>, id: number) {
  const { db, viewer } = asking;
  const readable = readableDiscussions(viewer, await closedProblems(asking), { isDeletedShown: true });
  const act = await db.moderationAct.findFirst({
    where: {
      kind: 'DELETE',
      undoneAt: null,
      moderatedText: {
        discussion: { id, deletedAt: { not: null }, thread: { commentCount: { gt: 0 } }, AND: readable },
      },
    },
    orderBy: { id: 'desc' },
    select: { isByAuthor: true, reason: true },
  });
  return act === null ? null : new RemovedDiscussionNotFound(act);
}
