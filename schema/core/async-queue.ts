/** Limits of a queue, and what ends it. */
export interface AsyncQueueOptions<Item> {
  /** Items that may wait. */
  readonly maxItems: number;
  /** What is kept of more than `maxItems`, oldest first; by default all but the oldest. */
  readonly onOverflow?: (items: readonly Item[]) => readonly Item[];
  /** Ends the queue and drops its items. */
  readonly signal?: AbortSignal | undefined;
  /** Called once, when the queue ends. */
  readonly onEnd?: () => void;
}

/**
 * Bounded queue that is read as an async iterator or by `poll`. Items that come between two reads are kept in order.
 *
 * Own code: `events.on` has no bound and no timeout, and a Repeater starts with its first read, so that it would miss
 * earlier items.
 */
export class AsyncQueue<Item> implements AsyncIterableIterator<Item, undefined>, AsyncDisposable {
  readonly #options: AsyncQueueOptions<Item>;
  readonly #reads = new Set<PromiseWithResolvers<IteratorResult<Item, undefined>>>();
  readonly #onAbort = (): void => void this.return();
  #items: Item[] = [];
  #hasEnded = false;
  #isEndRead = false;
  #failure: { readonly error: unknown } | null = null;

  constructor(options: AsyncQueueOptions<Item>) {
    this.#options = options;
    options.signal?.addEventListener('abort', this.#onAbort, { once: true });
    // Not at once: `onEnd` may name what the queue is assigned to.
    if (options.signal?.aborted) queueMicrotask(this.#onAbort);
  }

  put(item: Item): void {
    if (this.#hasEnded) return;
    for (const read of this.#reads) {
      this.#reads.delete(read);
      read.resolve({ done: false, value: item });
      return;
    }
    this.#items.push(item);
    const { maxItems, onOverflow = withoutOldest } = this.#options;
    if (this.#items.length > maxItems) this.#items = [...onOverflow(this.#items)];
  }

  next(): Promise<IteratorResult<Item, undefined>> {
    return this.#read().promise;
  }

  /**
   * Waits for the next item, at most this many milliseconds.
   *
   * @returns null when none came in time or the queue ended. After its end each further call takes the full time, so
   *   that a loop does not spin.
   */
  async poll(timeoutMs: number): Promise<Item | null> {
    const read = this.#isEndRead ? Promise.withResolvers<IteratorResult<Item, undefined>>() : this.#read();
    const timer = setTimeout(
      () => {
        this.#reads.delete(read);
        read.resolve({ done: true, value: undefined });
      },
      Math.max(0, timeoutMs),
    );
    try {
      const { value } = await read.promise;
      return value ?? null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the queue. Waiting items can still be read; then the failure is thrown, once. */
  end(failure: { readonly error: unknown } | null = null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#failure = failure;
    this.#options.signal?.removeEventListener('abort', this.#onAbort);
    for (const read of this.#reads) this.#readEnd(read);
    this.#reads.clear();
    this.#options.onEnd?.();
  }

  /** Ends the queue and drops its items. */
  return(): Promise<IteratorResult<Item, undefined>> {
    this.#items = [];
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  #read(): PromiseWithResolvers<IteratorResult<Item, undefined>> {
    const read = Promise.withResolvers<IteratorResult<Item, undefined>>();
    if (this.#items.length > 0) read.resolve({ done: false, value: this.#items.shift() as Item });
    else if (this.#hasEnded) this.#readEnd(read);
    else this.#reads.add(read);
    return read;
  }

  #readEnd(read: PromiseWithResolvers<IteratorResult<Item, undefined>>): void {
    this.#isEndRead = true;
    const failure = this.#failure;
    this.#failure = null;
    if (failure === null) read.resolve({ done: true, value: undefined });
    else read.reject(failure.error);
  }
}

function withoutOldest<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(1);
}
