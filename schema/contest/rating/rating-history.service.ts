import type { Context } from '../../core/context.ts';
import { visibleContests } from '../../place/contest/contest.rule.ts';
import { toldRatings } from './rating.rule.ts';

/** Contests of a history; older ones are left out. */
const longestHistory = 500;

const inOrder = [{ ratedContest: { contest: { endsAt: 'desc' } } }, { contestId: 'desc' }] as const;

/** A rated contest of somebody. */
export interface RatingPoint {
  readonly contestId: number;
  /** Null: the viewer may not see the contest. */
  readonly contestTitle: string | null;
  readonly endedAt: Date;
  readonly rank: number;
  readonly performance: number;
  readonly before: number | null;
  readonly after: number;
}

/** Somebody's rating; null: took part in no rated contest. */
export async function ratingOf({ db, now }: Pick<Context, 'db' | 'now'>, userId: string): Promise<number | null> {
  const last = await db.ratingChange.findFirst({
    where: { userId, ...toldRatings(now) },
    orderBy: [...inOrder],
    select: { after: true },
  });
  return last?.after ?? null;
}

/** `ratingOf` several accounts; those without a rating are left out. */
export async function ratingsOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const changes = await db.ratingChange.findMany({
    where: { userId: { in: [...userIds] }, ...toldRatings(now) },
    orderBy: [...inOrder],
    select: { userId: true, after: true },
  });
  return new Map(changes.toReversed().map(({ userId, after }) => [userId, after]));
}

/**
 * The rated contests of somebody, the first first. Those the viewer may not see stand without their name, since ratings
 * would jump without them.
 */
export async function ratingHistory(
  { db, viewer, now }: Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>,
  userId: string,
): Promise<RatingPoint[]> {
  const changes = await db.ratingChange.findMany({
    where: { userId, ...toldRatings(now) },
    orderBy: [...inOrder],
    take: longestHistory,
    select: {
      contestId: true,
      rank: true,
      performance: true,
      before: true,
      after: true,
      ratedContest: { select: { contest: { select: { endsAt: true } } } },
    },
  });
  const seen = await db.contest.findMany({
    where: { AND: [{ id: { in: changes.map(({ contestId }) => contestId) } }, visibleContests(viewer)] },
    select: { id: true, title: true },
  });
  const titles = new Map(seen.map(({ id, title }) => [id, title]));
  return changes.toReversed().map(({ ratedContest, ...change }) => ({
    ...change,
    contestTitle: titles.get(change.contestId) ?? null,
    endedAt: ratedContest.contest.endsAt,
  }));
}
