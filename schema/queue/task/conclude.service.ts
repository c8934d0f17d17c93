import type { TaskResult } from '@verdict/judge/protocol/report.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { kindOf } from './task-kind.ts';
import type { MeasuredTask, TaskSubject } from './task-subject.ts';

/*
 * Where results of judge tasks go, by the kind of the task. All in the caller's transaction, which ends the task.
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
  const { kind, id } = kindOf(task);
  return kind.conclude(tx, pubsub, { id, result, judgeName, failures: task.failures });
}

/** Stores that a task could not be done for reasons of our own: those its failures name. */
export async function concludeAsFailed(tx: Transaction, pubsub: PubSub, task: EndingTask): Promise<void> {
  const { kind, id } = kindOf(task);
  const message = task.failures.map(({ cause }) => cause).join('\n');
  await kind.fail(tx, pubsub, { id, message, failures: task.failures });
}

/** A task waits again: its subject shows so. */
export async function showWaiting(tx: Transaction, pubsub: PubSub, task: TaskSubject): Promise<void> {
  const { kind, id } = kindOf(task);
  await kind.showWaiting?.(tx, pubsub, id);
}
