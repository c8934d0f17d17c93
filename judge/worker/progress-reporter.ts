import type { Progress } from '../protocol/report.ts';
import { Status } from '../protocol/status.ts';

const leastGapMs = 200;
/**
 * A stage that is over by then is not told of: each message is work for server, database and browsers, while somebody
 * waits.
 */
const firstWaitMs = { compiling: 20, judging: 100 } as const;

/**
 * Thins progress out: at most five messages a second, one under way at a time, always the newest. Progress that cannot
 * be told is not told: the result matters, not the way to it.
 */
export class ProgressReporter {
  readonly #send: (progress: Progress) => Promise<void>;
  readonly #startedMs = performance.now();
  #newest: Progress | null = null;
  #isSending = false;
  #isClosed = false;
  #lastSentMs: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** @param send its failures are the caller's to handle; it never throws. */
  constructor(send: (progress: Progress) => Promise<void>) {
    this.#send = send;
  }

  report(progress: Progress): void {
    this.#newest = progress;
    if (!this.#isSending && this.#timer === undefined) this.#sendSoon(progress);
  }

  /** Nothing is sent from here on. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #sendSoon(progress: Progress): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#sendDue();
    }, this.#waitMs(progress));
  }

  #waitMs({ status }: Progress): number {
    const dueMs =
      this.#lastSentMs === null
        ? this.#startedMs + (status === Status.COMPILING ? firstWaitMs.compiling : firstWaitMs.judging)
        : this.#lastSentMs + leastGapMs;
    return Math.max(0, dueMs - performance.now());
  }

  async #sendDue(): Promise<void> {
    const progress = this.#newest;
    if (this.#isClosed || progress === null) return;
    // The compile has ended meanwhile, and what came after it may wait longer.
    if (this.#waitMs(progress) >= 1) return this.#sendSoon(progress);
    this.#newest = null;
    this.#isSending = true;
    this.#lastSentMs = performance.now();
    await this.#send(progress);
    this.#isSending = false;
    if (this.#newest !== null && !this.#isClosed) this.#sendSoon(this.#newest);
  }
}
