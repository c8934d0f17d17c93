import { auditBy } from '../../core/audit/audit.ts';
import type { Context, PubSub, Transaction } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { ContestNotFound } from '../../place/contest/contest.error.ts';
import { auditContest } from '../core/contest-audit.ts';
import { administerContest } from '../core/contest.service.ts';
import { lockRatings, markFrom, ratingJob } from './compute-ratings.service.ts';
import { emptyField, rateContest, type RatedRow } from './rated-field.service.ts';
import { ContestNotRatable, ContestNotRated, ContestRatedAlready, type RatingRefusal } from './rating.error.ts';
import { fieldRefusal, ratableSelect, ratingRefusal } from './rating.rule.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>;
type Acting = Asking & Pick<Context, 'pubsub'>;

/** A row with its name. */
export interface NamedRatedRow extends RatedRow {
  readonly username: string;
}

/** What a contest makes of ratings, or would make. */
export interface ContestRating {
  readonly contestId: number;
  readonly title: string;
  /** Null: it changes no ratings. */
  readonly appliedAt: Date | null;
  /** It is rated, and its changes are being computed. */
  readonly isComputing: boolean;
  /** Why it cannot be rated now. */
  readonly refusal: RatingRefusal | null;
  readonly viewerCanApply: boolean;
  /** The best first; a preview while it is not rated. */
  readonly rows: readonly RatedRow[];
}

/**
 * What a contest makes of ratings, for its admins: as stored where it is rated, else a preview.
 *
 * @throws ContestNotFound, NotContestAdmin
 */
export async function contestRating(asking: Asking, contestId: number): Promise<ContestRating> {
  const { db, viewer, now } = asking;
  await administerContest(asking, contestId);
  const contest = await db.contest.findUnique({
    where: { id: contestId },
    select: { ...ratableSelect, title: true, rated: { select: { appliedAt: true, computedAt: true } } },
  });
  if (contest === null) throw new ContestNotFound();
  const { title, rated } = contest;
  const fixed = ratingRefusal(contest, now);
  const field =
    fixed !== null
      ? emptyField
      : rated?.computedAt
        ? { ...emptyField, rows: await storedRows(db, contestId) }
        : await rateContest(db, contestId);
  return {
    contestId,
    title,
    rows: field.rows,
    appliedAt: rated?.appliedAt ?? null,
    isComputing: rated !== null && rated.computedAt === null,
    refusal: fixed ?? fieldRefusal(field),
    viewerCanApply: isSuperAdmin(viewer),
  };
}

function storedRows(db: Asking['db'], contestId: number): Promise<RatedRow[]> {
  return db.ratingChange.findMany({
    where: { contestId },
    orderBy: [{ rank: 'asc' }, { userId: 'asc' }],
    select: { userId: true, rank: true, performance: true, before: true, after: true },
  });
}

/** A page of rows, with names. */
export async function namedPage(
  { db }: Pick<Context, 'db'>,
  { rows }: ContestRating,
  page: PageRequest,
): Promise<Page<NamedRatedRow>> {
  const { skip, take } = sliceOf(page);
  const shown = rows.slice(skip, skip + take);
  const users = await db.user.findMany({
    where: { id: { in: shown.map(({ userId }) => userId) } },
    select: { id: true, username: true },
  });
  const names = new Map(users.map(({ id, username }) => [id, username]));
  return {
    ...page,
    total: rows.length,
    items: shown.map((row) => ({ ...row, username: names.get(row.userId) ?? '' })),
  };
}

/** Lets a contest change ratings. @throws ContestNotFound, NotContestAdmin, ContestNotRatable, ContestRatedAlready */
export async function applyContestRating(acting: Acting, contestId: number): Promise<void> {
  const { db, viewer, now, pubsub } = acting;
  const { refusal, appliedAt } = await contestRating(acting, contestId);
  if (appliedAt !== null) throw new ContestRatedAlready();
  if (refusal !== null) throw new ContestNotRatable(refusal);
  await db.$transaction(async (tx) => {
    await lockRatings(tx);
    const { count } = await tx.ratedContest.createMany({
      data: [{ contestId, appliedAt: now, appliedById: userIdOrNull(viewer) }],
      skipDuplicates: true,
    });
    if (count === 0) throw new ContestRatedAlready();
    await auditContest(acting, tx, contestId, { action: 'contest.applyRating' });
    await markFrom(tx, pubsub, contestId);
  });
}

/**
 * Takes back what a contest made of ratings; later ones are computed anew.
 *
 * @throws ContestNotFound, NotContestAdmin,
 * ContestNotRated
 */
export async function revertContestRating(acting: Acting, contestId: number): Promise<void> {
  const { db, pubsub } = acting;
  await administerContest(acting, contestId);
  const isReverted = await db.$transaction(async (tx) => {
    const wasRated = await takeBackRating(tx, pubsub, contestId);
    if (wasRated) await auditContest(acting, tx, contestId, { action: 'contest.revertRating' });
    return wasRated;
  });
  if (!isReverted) throw new ContestNotRated();
}

/** As part of what removes it. @returns was it rated? */
export async function takeBackRating(tx: Transaction, pubsub: PubSub, contestId: number): Promise<boolean> {
  await lockRatings(tx);
  const { count } = await tx.ratedContest.deleteMany({ where: { contestId } });
  if (count > 0) await markFrom(tx, pubsub, contestId);
  return count > 0;
}

/** As part of what changes the results of a contest at once; nothing where it is not rated. */
export async function renewRating(tx: Transaction, pubsub: PubSub, contestId: number): Promise<void> {
  if ((await tx.ratedContest.count({ where: { contestId } })) > 0) await markFrom(tx, pubsub, contestId);
}

/**
 * Computes all ratings anew, as after verdicts or times of rated contests have changed.
 *
 * @returns how many contests are
 * rated.
 */
export async function recomputeRatings(context: Pick<Context, 'db' | 'pubsub' | 'viewer' | 'now'>): Promise<number> {
  const { db, pubsub } = context;
  return db.$transaction(async (tx) => {
    await lockRatings(tx);
    const { count } = await tx.ratedContest.updateMany({ data: { computedAt: null } });
    if (count > 0) await pubsub.publish('job', { name: ratingJob, id: 0 }, tx);
    await auditBy(context, tx, {
      action: 'rating.recompute',
      target: { kind: 'SITE', id: 'ratings' },
      groupId: null,
      after: { contests: count },
    });
    return count;
  });
}
