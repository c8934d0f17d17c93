import type { JudgeQueue } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { basePriority, classDistance } from './priority.ts';
import type { TaskSubject } from './task-subject.ts';

/** What a task is for. */
export type Subject =
  | { readonly submissionId: number }
  | { readonly rejudgeItemId: number }
  | { readonly testRunId: number }
  | { readonly checkerCompileId: number };

const nothing: TaskSubject = { submissionId: null, rejudgeItemId: null, testRunId: null, checkerCompileId: null };

/** What is to be done. */
export interface NewTask {
  readonly subject: Subject;
  /** Among whose tasks it counts; null: nobody's. */
  readonly userId: string | null;
  readonly queue: JudgeQueue;
  /** Languages of the program and of the checker. */
  readonly languageKeys: readonly string[];
}

/**
 * Queues a judge task inside the transaction that makes it needed, and wakes a waiting judge when that commits: a task
 * and its reason are stored both or neither.
 */
export async function enqueueJudgeTask(
  tx: Transaction,
  pubsub: PubSub,
  { subject, userId, queue, languageKeys }: NewTask,
): Promise<void> {
  const { submissionId, rejudgeItemId, testRunId, checkerCompileId }: TaskSubject = { ...nothing, ...subject };
  // Its class, less what its user has waiting already, so that one user's flood does not starve others. Never below its
  // class.
  await tx.$executeRaw`
    WITH queued AS (
      INSERT INTO judge_task (
        submission_id, rejudge_item_id, test_run_id, checker_compile_id, user_id, queue, priority, language_keys,
        created_at)
      VALUES (
        ${submissionId}::int, ${rejudgeItemId}::int, ${testRunId}::int, ${checkerCompileId}::int, ${userId},
        ${queue}::judge_queue,
        ${basePriority[queue]}::int - (SELECT count(*)::int FROM (
          SELECT FROM judge_task
          WHERE state = 'WAITING' AND user_id = ${userId}::bpchar AND queue = ${queue}::judge_queue
          LIMIT ${classDistance - 1}) waiting),
        ${[...new Set(languageKeys)]}::text[], clock_timestamp())
      RETURNING id)
    SELECT ${pubsub.sending('judgeTask', {})} FROM queued`;
}
