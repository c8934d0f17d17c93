import type { Context } from '../../core/context.ts';
import { watch } from '../../core/watch.ts';
import { loadRejudgeProgress, type RejudgeProgress } from './rejudge-progress.loader.ts';

/** Reread intervals in ms; results that count at once publish no message of their batch. */
const idleMs = { running: 2_000, ready: 10_000 };

/** A batch as it is now, then whenever it moves on; ends when it is applied or discarded. */
export function watchRejudge(
  context: Context,
  rejudgeId: number,
): Promise<AsyncGenerator<RejudgeProgress & { readonly id: number }, void>> {
  return watch(context, {
    topic: 'rejudge',
    filter: (message) => message.rejudgeId === rejudgeId,
    idleMs: ({ state }) => (state === 'READY' ? idleMs.ready : idleMs.running),
    restMs: context.pace.listMs,
    read: async (moment) => ({ ...(await loadRejudgeProgress(moment, rejudgeId)), id: rejudgeId }),
    isSame: (last, next) => last.state === next.state && last.done === next.done,
    isOver: ({ state }) => state === 'APPLIED' || state === 'DISCARDED',
  });
}
