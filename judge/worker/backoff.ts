import { setTimeout as sleep } from 'node:timers/promises';

const firstWaitMs = 200;
const longestWaitMs = 5_000;

/** Waits longer each time, up to some seconds, with some chance in it so that many judges do not come back as one. */
export class Backoff {
  #waitMs = firstWaitMs;

  /** @throws the signal's reason when it aborts the wait. */
  async wait(signal: AbortSignal): Promise<void> {
    const waitMs = this.#waitMs * (0.75 + Math.random() / 2);
    this.#waitMs = Math.min(longestWaitMs, this.#waitMs * 2);
    await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }

  /** To be called after a success. */
  reset(): void {
    this.#waitMs = firstWaitMs;
  }
}

/** What is tried again, and how often. */
export interface Persistence {
  /** Attempts in all, without a limit by default. Ten take about half a minute, twenty a minute and a half. */
  readonly tries?: number;
  readonly signal: AbortSignal;
  isWorthRepeating(error: unknown): boolean;
  /** Called before each pause. */
  onRetry?(error: unknown): void;
}

/** Does something that may fail for a while. @throws the last error, or the signal's reason when it aborts a wait. */
export async function persistently<T>(
  action: () => Promise<T>,
  { tries, signal, isWorthRepeating, onRetry }: Persistence,
): Promise<T> {
  const backoff = new Backoff();
  for (let tried = 1; ; tried += 1) {
    try {
      return await action();
    } catch (error) {
      if (tried === tries || !isWorthRepeating(error)) throw error;
      onRetry?.(error);
      await backoff.wait(signal);
    }
  }
}
