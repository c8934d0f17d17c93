const firstMs = 500;
const maxMs = 30_000;
/**
 * One that served before it ended can serve again, and others wait for it: whatever kills it must not keep it away for
 * long.
 */
const maxOnceReadyMs = 2_000;
/** A process that lived this long did not end because of how it was started. */
const healthyAfterMs = 60_000;

/** How a child ended. */
export interface EndedLife {
  readonly livedMs: number;
  /** Had it said that it serves? */
  readonly wasReady: boolean;
}

/** How long a child that ended is waited with before it is started again: longer each time it does so at once. */
export class RestartDelay {
  #nextMs = firstMs;

  /** Milliseconds to wait now. */
  after({ livedMs, wasReady }: EndedLife): number {
    const longest = wasReady ? maxOnceReadyMs : maxMs;
    const delayMs = livedMs > healthyAfterMs ? firstMs : Math.min(longest, this.#nextMs);
    this.#nextMs = delayMs * 2;
    return delayMs;
  }
}
