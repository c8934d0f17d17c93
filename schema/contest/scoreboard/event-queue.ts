/** What a follower has not read yet. */
export class EventQueue<T> {
  readonly #items: T[] = [];
  readonly #most: number;
  readonly #overflow: T;
  #wake: (() => void) | null = null;
  #hasEnded = false;

  /**
   * @param options.overflow takes the place of everything, once more than `most` wait: whoever reads that slowly begins
   *   anew.
   */
  constructor({ most, overflow }: { readonly most: number; readonly overflow: T }) {
    this.#most = most;
    this.#overflow = overflow;
  }

  put(item: T): void {
    if (this.#items.length >= this.#most) this.#items.splice(0, this.#items.length, this.#overflow);
    else this.#items.push(item);
    this.#wake?.();
  }

  /** Wakes the reader for good. */
  end(): void {
    this.#hasEnded = true;
    this.#wake?.();
  }

  /** The next event. @returns null when none came in so many milliseconds, or it has ended. */
  async next(timeoutMs: number): Promise<T | null> {
    if (this.#items.length === 0 && !this.#hasEnded) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#wake = null;
    }
    return this.#items.shift() ?? null;
  }
}
