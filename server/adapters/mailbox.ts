/** Messages held for a subscriber that is slower than they come; the oldest go first. */
const capacity = 1_000;

/** What a mailbox takes and when it ends. */
export interface MailboxOptions<Message> {
  /** Lets through what it answers true for. */
  readonly filter?: (message: Message) => boolean;
  /** Ends the box when it aborts. */
  readonly signal?: AbortSignal;
  /** Told once, when no more messages will be taken. */
  readonly onEnd: () => void;
}

/** Turns messages that come when they come into an iterator: what comes between two `next` is kept in order. */
export class Mailbox<Message> implements AsyncIterableIterator<Message> {
  readonly #options: MailboxOptions<Message>;
  readonly #messages: Message[] = [];
  readonly #waiting: Array<(result: IteratorResult<Message, undefined>) => void> = [];
  readonly #end = (): void => void this.return();
  #hasEnded = false;

  constructor(options: MailboxOptions<Message>) {
    this.#options = options;
    options.signal?.addEventListener('abort', this.#end, { once: true });
  }

  put(message: Message): void {
    if (this.#hasEnded || this.#options.filter?.(message) === false) return;
    const next = this.#waiting.shift();
    if (next !== undefined) {
      next({ done: false, value: message });
      return;
    }
    this.#messages.push(message);
    if (this.#messages.length > capacity) this.#messages.shift();
  }

  next(): Promise<IteratorResult<Message, undefined>> {
    const message = this.#messages.shift();
    if (message !== undefined) return Promise.resolve({ done: false, value: message });
    if (this.#hasEnded) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<Message, undefined>> {
    if (!this.#hasEnded) {
      this.#hasEnded = true;
      this.#options.signal?.removeEventListener('abort', this.#end);
      this.#messages.length = 0;
      for (const resolve of this.#waiting.splice(0)) resolve({ done: true, value: undefined });
      this.#options.onEnd();
    }
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
