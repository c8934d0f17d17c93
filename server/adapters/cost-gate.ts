/** An operation whose end nobody reports (its request broke) counts for this long, in milliseconds. */
const longestMs = 10_000;

interface Waiting {
  readonly cost: number;
  readonly begin: (leave: () => void) => void;
}

/**
 * Lets operations of one caller run at the same time up to a total cost; the others wait in line. Whoever sends a
 * thousand at once then waits for themselves, and others find the database free.
 */
export class CostGate {
  readonly #maxCost: number;
  readonly #maxWaiting: number;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  constructor(options: { readonly maxCost: number; readonly maxWaiting: number }) {
    this.#maxCost = options.maxCost;
    this.#maxWaiting = options.maxWaiting;
  }

  /** Waits until the operation may run. @returns how to say that it has ended; null: too many wait. */
  async enter(cost: number): Promise<(() => void) | null> {
    if (this.#waiting.length === 0 && this.#fits(cost)) return this.#begin(cost);
    if (this.#waiting.length >= this.#maxWaiting) return null;
    return new Promise((resolve) => this.#waiting.push({ cost, begin: resolve }));
  }

  /** One runs alone, whatever it costs. */
  #fits(cost: number): boolean {
    return this.#running === 0 || this.#running + cost <= this.#maxCost;
  }

  #begin(cost: number): () => void {
    this.#running += cost;
    let isOver = false;
    const leave = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      this.#running -= cost;
      this.#next();
    };
    const timer = setTimeout(leave, longestMs);
    timer.unref();
    return leave;
  }

  #next(): void {
    for (let [first] = this.#waiting; first !== undefined && this.#fits(first.cost); [first] = this.#waiting) {
      this.#waiting.shift();
      first.begin(this.#begin(first.cost));
    }
  }
}
