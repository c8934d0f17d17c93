import type { Progress } from '../protocol/report.ts';

const leastGapMs = 200;
/** A stage that is over by then is not told of: each message is work for server, database and browsers, while somebody waits. */
const firstWaitMs = 20;

/**
 * Thins progress out: at most five messages a second, one under way at a time, always the newest. Progress that cannot be
 * told is not told: the result matters, not the way to it.
 */
export class ProgressReporter {
  private readonly send: (progress: Progress) => Promise<void>;
  private newest: Progress | null = null;
  private isSending = false;
  private isClosed = false;
  private lastSentMs = performance.now() - leastGapMs + firstWaitMs;
  private timer: NodeJS.Timeout | undefined;

  /** @param send its failures are the caller's to handle; it never throws. */
  constructor(send: (progress: Progress) => Promise<void>) {
    this.send = send;
  }

  report(progress: Progress): void {
    this.newest = progress;
    if (!this.isSending && this.timer === undefined) this.sendSoon();
  }

  /** Nothing is sent from here on. */
  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private sendSoon(): void {
    const waitMs = Math.max(0, this.lastSentMs + leastGapMs - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.sendNow();
    }, waitMs);
  }

  private async sendNow(): Promise<void> {
    const progress = this.newest;
    if (this.isClosed || progress === null) return;
    this.newest = null;
    this.isSending = true;
    this.lastSentMs = performance.now();
    await this.send(progress);
    this.isSending = false;
    if (this.newest !== null && !this.isClosed) this.sendSoon();
  }
}
