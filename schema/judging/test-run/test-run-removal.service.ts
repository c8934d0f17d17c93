import type { PubSub, Services, Transaction } from '../../core/context.ts';

/** How long a result can be read, in milliseconds (decision 137, "Test run"). */
export const readableMs = 60_000;
/** A run that no judge has taken for so long, in milliseconds, is taken off: nobody waits for it any more. */
const longestWaitMs = 600_000;

/**
 * Takes back what a user has under way. A judge that holds it learns so at its next heartbeat. The task goes first, as
 * wherever both are touched: a result that comes at the same moment is either whole or refused.
 */
export async function removeUnfinished(tx: Transaction, pubsub: PubSub, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM judge_task
    WHERE test_run_id IN (SELECT id FROM test_run WHERE user_id = ${userId} AND finished_at IS NULL)`;
  const removed = await tx.$queryRaw<
    { id: number }[]
  >`DELETE FROM test_run WHERE user_id = ${userId} AND finished_at IS NULL RETURNING id`;
  for (const { id } of removed) await pubsub.publish('testRun', { testRunId: id }, tx);
}

/**
 * Removes results that can no longer be read and runs that no judge came for; called whenever a judge looks for work.
 */
export async function removeOldTestRuns({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.$executeRaw`
    WITH forgotten AS (
      DELETE FROM judge_task WHERE id IN (
        SELECT t.id FROM test_run r JOIN judge_task t ON t.test_run_id = r.id
        WHERE r.finished_at IS NULL AND r.created_at < clock_timestamp() - ${longestWaitMs} * interval '1 millisecond'
          AND t.state = 'WAITING'
        ORDER BY t.id FOR UPDATE OF t SKIP LOCKED)
      RETURNING test_run_id
    )
    DELETE FROM test_run WHERE id IN (
      SELECT id FROM test_run
      WHERE finished_at < clock_timestamp() - ${readableMs} * interval '1 millisecond'
        OR id IN (SELECT test_run_id FROM forgotten)
      ORDER BY id FOR UPDATE SKIP LOCKED)`;
}
