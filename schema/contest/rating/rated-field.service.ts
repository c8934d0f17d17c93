import type { Transaction } from '../../core/context.ts';
import { loadBoardContest, rulesOf } from '../scoreboard/board-data.service.ts';
import { boardOf, rowOf } from '../scoreboard/board/board.ts';
import { readTries } from '../scoreboard/stored-tries.ts';
import { initialRating, ratingChanges } from './rating.ts';

type Db = Pick<Transaction, '$queryRaw' | 'contest'>;

/** What a contest makes of the rating of one who took part. */
export interface RatedRow {
  readonly userId: string;
  /** Among those who are rated. */
  readonly rank: number;
  readonly performance: number;
  /** Null: had no rating yet. */
  readonly before: number | null;
  readonly after: number;
}

/** What a contest makes of ratings. */
export interface RatedField {
  /** The best first. */
  readonly rows: readonly RatedRow[];
  /**
   * Does something that one of them submitted in time wait for its verdict? What is being judged again has one
   * meanwhile.
   */
  readonly isUnjudged: boolean;
}

/** Of nobody. */
export const emptyField: RatedField = { rows: [], isUnjudged: false };

/**
 * What a contest makes of ratings, as its final board has it: with what was sealed, without what came after the end.
 * Rated is who takes part alone and submitted something in time; teams, who takes part later and star accounts are
 * passed over, as if they were not there. Ratings before are those of the rated contests that ended earlier.
 */
export async function rateContest(db: Db, contestId: number): Promise<RatedField> {
  const contest = await loadBoardContest(db, contestId);
  if (contest === null) return emptyField;
  const rules = rulesOf(contest);
  const people = await db.$queryRaw<{ id: number; userId: string; tries: unknown }[]>`
    SELECT p.id, m.user_id AS "userId", p.tries
    FROM contest_participant p
      JOIN contest_member m ON m.participant_id = p.id
    WHERE p.contest_id = ${contestId} AND p.kind = 'INDIVIDUAL' AND NOT p.is_star`;
  let isUnjudged = false;
  const rows = people.flatMap(({ id, tries: stored }) => {
    const tries = readTries(stored);
    const inTime = [...tries.values()].flat().filter(({ atMs }) => atMs >= 0 && atMs <= rules.lengthMs);
    isUnjudged ||= inTime.some(({ outcome }) => outcome === 'WAITING');
    return inTime.length > 0
      ? [rowOf({ id, isStar: false, tries }, rules, { isSealed: false, includesAfterEnd: false, untilMs: null })]
      : [];
  });
  const userIds = new Map(people.map(({ id, userId }) => [id, userId]));
  const placed = boardOf(rows).rows.map(({ participantId, rank }) => ({
    userId: userIds.get(participantId) ?? '',
    rank,
  }));
  const before = await ratingsBefore(
    db,
    { id: contestId, endsAt: contest.endsAt },
    placed.map(({ userId }) => userId),
  );
  const changes = ratingChanges(
    placed.map(({ userId, rank }) => ({ rank, rating: before.get(userId) ?? initialRating })),
  );
  return {
    isUnjudged,
    rows: placed.map(({ userId, rank }, index) => ({
      userId,
      rank,
      before: before.get(userId) ?? null,
      after: changes[index]?.after ?? initialRating,
      performance: changes[index]?.performance ?? initialRating,
    })),
  };
}

/**
 * Ratings that some had when a contest ended; who had none is left out. Contests that end together count in the order
 * they were made.
 */
async function ratingsBefore(
  db: Db,
  { id, endsAt }: { readonly id: number; readonly endsAt: Date },
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ userId: string; rating: number }[]>`
    SELECT DISTINCT ON (r.user_id) r.user_id AS "userId", r.after AS rating
    FROM rating_change r
      JOIN contest c ON c.id = r.contest_id
    WHERE r.user_id = ANY(${userIds}::char(32)[]) AND (c.ends_at, c.id) < (${endsAt}, ${id})
    ORDER BY r.user_id, c.ends_at DESC, c.id DESC`;
  return new Map(rows.map(({ userId, rating }) => [userId, rating]));
}
