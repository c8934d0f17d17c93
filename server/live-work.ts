/** One piece of work, until it is finished or cancelled. */
export interface Work {
  readonly signal: AbortSignal;
  /** It is done, nobody waits any more. Cheaper than cancelling, which makes an exception with a stack. */
  finish(): void;
  /** Nobody wants its result any more: aborts the signal. */
  cancel(): void;
}

/** Everything that waits inside the server (long polls, subscriptions), so that a drain can end it. */
export class LiveWork {
  readonly #controllers = new Set<AbortController>();
  #isDraining = false;

  /** True from the moment the server wants to stop. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Registers one piece of work; its signal aborts when the server drains. */
  begin(): Work {
    const controller = new AbortController();
    if (this.#isDraining) controller.abort();
    else this.#controllers.add(controller);
    return {
      signal: controller.signal,
      finish: () => void this.#controllers.delete(controller),
      cancel: () => {
        this.#controllers.delete(controller);
        controller.abort();
      },
    };
  }

  /** Ends all work there is and any that begins later. */
  drain(): void {
    this.#isDraining = true;
    for (const controller of this.#controllers) controller.abort();
    this.#controllers.clear();
  }
}
