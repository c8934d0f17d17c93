import type { Transaction } from '../context.ts';
import { countedStatus } from './verdict.ts';

/** A verdict of practice that changes. */
export interface CounterMove {
  readonly userId: string;
  readonly problemId: number;
  /** Null: the submission had no verdict before. */
  readonly oldStatus: number | null;
  readonly newStatus: number;
  /** Writes the submission's row, at the moment it must be written: after the lock, before the sums. */
  readonly write: () => Promise<void>;
}

interface Tally {
  readonly isSolved: boolean;
  readonly bestOiRankScore: number;
}

/**
 * Moves the counters of problem and user and the solved list from an old verdict to a new one. What one user has on one
 * problem is summed up anew from the submissions, under a lock on that pair, so it is right however verdicts come and go.
 */
export async function moveCounters(tx: Transaction, move: CounterMove): Promise<void> {
  const { userId, problemId } = move;
  const before = await lockTally(tx, userId, problemId);
  await move.write();
  const after = await sumUp(tx, userId, problemId);

  const from = move.oldStatus === null ? null : countedStatus(move.oldStatus);
  const to = countedStatus(move.newStatus);
  const isCountedMore = Number(to !== null) - Number(from !== null);
  if (from !== to) {
    const steps = {
      total: { increment: isCountedMore },
      ...(from === null ? {} : { [from]: { decrement: 1 } }),
      ...(to === null ? {} : { [to]: { increment: 1 } }),
    };
    await tx.problemStatistics.upsert({ where: { problemId }, create: { problemId, total: 1, ...(to === null ? { total: 0 } : { [to]: 1 }) }, update: steps });
  }

  const solved = Number(after.isSolved) - Number(before.isSolved);
  const oiRankScore = after.bestOiRankScore - before.bestOiRankScore;
  if (isCountedMore === 0 && solved === 0 && oiRankScore === 0) return;
  await tx.userStatistics.upsert({
    where: { userId },
    create: { userId, submissions: isCountedMore, solved, oiRankScore },
    update: { submissions: { increment: isCountedMore }, solved: { increment: solved }, oiRankScore: { increment: oiRankScore } },
  });
}

/** Makes the row of user and problem if there is none and locks it: verdicts of the same pair take turns. */
async function lockTally(tx: Transaction, userId: string, problemId: number): Promise<Tally> {
  await tx.$executeRaw`INSERT INTO solved_problem (user_id, problem_id) VALUES (${userId}, ${problemId}) ON CONFLICT DO NOTHING`;
  const [row] = await tx.$queryRaw<Tally[]>`
    SELECT first_accepted_at IS NOT NULL AS "isSolved", coalesce(best_oi_rank_score, 0) AS "bestOiRankScore"
    FROM solved_problem WHERE user_id = ${userId} AND problem_id = ${problemId} FOR UPDATE`;
  return row ?? { isSolved: false, bestOiRankScore: 0 };
}

/** Sums up what the user has on the problem in practice; see isPractice and countedStatus, which say the same in code. */
async function sumUp(tx: Transaction, userId: string, problemId: number): Promise<Tally> {
  const [row] = await tx.$queryRaw<Tally[]>`
    UPDATE solved_problem SET first_accepted_at = s.first_accepted_at, best_score = s.best_score,
      best_oi_rank_score = s.best_oi_rank_score, attempts = s.attempts
    FROM (
      SELECT min(submitted_at) FILTER (WHERE status = 0) AS first_accepted_at, max(score) AS best_score,
        max(oi_rank_score) AS best_oi_rank_score, count(*)::int AS attempts
      FROM submission
      WHERE user_id = ${userId} AND problem_id = ${problemId} AND contest_id IS NULL AND group_id IS NULL
        AND origin IN ('PRACTICE', 'TRAINING') AND status IN (-3, -2, -1, 0, 1, 2, 3, 4, 8)
    ) s
    WHERE solved_problem.user_id = ${userId} AND solved_problem.problem_id = ${problemId}
    RETURNING s.first_accepted_at IS NOT NULL AS "isSolved", coalesce(s.best_oi_rank_score, 0) AS "bestOiRankScore"`;
  return row ?? { isSolved: false, bestOiRankScore: 0 };
}
