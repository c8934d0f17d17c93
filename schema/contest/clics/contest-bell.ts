import type { Context } from '../../core/context.ts';
import type { Topic, Topics } from '../../core/topics.ts';

/**
 * Rings when something of a contest has changed that is told to those who follow it. What rings before somebody waits
 * is kept.
 */
export class ContestBell implements Disposable {
  readonly #ended = new AbortController();
  #hasRung = false;
  #wake: (() => void) | null = null;

  constructor({ pubsub, signal }: Pick<Context, 'pubsub' | 'signal'>, contestId: number) {
    const hear = async <T extends Topic>(topic: T, isOfContest: (message: Topics[T]) => boolean) => {
      for await (const _message of pubsub.subscribe(topic, {
        filter: isOfContest,
        signal: AbortSignal.any([signal, this.#ended.signal]),
      }))
        this.#ring();
    };
    void hear('board', (message) => message.contestId === contestId);
    void hear('contest', (message) => message.contestId === contestId);
    void hear('clarification', (message) => message.contestId === contestId);
    signal.addEventListener('abort', () => this.#ring(), { signal: this.#ended.signal });
  }

  /** Waits until it rings, at most so many milliseconds. */
  async wait(timeoutMs: number): Promise<void> {
    if (!this.#hasRung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
    this.#hasRung = false;
  }

  #ring(): void {
    this.#hasRung = true;
    this.#wake?.();
  }

  [Symbol.dispose](): void {
    this.#ended.abort();
  }
}
