import type { JudgeQueue } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Transaction } from '../context.ts';
import { classDistance, priorityOf } from './priority.ts';

/** What a task is for. */
export type Subject = { readonly submissionId: number } | { readonly rejudgeItemId: number } | { readonly testRunId: number } | { readonly checkerCompileId: number };

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
export async function enqueueJudgeTask(tx: Transaction, pubsub: PubSub, { subject, userId, queue, languageKeys }: NewTask): Promise<void> {
  const waiting = userId === null ? 0 : await tx.judgeTask.count({ where: { state: 'WAITING', userId, queue }, take: classDistance });
  await tx.judgeTask.create({
    data: { ...subject, userId, queue, priority: priorityOf(queue, waiting), languageKeys: [...new Set(languageKeys)] },
    select: { id: true },
  });
  await pubsub.publish('judgeTask', {}, tx);
}
