import type { Site } from '../setup/site.ts';

/** A site that is attacked. */
export interface Target {
  readonly site: Site;
  /** The problem everybody may submit to. */
  readonly problemDisplayId: string;
  readonly size: AttackSize;
}

/** small: some seconds, for every run of the tests. full: as the attack was found. */
export type AttackSize = 'small' | 'full';

/** How an attack ended. */
export interface AttackOutcome {
  /** What the attacker got, and how often. */
  readonly answers: Readonly<Record<string, number>>;
  /** Why the defence does not hold; null: it does. */
  readonly weakness: string | null;
}

/** An attack from outside; it ends by itself. */
export interface Attack {
  readonly name: string;
  run(target: Target): Promise<AttackOutcome>;
}

/** Counts answers by what they say. */
export class AnswerCount {
  readonly #counts = new Map<string, number>();

  add(what: string, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  of(pattern: RegExp): number {
    return [...this.#counts].reduce((sum, [what, count]) => (pattern.test(what) ? sum + count : sum), 0);
  }

  all(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }
}

/** Addresses of this machine that the parties use. */
export const addresses = { attacker: '127.0.0.2', visitor: '127.0.0.3', submitter: '127.0.0.4' } as const;
