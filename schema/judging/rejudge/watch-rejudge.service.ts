import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../core/context.ts';
import { loadRejudgeProgress, type RejudgeProgress } from './rejudge-progress.loader.ts';

/** A look without a message, in milliseconds: results that count at once are told by their submissions only. */
const idleMs = 2_000;

/** A batch whenever it has moved on, first as it is now; ends when it was applied or discarded. */
export async function* watchRejudge(
  context: Context,
  rejudgeId: number,
): AsyncGenerator<{ readonly id: number }, void> {
  const { signal, pace } = context;
  await using wakeUps = context.pubsub.subscribe('rejudge', {
    signal,
    filter: (message) => message.rejudgeId === rejudgeId,
  });
  let last: RejudgeProgress | null = null;
  while (!signal.aborted) {
    const progress = await loadRejudgeProgress({ ...context, now: new Date() }, rejudgeId);
    if (last === null || last.state !== progress.state || last.done !== progress.done) yield { id: rejudgeId };
    if (progress.state === 'APPLIED' || progress.state === 'DISCARDED') return;
    last = progress;
    await sleep(pace.listMs, undefined, { signal }).catch(() => undefined);
    await wakeUps.poll(progress.state === 'READY' ? idleMs * 5 : idleMs - pace.listMs);
  }
}
