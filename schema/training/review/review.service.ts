import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction, Viewer } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { readSettings } from '../../core/settings/site.service.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { oneProblem } from '../../problem/bank/problem.service.ts';
import { lockSolved, type Pair } from './lock-solved.ts';
import { ProblemNotSolved, ReviewNotFound } from './review.error.ts';
import { dayStart, reviewDays, sumUpReviews } from './sum-up-reviews.service.ts';

/** Rows of a page of the review queue unless asked otherwise. */
export const defaultReviewPage = 30;

type Card = { readonly userId: string; readonly problemId: number };

/** Cards of the viewer that have a due date, without problems that the viewer cannot see. */
function waitingCards(viewer: Viewer & { readonly kind: 'user' }): Prisma.ReviewCardWhereInput {
  return { userId: viewer.userId, dueAt: { not: null }, problem: visibleProblems(viewer) };
}

/** A page of the review queue of the viewer, the earliest due first. @param query the selection of columns. */
export async function listReviews(
  { db, viewer }: Context,
  { page, query }: { readonly page: PageRequest; readonly query: object },
): Promise<Page<Card>> {
  if (viewer.kind !== 'user') return { ...page, total: 0, items: [] };
  const where = waitingCards(viewer);
  const [items, total] = await Promise.all([
    db.reviewCard.findMany({ ...query, where, orderBy: [{ dueAt: 'asc' }, { problemId: 'asc' }], ...sliceOf(page) }),
    db.reviewCard.count({ where }),
  ]);
  return { ...page, total, items };
}

/** Reviews of the viewer that are due. */
export async function countDueReviews({ db, viewer, now }: Context): Promise<number> {
  if (viewer.kind !== 'user') return 0;
  return db.reviewCard.count({ where: { ...waitingCards(viewer), dueAt: { lte: now } } });
}

/** Problems that the viewer solves from now on come back for review. Once started it changes nothing. */
export async function startReviews({ db, viewer, now }: Context): Promise<void> {
  await db.user.updateMany({ where: { id: userIdOf(viewer), reviewSince: null }, data: { reviewSince: now } });
}

/** Ends reviews and empties the queue of the viewer. */
export async function stopReviews({ db, viewer }: Context): Promise<void> {
  const userId = userIdOf(viewer);
  await db.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { reviewSince: null } });
    await tx.$executeRaw`
      SELECT FROM solved_problem s
      WHERE s.user_id = ${userId}::bpchar
        AND s.problem_id IN (SELECT c.problem_id FROM review_card c WHERE c.user_id = ${userId}::bpchar)
      ORDER BY s.user_id, s.problem_id
      FOR NO KEY UPDATE`;
    await tx.reviewCard.deleteMany({ where: { userId } });
  });
}

/**
 * Puts a problem that the viewer solved into the review queue, also one they dropped. One that waits there stays as it
 * is.
 *
 * @throws ProblemNotFound, ProblemNotSolved
 */
export function addReview(context: Context, problemId: number): Promise<void> {
  return changePair(context, problemId, async (tx, pair) => {
    const { timeZone } = await readSettings(tx, ['timeZone']);
    await tx.$executeRaw`
      INSERT INTO review_card AS c (user_id, problem_id, base_due_at)
      VALUES (
        ${pair.userId}::bpchar, ${problemId}, ${dayStart(instantOf(context.now), reviewDays[0], timeZone)})
      ON CONFLICT (user_id, problem_id)
      DO UPDATE SET is_dropped = false, base_stage = 0, base_due_at = excluded.base_due_at
      WHERE c.due_at IS NULL`;
  });
}

/** Puts a review off until the next day, or by a day when it is not due yet. @throws ReviewNotFound, ProblemNotFound */
export function snoozeReview(context: Context, problemId: number): Promise<void> {
  return changeWaiting(context, problemId, (timeZone) => {
    const from = Prisma.sql`greatest(due_at, ${instantOf(context.now)})`;
    return Prisma.sql`base_stage = stage, base_due_at = ${dayStart(from, 1, timeZone)}`;
  });
}

/** Passes a review without a submission. @throws ReviewNotFound, ProblemNotFound */
export function skipReview(context: Context, problemId: number): Promise<void> {
  return changeWaiting(context, problemId, (timeZone) => {
    const wait = Prisma.sql`(ARRAY[${Prisma.join([...reviewDays])}])[stage + 2]`;
    return Prisma.sql`base_stage = stage + 1, base_due_at = ${dayStart(instantOf(context.now), wait, timeZone)}`;
  });
}

/** Takes a problem out of the review queue for good. @throws ReviewNotFound, ProblemNotFound */
export function dropReview(context: Context, problemId: number): Promise<void> {
  return changeWaiting(context, problemId, () => Prisma.sql`is_dropped = true, due_at = NULL`);
}

/** Takes a drop back: the card is as it was. @throws ReviewNotFound, ProblemNotFound */
export function restoreReview(context: Context, problemId: number): Promise<void> {
  return changePair(context, problemId, async (tx, pair) => {
    const { count } = await tx.reviewCard.updateMany({
      where: { ...pair, isDropped: true },
      data: { isDropped: false },
    });
    if (count === 0) throw new ReviewNotFound();
  });
}

function instantOf(instant: Date): Prisma.Sql {
  return Prisma.sql`${instant.toISOString()}::timestamptz`;
}

/** Sets columns of a card that has a due date. */
function changeWaiting(context: Context, problemId: number, columns: (timeZone: string) => Prisma.Sql): Promise<void> {
  return changePair(context, problemId, async (tx, { userId }) => {
    const { timeZone } = await readSettings(tx, ['timeZone']);
    const count = await tx.$executeRaw`
      UPDATE review_card SET ${columns(timeZone)}
      WHERE user_id = ${userId}::bpchar AND problem_id = ${problemId} AND due_at IS NOT NULL`;
    if (count === 0) throw new ReviewNotFound();
  });
}

/** Changes what the viewer has on a problem that they solved, and sums up its card. */
export async function changePair(
  context: Context,
  problemId: number,
  change: (tx: Transaction, pair: Pair) => Promise<void>,
): Promise<void> {
  const { db, viewer } = context;
  const pair = { userId: userIdOf(viewer), problemId };
  const found = await db.problem.findFirst({ where: oneProblem(context, { id: problemId }), select: { id: true } });
  if (found === null) throw new ProblemNotFound();
  await db.$transaction(async (tx) => {
    if (!(await lockSolved(tx, pair))) throw new ProblemNotSolved();
    await change(tx, pair);
    await sumUpReviews(tx, [pair]);
  });
}
