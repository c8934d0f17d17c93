import { setTimeout as sleep } from 'node:timers/promises';

const firstWaitMs = 200;
const longestWaitMs = 5_000;

/** Waits longer each time, up to some seconds, with some chance in it so that many judges do not come back as one. */
export class Backoff {
  private waitMs = firstWaitMs;

  /** @throws the signal's reason when it aborts the wait. */
  async wait(signal: AbortSignal): Promise<void> {
    const waitMs = this.waitMs * (0.75 + Math.random() / 2);
    this.waitMs = Math.min(longestWaitMs, this.waitMs * 2);
    await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }

  /** To be called after a success. */
  reset(): void {
    this.waitMs = firstWaitMs;
  }
}
