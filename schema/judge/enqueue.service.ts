import type { PubSub, Transaction } from '../context.ts';
import { classDistance, priorityOf } from './priority.ts';
import type { Queue } from './priority.ts';

/** What is to be judged. */
export interface NewTask {
  readonly submissionId: number;
  /** Whose queue it joins. */
  readonly userId: string;
  readonly queue: Queue;
  /** Languages of the program and of the checker. */
  readonly languageKeys: readonly string[];
}

/**
 * Queues a judge task inside the transaction that makes it needed, and wakes a waiting judge when that commits: a task
 * and its reason are stored both or neither.
 */
export async function enqueueJudgeTask(tx: Transaction, pubsub: PubSub, task: NewTask): Promise<void> {
  const waiting = await tx.judgeTask.count({ where: { state: 'WAITING', submission: { userId: task.userId } }, take: classDistance });
  await tx.judgeTask.create({
    data: {
      submissionId: task.submissionId,
      priority: priorityOf(task.queue, waiting),
      languageKeys: [...new Set(task.languageKeys)],
    },
    select: { id: true },
  });
  await pubsub.publish('judgeTask', {}, tx);
}
