/**
 * Lets one asynchronous piece of work at a time through, in the order of the calls. A failure does not stop the next.
 */
export class Turn {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
