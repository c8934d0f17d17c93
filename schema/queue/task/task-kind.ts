import type { TaskResult } from '@verdict/judge/protocol/report.ts';
import type { Task } from '@verdict/judge/protocol/task.ts';
import type { PubSub, Services, Transaction } from '../../core/context.ts';
import { TaskNotBuildable } from './judge.error.ts';
import type { TaskFailure } from './task-failure.ts';
import type { ClaimedTask, TaskSubject } from './task-subject.ts';

/*
 * What the queue asks of its tasks' subjects
 *
 * The queue knows how tasks wait, are claimed and end. What a task is for (a submission, a preview, a test run, a
 * checker) is a kind, registered by schema/wiring.ts from the wings above. All but `build` and `cleanUp` run in the
 * transaction that moves or ends the task.
 */

/** A result that a judge reported for a subject. */
export interface SubjectResult {
  readonly id: number;
  readonly result: TaskResult;
  readonly judgeName: string;
  /** Attempts that failed before. */
  readonly failures: readonly TaskFailure[];
}

/** A subject whose task failed for reasons of our own. */
export interface FailedSubject {
  readonly id: number;
  /** The causes, one a line. */
  readonly message: string;
  readonly failures: readonly TaskFailure[];
}

/** A subject and the status code that it shows now. */
export interface ShownSubject {
  readonly id: number;
  readonly status: number;
}

/** One kind of judge task. */
export interface TaskKind {
  /** The id in TaskSubject that tasks of this kind have. */
  readonly subject: keyof TaskSubject;
  /**
   * Makes the complete task of a claimed row from what is stored now.
   *
   * @throws TaskNotBuildable when what is stored does not make a task.
   */
  build(services: Services, claimed: ClaimedTask, id: number): Promise<Task>;
  /**
   * Stores what a judge reports.
   *
   * @returns false when the result is of another kind: nothing is stored.
   */
  conclude(tx: Transaction, pubsub: PubSub, result: SubjectResult): Promise<boolean>;
  /** Stores that the task failed for reasons of our own. */
  fail(tx: Transaction, pubsub: PubSub, failed: FailedSubject): Promise<void>;
  /** Shows that the task waits again. Absent: nothing shows whether it waits. */
  showWaiting?(tx: Transaction, pubsub: PubSub, id: number): Promise<void>;
  /** Shows progress. Absent: submissions are updated with the task itself (lease.service.ts), others show none. */
  showProgress?(tx: Transaction, pubsub: PubSub, shown: ShownSubject): Promise<void>;
  /** Removes what is no longer needed; called whenever a judge looks for work. */
  cleanUp?(services: Pick<Services, 'db'>): Promise<void>;
}

let registered: readonly TaskKind[] = [];

/** Sets the kinds of tasks there are. */
export function registerTaskKinds(kinds: readonly TaskKind[]): void {
  registered = kinds;
}

/** All kinds of tasks. */
export function taskKinds(): readonly TaskKind[] {
  return registered;
}

/**
 * The kind of a task, and the id of its subject.
 *
 * @throws TaskNotBuildable when its subject is gone, or of no known kind.
 */
export function kindOf(task: TaskSubject): { readonly kind: TaskKind; readonly id: number } {
  for (const kind of registered) {
    const id = task[kind.subject];
    if (id !== null) return { kind, id };
  }
  throw new TaskNotBuildable('nothing is known of what the task is for');
}
