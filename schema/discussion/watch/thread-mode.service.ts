import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { enterThread } from '../thread/enter-thread.service.ts';
import { keepThread, type Subject } from '../thread/thread.ts';
import { maxWatches, TooManyThreadWatches } from './watch.error.ts';

/** What an account hears of a thread. */
export const threadModes = {
  WATCH: 'Each comment and reply.',
  NORMAL: 'Comments on what it posted, answers to its texts, mentions and likes.',
  MUTE: 'Nothing.',
} as const;
export type ThreadMode = keyof typeof threadModes;

/** What the viewer hears of a thread. @throws what `enterThread` throws */
export async function readThreadMode(context: Context, subject: Subject): Promise<ThreadMode> {
  const { db, viewer } = context;
  const { threadId } = await enterThread(context, subject);
  if (threadId === null) return 'NORMAL';
  const key = { threadId, userId: userIdOf(viewer) };
  const watch = await db.threadWatch.findUnique({ where: { threadId_userId: key }, select: { mode: true } });
  return watch?.mode ?? 'NORMAL';
}

/**
 * Sets what the viewer hears of a thread that they read.
 *
 * @throws TooManyThreadWatches and what `enterThread` throws
 */
export async function setThreadMode(context: Context, subject: Subject, mode: ThreadMode): Promise<void> {
  const { db, viewer } = context;
  const thread = await enterThread(context, subject);
  const userId = userIdOf(viewer);
  if (mode === 'NORMAL') {
    if (thread.threadId !== null) await db.threadWatch.deleteMany({ where: { threadId: thread.threadId, userId } });
    return;
  }
  await db.$transaction(async (tx) => {
    // One account's watches take turns, so that their limit holds.
    await tx.$queryRaw`SELECT FROM "user" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const threadId = await keepThread(tx, thread);
    const others = await tx.threadWatch.count({ where: { userId, threadId: { not: threadId } } });
    if (others >= maxWatches) throw new TooManyThreadWatches();
    const key = { threadId, userId };
    await tx.threadWatch.upsert({ where: { threadId_userId: key }, create: { ...key, mode }, update: { mode } });
  });
}

/** Takes a thread off the lists of the viewer, who may not read it any more; idempotent. */
export async function removeThreadWatch({ db, viewer }: Pick<Context, 'db' | 'viewer'>, id: number): Promise<void> {
  await db.threadWatch.deleteMany({ where: { id, userId: userIdOf(viewer) } });
}
