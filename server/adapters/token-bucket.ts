/** How much may be spent at once, and how fast that comes back. */
export interface BucketRate {
  readonly capacity: number;
  readonly perSecond: number;
}

/** A token bucket: full at first, refilled steadily up to its capacity. */
export class TokenBucket {
  readonly #rate: BucketRate;
  #tokens: number;
  #filledAt: number;

  /** @param nowMs of a clock that never goes back, such as `performance.now()`. */
  constructor(rate: BucketRate, nowMs: number) {
    this.#rate = rate;
    this.#tokens = rate.capacity;
    this.#filledAt = nowMs;
  }

  /** Takes the tokens and answers 0, or takes none and answers in how many milliseconds there will be enough. */
  take(tokens: number, nowMs: number): number {
    const { capacity, perSecond } = this.#rate;
    this.#tokens = Math.min(capacity, this.#tokens + ((nowMs - this.#filledAt) / 1_000) * perSecond);
    this.#filledAt = nowMs;
    // More than it can ever hold is taken from a full one.
    const needed = Math.min(tokens, capacity);
    if (this.#tokens < needed) return Math.ceil(((needed - this.#tokens) / perSecond) * 1_000);
    this.#tokens -= needed;
    return 0;
  }
}
