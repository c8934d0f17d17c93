import type { Mount } from '../sandbox/sandbox.types.ts';
import type { Preparation } from './preparation.types.ts';

/** What a box is opened for. */
type Use = 'compile' | 'run';

/** What of a language's preparation is there by now. */
export class Prepared {
  readonly preparation: Preparation | undefined;
  #folder: string | null = null;
  #onAsked: () => void = () => undefined;

  constructor(preparation: Preparation | undefined) {
    this.preparation = preparation;
  }

  /** Uses the preparation from now on. @param folder on the host, with the files it kept. */
  useFrom(folder: string): void {
    this.#folder = folder;
  }

  /** Calls this each time the preparation would have been of use. */
  whenAsked(listener: () => void): void {
    this.#onAsked = listener;
  }

  /** To be called before a compile. */
  ask(): void {
    this.#onAsked();
  }

  /** None while it is not there. */
  mounts(use: Use): readonly Mount[] {
    return this.#folder === null || !this.#isFor(use) ? [] : (this.preparation?.mounts(this.#folder) ?? []);
  }

  /** None while it is not there. */
  env(use: Use): Readonly<Record<string, string>> {
    return this.#folder === null || !this.#isFor(use) ? {} : (this.preparation?.env ?? {});
  }

  #isFor(use: Use): boolean {
    return use === 'compile' || this.preparation?.isForRuns === true;
  }
}
