import type { Transaction } from '../../core/context.ts';

/**
 * Adds what accounts solved of a problem to their figures, or takes it away: problems of the public bank count, those
 * of groups do not.
 */
export async function countForSolvers(tx: Transaction, problemId: number, sign: 1 | -1): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO user_statistics (user_id, submissions, solved, oi_rank_score)
    SELECT user_id, ${sign}::int * attempts, ${sign}::int * (first_accepted_at IS NOT NULL)::int,
      ${sign}::int * coalesce(best_oi_rank_score, 0)
    FROM solved_problem
    WHERE problem_id = ${problemId}
    ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET submissions = user_statistics.submissions + excluded.submissions,
      solved = user_statistics.solved + excluded.solved,
      oi_rank_score = user_statistics.oi_rank_score + excluded.oi_rank_score`;
}
