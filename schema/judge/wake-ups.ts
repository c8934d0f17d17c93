import type { PubSub, Topics } from '../context.ts';

/** Word that a task was queued, from the moment this is made: what comes between two waits is kept. */
export class WakeUps implements AsyncDisposable {
  readonly #messages: AsyncIterableIterator<Topics['judgeTask']>;
  #pending: Promise<unknown> | null = null;

  constructor(pubsub: PubSub, signal: AbortSignal) {
    this.#messages = pubsub.subscribe('judgeTask', { signal });
    // Asked for at once: an iterator that only listens when asked would miss what comes before.
    this.#pending = this.#messages.next();
  }

  /** Waits for the next word, at most this many milliseconds. */
  async next(timeoutMs: number): Promise<void> {
    this.#pending ??= this.#messages.next();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<'timeout'>((resolve) => {
      timer = setTimeout(() => resolve('timeout'), timeoutMs);
    });
    try {
      const first = await Promise.race([this.#pending, timeout]);
      if (first !== 'timeout') this.#pending = null;
    } finally {
      clearTimeout(timer);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#messages.return?.();
  }
}
