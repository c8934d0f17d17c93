import type { TaskResult } from '@verdict/judge/protocol/report.ts';
import type { EndedTask, Transaction } from '../../core/context.ts';
import type { MeasuredTask } from './task-subject.ts';

/** What became of a task. */
export interface TaskEnd {
  /** Null: no judge ended it. */
  readonly judgeName: string | null;
  /** Specification status code; null for the compile of a checker. */
  readonly status: number | null;
}

/**
 * Keeps for an hour how long a task waited and took, in the transaction that ends it. Each row makes room by taking at
 * most two that are older away, so the table needs no one to tidy it.
 *
 * @returns what metrics count of it, once the transaction is committed.
 */
export async function recordEnd(
  tx: Transaction,
  { queue, submissionId, rejudgeItemId, waitMs, durationMs, failures }: MeasuredTask,
  { judgeName, status }: TaskEnd,
): Promise<EndedTask> {
  await tx.$executeRaw`
    WITH outdated AS (
      DELETE FROM ended_judge_task WHERE id IN (
        SELECT id
        FROM ended_judge_task
        WHERE ended_at < clock_timestamp() - interval '1 hour'
        ORDER BY ended_at
        LIMIT 2
        FOR UPDATE SKIP LOCKED))
    INSERT INTO ended_judge_task (queue, submission_id, judge_name, status, wait_ms, duration_ms, failures, ended_at)
    VALUES (
      ${queue}::judge_queue,
      coalesce(${submissionId}::int, (SELECT submission_id FROM rejudge_item WHERE id = ${rejudgeItemId}::int)),
      ${judgeName}, ${status}, ${waitMs}, ${durationMs},
      ${failures.map(({ cause }) => cause)}::text[], clock_timestamp())`;
  return { queue, status, durationMs };
}

/** The status code in a result of any kind. */
export function statusOf(result: TaskResult): number | null {
  if (result.kind === 'judge') return result.judgement.status;
  if (result.kind === 'sampleRun') return result.sampleRun.status;
  return result.kind === 'testRun' ? result.testRun.status : null;
}
