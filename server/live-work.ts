/** Everything that waits inside the server (long polls, subscriptions), so that a drain can end it. */
export class LiveWork {
  readonly #controllers = new Set<AbortController>();
  #isDraining = false;

  /** True from the moment the server wants to stop. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  /** Registers one piece of work; its signal aborts when the server drains. Dispose of it when the work has ended. */
  begin(): { readonly signal: AbortSignal; end(): void } {
    const controller = new AbortController();
    if (this.#isDraining) controller.abort();
    else this.#controllers.add(controller);
    return {
      signal: controller.signal,
      end: () => {
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
