import type { Transaction } from '../../core/context.ts';

/** An account and a problem. */
export interface Pair {
  readonly userId: string;
  readonly problemId: number;
}

/**
 * Has the account solved the problem? Locks its row, as a verdict does: reviews and resets of the pair, and what its
 * verdicts make of them, take turns.
 */
export async function lockSolved(tx: Transaction, { userId, problemId }: Pair): Promise<boolean> {
  const rows = await tx.$queryRaw<{ isSolved: boolean }[]>`
    SELECT first_accepted_at IS NOT NULL AS "isSolved"
    FROM solved_problem
    WHERE user_id = ${userId}::bpchar AND problem_id = ${problemId}
    FOR NO KEY UPDATE`;
  return rows[0]?.isSolved ?? false;
}
