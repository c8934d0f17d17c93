import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '@verdict/schema/core/context.ts';
import type { Logger } from 'pino';

/** What is watched, and how. */
export interface ViewerWatch {
  /** Who it is for, as it was at the beginning. */
  readonly viewer: Viewer;
  /** Who its token belongs to now. */
  readonly ask: () => Promise<Viewer>;
  readonly everyMs: number;
  /** Told once, when that is somebody else, nobody any more, or somebody with other rights. */
  readonly onChange: () => void;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Looks now and then whether a stream is still for whoever opened it: sessions and tokens end, and roles change.
 *
 * @returns how to stop.
 */
export function watchViewer({ viewer, ask, everyMs, onChange, log }: ViewerWatch): () => void {
  const timer = setInterval(() => {
    ask().then(
      (now) => {
        if (isDeepStrictEqual(now, viewer)) return;
        clearInterval(timer);
        onChange();
      },
      // The next look finds what this one would have.
      (error: unknown) => log.warn({ err: error }, 'a stream could not be authenticated anew'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
