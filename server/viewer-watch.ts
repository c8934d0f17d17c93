import { isDeepStrictEqual } from 'node:util';
import type { PubSub, Viewer } from '@verdict/schema/core/context.ts';
import type { Logger } from 'pino';

/** What is watched, and how. */
export interface ViewerWatch {
  /** Who it is for, as it was at the beginning. */
  readonly viewer: Viewer;
  /** Who its token belongs to now. */
  readonly ask: () => Promise<Viewer>;
  readonly everyMs: number;
  /** Says at once that sessions of an account were ended. */
  readonly pubsub: Pick<PubSub, 'subscribe'>;
  /** Told once, when that is somebody else, nobody any more, or somebody with other rights. */
  readonly onChange: () => void;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Looks now and then, and when sessions of its account were ended, whether a stream is still for whoever opened it:
 * sessions and tokens end, and roles change.
 *
 * @returns how to stop.
 */
export function watchViewer({ viewer, ask, everyMs, pubsub, onChange, log }: ViewerWatch): () => void {
  const stopping = new AbortController();
  const stop = () => {
    clearInterval(timer);
    stopping.abort();
  };
  const look = () =>
    ask().then(
      (now) => {
        if (isDeepStrictEqual(now, viewer) || stopping.signal.aborted) return;
        stop();
        onChange();
      },
      // The next look finds what this one would have.
      (error: unknown) => log.warn({ err: error }, 'a stream could not be authenticated anew'),
    );
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  if (viewer.kind === 'user') {
    const { userId } = viewer;
    const ended = pubsub.subscribe('session', {
      signal: stopping.signal,
      filter: (message) => message.userId === userId,
      maxItems: 1,
    });
    void (async () => {
      while (!(await ended.next()).done) await look();
    })();
  }
  return stop;
}
