import type { PubSub } from './context.ts';
import type { Topic, Topics } from './topics.ts';

/** What a listener hears of a topic. */
export interface WakeUpOptions<T extends Topic> {
  /** Ends the listening. */
  readonly signal: AbortSignal;
  readonly filter?: (message: Topics[T]) => boolean;
}

/** An open ear for a topic from the moment it is made: what comes between two waits is kept. */
export class WakeUps<T extends Topic> implements AsyncDisposable {
  readonly #messages: AsyncIterableIterator<Topics[T]>;
  #pending: Promise<IteratorResult<Topics[T]>> | null;
  #hasEnded = false;

  constructor(pubsub: PubSub, topic: T, options: WakeUpOptions<T>) {
    this.#messages = pubsub.subscribe(topic, options);
    // Asked for at once: an iterator that only listens when asked would miss what comes before.
    this.#pending = this.#messages.next();
  }

  /**
   * Waits for the next message, at most this many milliseconds.
   *
   * @returns null when none came in time, or the listening has ended.
   */
  async next(timeoutMs: number): Promise<Topics[T] | null> {
    // What has ended answers at once, again and again: nobody must spin on that.
    if (this.#hasEnded) this.#pending = null;
    else this.#pending ??= this.#messages.next();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeoutMs);
    });
    try {
      const heard = await Promise.race(this.#pending === null ? [timeout] : [this.#pending, timeout]);
      if (heard === null) return null;
      this.#pending = null;
      this.#hasEnded = heard.done === true;
      return heard.done === true ? null : heard.value;
    } finally {
      clearTimeout(timer);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#messages.return?.();
  }
}
