import type { TaskResult } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { storePreview } from '../../judging/rejudge/preview-result.service.ts';
import { applyVerdict } from '../../judging/submission/verdict.service.ts';
import { systemErrorVerdict, verdictOf } from '../../judging/submission/verdict.ts';
import { failedTestRun } from '../../judging/test-run/failed-test-run.ts';
import { storeTestRunResult, tellTestRun } from '../../judging/test-run/test-run-result.service.ts';
import { storeCompileFailure, storeCompileResult } from '../../problem/checker/compile-result.service.ts';
import type { MeasuredTask, TaskSubject } from './task-subject.ts';

/*
 * Where results of judge tasks go, by what the task was for. All in the caller's transaction, which ends the task.
 */

/** A task at its end. */
type EndingTask = TaskSubject & Pick<MeasuredTask, 'failures'>;

/**
 * Stores what a judge reports.
 *
 * @returns false when the result is not of the task's kind: nothing is stored.
 */
export async function conclude(
  tx: Transaction,
  pubsub: PubSub,
  { task, result, judgeName }: { readonly task: EndingTask; readonly result: TaskResult; readonly judgeName: string },
): Promise<boolean> {
  const { submissionId, rejudgeItemId, testRunId, checkerCompileId, failures } = task;
  if (result.kind === 'judge' && submissionId !== null)
    await applyVerdict(tx, pubsub, { submissionId, verdict: verdictOf(result.judgement, { judgeName, failures }) });
  else if (result.kind === 'judge' && rejudgeItemId !== null)
    await storePreview(tx, pubsub, { rejudgeItemId, judgement: result.judgement, judgeName, failures });
  else if (result.kind === 'testRun' && testRunId !== null)
    await storeTestRunResult(tx, pubsub, { testRunId, result: result.testRun });
  else if (result.kind === 'compile' && checkerCompileId !== null)
    await storeCompileResult(tx, pubsub, { checkerCompileId, result: result.compile });
  else return false;
  return true;
}

/** Stores that a task could not be done for reasons of our own: those its failures name. */
export async function concludeAsFailed(
  tx: Transaction,
  pubsub: PubSub,
  { submissionId, rejudgeItemId, testRunId, checkerCompileId, failures }: EndingTask,
): Promise<void> {
  const message = failures.map(({ cause }) => cause).join('\n');
  if (submissionId !== null)
    await applyVerdict(tx, pubsub, { submissionId, verdict: systemErrorVerdict(message, failures) });
  if (rejudgeItemId !== null) {
    const judgement = {
      status: Status.SYSTEM_ERROR,
      score: null,
      totalScore: null,
      timeMs: null,
      memoryKb: null,
      message,
      cases: [],
      groups: [],
      record: null,
    };
    await storePreview(tx, pubsub, { rejudgeItemId, judgement, judgeName: null, failures });
  }
  if (testRunId !== null) await storeTestRunResult(tx, pubsub, { testRunId, result: failedTestRun(message) });
  if (checkerCompileId !== null) await storeCompileFailure(tx, pubsub, { checkerCompileId, message });
}

/** A task waits again: what it is for shows so. */
export async function showWaiting(
  tx: Transaction,
  pubsub: PubSub,
  { submissionId, testRunId }: TaskSubject,
): Promise<void> {
  if (submissionId !== null) {
    await tx.submission.update({ where: { id: submissionId }, data: { status: Status.PENDING }, select: { id: true } });
    await pubsub.publish('submission', { submissionId, status: Status.PENDING, casesDone: 0, casesTotal: 0 }, tx);
  }
  if (testRunId !== null) await tellTestRun(tx, pubsub, { testRunId, status: Status.PENDING });
}
