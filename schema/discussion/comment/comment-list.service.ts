import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { rememberedCount } from '../../core/remembered.ts';
import { DiscussionNotFound } from '../core/discussion.error.ts';
import { EditorialNotFound } from '../core/editorial.error.ts';
import { LineQuestionNotFound } from '../core/question.error.ts';
import { CommunitySolutionNotFound } from '../core/solution.error.ts';
import { enterThread } from '../thread/enter-thread.service.ts';
import { listedIn, readableIn, subjectOf, subjectSelect, type EnteredThread, type Subject } from '../thread/thread.ts';
import { commentFor, commentSelect, replyFor, replySelect, type CommentRow, type ReplyRow } from './comment-row.ts';
import { CommentNotFound, ReplyNotFound } from './comment.error.ts';

/** Comments of a page unless asked otherwise (specification, section 9). */
export const defaultCommentPage = 10;
/** Replies that come with a comment (specification, section 9). */
export const firstReplies = 3;
/** Replies of a page unless asked otherwise. */
export const defaultReplyPage = 100;
/** Whether a text that is not read has comments is hidden, too. */
const hidingFailures = [DiscussionNotFound, EditorialNotFound, LineQuestionNotFound, CommunitySolutionNotFound];

type Asking = Pick<Context, 'db' | 'reads' | 'cache' | 'viewer' | 'now'>;
type Listing = Asking & Pick<Context, 'largeValues'>;

/**
 * A page of the comments that the viewer may read, newest first. Below a question the accepted answer is the first one,
 * then come those with most likes. @throws what `enterThread` throws
 */
export async function listComments(
  asking: Listing,
  { subject, page }: { readonly subject: Subject; readonly page: PageRequest },
): Promise<Page<CommentRow>> {
  const { db } = asking;
  const thread = await enterThread(asking, subject);
  if (thread.threadId === null) return { ...page, items: [], total: 0 };
  const where = { threadId: thread.threadId, ...listedIn(thread) };
  const [rows, total] = await Promise.all([
    commentsOf(db, { where, thread, page }),
    rememberedCount(asking, `comments ${JSON.stringify(where)}`, () => db.comment.count({ where })),
  ]);
  const rest = await readAround(
    asking,
    rows.map(({ id }) => id),
    thread,
  );
  return { ...page, items: rows.map((row) => commentFor(asking.viewer, row, { thread, ...rest(row.id) })), total };
}

/** The comments of a page; the accepted answer takes the place of the first one. */
async function commentsOf(
  db: Context['db'],
  {
    where,
    thread: { answers },
    page,
  }: { readonly where: Prisma.CommentWhereInput; readonly thread: EnteredThread; readonly page: PageRequest },
) {
  const { skip, take } = sliceOf(page);
  if (answers === undefined) return walkComments(db, { where, orderBy: [newest], skip, take });
  const { acceptedId } = answers;
  const answer =
    acceptedId === null
      ? null
      : await db.comment.findFirst({ where: { AND: [where, { id: acceptedId }] }, select: commentSelect });
  const isFirst = answer !== null && skip === 0;
  const others = await walkComments(db, {
    where: answer === null ? where : { AND: [where, { id: { not: answer.id } }] },
    orderBy: [{ likeCount: 'desc' }, newest],
    skip: answer === null || isFirst ? skip : skip - 1,
    take: isFirst ? take - 1 : take,
  });
  return isFirst ? [answer, ...others] : others;
}

const newest = { id: 'desc' } as const;

/** Ids first: what is around a comment would be read of all that are skipped, too. */
async function walkComments(
  db: Context['db'],
  walk: Required<Pick<Prisma.CommentFindManyArgs, 'where' | 'skip' | 'take'>> & {
    readonly orderBy: Prisma.CommentOrderByWithRelationInput[];
  },
) {
  const rows = await db.comment.findMany({ ...walk, select: { id: true } });
  const { orderBy } = walk;
  return db.comment.findMany({ where: { id: { in: rows.map(({ id }) => id) } }, orderBy, select: commentSelect });
}

/** One comment as its reader sees it. The caller knows that it may be read. */
export async function readComment(asking: Asking, id: number, thread: EnteredThread): Promise<CommentRow> {
  const row = await asking.db.comment.findUnique({ where: { id }, select: commentSelect });
  if (row === null) throw new CommentNotFound();
  const rest = await readAround(asking, [id], thread);
  return commentFor(asking.viewer, row, { thread, ...rest(id) });
}

/** A page of the replies to a comment, newest first. @throws CommentNotFound and what `enterThread` throws */
export async function listReplies(
  asking: Asking,
  {
    commentId,
    page: asked,
    aroundId,
  }: { readonly commentId: number; readonly page: PageRequest; readonly aroundId: number | null },
): Promise<Page<ReplyRow>> {
  const { db, viewer } = asking;
  const { thread } = await findComment(asking, commentId, { isDeletedShown: true });
  const where = { commentId, ...readableIn(thread) };
  const page =
    aroundId === null
      ? asked
      : {
          ...asked,
          page: Math.floor((await db.reply.count({ where: { ...where, id: { gt: aroundId } } })) / asked.size) + 1,
        };
  const [rows, total] = await Promise.all([
    db.reply.findMany({ where, orderBy: { id: 'desc' }, ...sliceOf(page), select: replySelect }),
    db.reply.count({ where }),
  ]);
  return { ...page, items: rows.map((row) => replyFor(viewer, row, thread)), total };
}

/**
 * A comment the viewer may read, with its thread.
 *
 * @param isDeletedShown a deleted one too, where replies are below it.
 * @throws CommentNotFound and what `enterThread` throws
 */
export async function findComment(
  asking: Asking,
  id: number,
  { isDeletedShown = false } = {},
): Promise<{
  readonly comment: {
    readonly id: number;
    readonly threadId: number;
    readonly content: string;
    readonly isHidden: boolean;
    readonly author: { readonly id: string; readonly role: string };
  };
  readonly thread: EnteredThread;
}> {
  const found = await asking.db.comment.findUnique({
    where: { id },
    select: { thread: { select: subjectSelect } },
  });
  if (found === null) throw new CommentNotFound();
  const thread = await enterThread(asking, subjectOf(found.thread)).catch((failure: unknown) => {
    throw hidingFailures.some((kind) => failure instanceof kind) ? new CommentNotFound() : failure;
  });
  const comment = await asking.db.comment.findFirst({
    where: { id, ...(isDeletedShown ? listedIn : readableIn)(thread) },
    select: { id: true, threadId: true, content: true, isHidden: true, author: { select: { id: true, role: true } } },
  });
  if (comment === null) throw new CommentNotFound();
  return { comment, thread };
}

/** A reply the viewer may read, with its comment. @throws ReplyNotFound, and what `enterThread` throws of contests */
export async function findReply(asking: Asking, id: number) {
  const place = await asking.db.reply.findUnique({ where: { id }, select: { commentId: true } });
  if (place === null) throw new ReplyNotFound();
  const { comment, thread } = await findComment(asking, place.commentId, { isDeletedShown: true }).catch(
    (failure: unknown) => {
      throw failure instanceof CommentNotFound ? new ReplyNotFound() : failure;
    },
  );
  const reply = await asking.db.reply.findFirst({
    where: { id, ...readableIn(thread) },
    select: { id: true, authorId: true, recipientId: true, content: true, createdAt: true, editedAt: true },
  });
  if (reply === null) throw new ReplyNotFound();
  return { reply, comment, thread };
}

/** Newest replies of some comments, their number, and whether the viewer likes them. A fixed number of queries. */
async function readAround({ db, viewer }: Asking, ids: readonly number[], thread: EnteredThread) {
  const [newest, counts, liked] = await Promise.all([
    newestReplies(db, ids, thread),
    db.reply.groupBy({
      by: ['commentId'],
      where: { commentId: { in: [...ids] }, ...readableIn(thread) },
      _count: { _all: true },
    }),
    likedOf(db, viewer, ids),
  ]);
  const countOf = new Map(counts.map(({ commentId, _count }) => [commentId, _count._all]));
  return (id: number) => ({
    hasLiked: liked.has(id),
    replyCount: countOf.get(id) ?? 0,
    replies: newest.filter(({ commentId }) => commentId === id).map((row) => replyFor(viewer, row, thread)),
  });
}

async function newestReplies(
  db: Context['db'],
  ids: readonly number[],
  { writers, viewerId, isModerator }: EnteredThread,
) {
  // By the index, a few for each comment, however many there are.
  const read =
    writers === null
      ? Prisma.sql`true`
      : Prisma.sql`
        (author_id = ANY(${[...writers.ids]}) OR
         ${writers.withSuperAdmins} AND EXISTS (SELECT FROM "user" u WHERE u.id = author_id AND u.role = 'ROOT'))`;
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT newest.id FROM unnest(${[...ids]}::int[]) AS asked (id)
    CROSS JOIN LATERAL (
      SELECT id FROM reply
      WHERE comment_id = asked.id AND deleted_at IS NULL
        AND (${isModerator} OR NOT is_hidden OR author_id = ${viewerId}::bpchar) AND ${read}
      ORDER BY id DESC LIMIT ${firstReplies}) newest`;
  return db.reply.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
    select: replySelect,
  });
}

async function likedOf(db: Context['db'], viewer: Viewer, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (viewer.kind !== 'user') return new Set();
  const rows = await db.commentLike.findMany({
    where: { userId: viewer.userId, commentId: { in: [...ids] }, isLiked: true },
    select: { commentId: true },
  });
  return new Set(rows.map(({ commentId }) => commentId));
}
