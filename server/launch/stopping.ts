import { watchStarter } from './starter.ts';

/**
 * One Ctrl+C may arrive twice, from the terminal and from npm, on a busy machine far apart; within this time they are
 * one.
 */
const sameSignalMs = 1_500;

/**
 * The wish to stop: Ctrl+C, SIGTERM, a closed terminal, or the death of whoever started us. A second Ctrl+C ends the
 * process at once; its children notice and end themselves.
 */
export class Stopping {
  readonly #controller = new AbortController();
  #askedAt = 0;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#ask());
    watchStarter(() => this.#controller.abort());
  }

  /** Aborted as soon as somebody wants us to stop. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get isAsked(): boolean {
    return this.signal.aborted;
  }

  /** Resolves as soon as somebody wants us to stop. */
  async asked(): Promise<void> {
    if (this.isAsked) return;
    await new Promise<void>((resolve) => this.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  #ask(): void {
    const now = performance.now();
    if (this.isAsked && now - this.#askedAt > sameSignalMs) {
      console.error('Stopping at once');
      process.exit(130);
    }
    if (!this.isAsked) this.#askedAt = now;
    this.#controller.abort();
  }
}
