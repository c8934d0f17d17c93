import type { PubSub, Services, Transaction } from '../../core/context.ts';
import { emptyField, rateContest } from './rated-field.service.ts';
import { ratableSelect, ratingRefusal } from './rating.rule.ts';

/*
 * How ratings are computed
 *
 * A rating follows from all rated contests in the order they ended. When one of them comes, goes or is judged anew, it
 * and all that ended later are marked, and the job computes the marked ones, the earliest first, each in a transaction
 * of its own under one lock. So a job that was cut off goes on where it stopped, several servers do not disturb each
 * other, and what comes out is the same whenever and however often it runs.
 */

/** Name of the job; which contest its message names does not matter. */
export const ratingJob = 'rating';

/** The first contest that is to be computed; none: nothing is to be done. */
export async function dueRatings({ db }: Pick<Services, 'db'>): Promise<number[]> {
  const first = await db.ratedContest.findFirst({
    where: { computedAt: null },
    select: { contestId: true },
    orderBy: { contestId: 'asc' },
  });
  return first === null ? [] : [first.contestId];
}

/** Computes all that is marked. */
export async function computeRatings(
  { db, pubsub }: Pick<Services, 'db' | 'pubsub'>,
  _id: number,
  now: Date,
): Promise<void> {
  while (await db.$transaction((tx) => computeNext(tx, pubsub, now), { timeout: 120_000, maxWait: 30_000 }));
}

/** Marks a contest and all that ended later, whichever of them are rated. */
export async function markFrom(tx: Transaction, pubsub: PubSub, contestId: number): Promise<void> {
  await lockRatings(tx);
  await tx.$executeRaw`
    UPDATE rated_contest SET computed_at = NULL FROM contest c, contest first
    WHERE c.id = rated_contest.contest_id AND first.id = ${contestId}
      AND (c.ends_at, c.id) >= (first.ends_at, first.id)`;
  await pubsub.publish('job', { name: ratingJob, id: contestId }, tx);
}

/** One at a time marks or computes. */
export async function lockRatings(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('rating'))`;
}

/** @returns was one computed? */
async function computeNext(tx: Transaction, pubsub: PubSub, now: Date): Promise<boolean> {
  await lockRatings(tx);
  const next = await tx.ratedContest.findFirst({
    where: { computedAt: null },
    orderBy: [{ contest: { endsAt: 'asc' } }, { contestId: 'asc' }],
    select: { contestId: true, contest: { select: ratableSelect } },
  });
  if (next === null) return false;
  const { contestId, contest } = next;
  // Who gave it another end or another seal since it was rated took it out of the ratings until then.
  const { rows, isUnjudged } = ratingRefusal(contest, now) === null ? await rateContest(tx, contestId) : emptyField;
  // It stays marked, with all that come after it, and is looked at again with the next round of the queue.
  if (isUnjudged) return false;
  await tx.ratingChange.deleteMany({ where: { contestId } });
  await tx.ratingChange.createMany({ data: rows.map((row) => ({ contestId, ...row })) });
  await tx.ratedContest.update({ where: { contestId }, data: { computedAt: now }, select: { contestId: true } });
  await pubsub.publish('contest', { contestId }, tx);
  return true;
}
