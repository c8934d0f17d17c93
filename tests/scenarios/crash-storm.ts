/*
 * How the storm works: some people submit programs, so that there is always something waiting and something judged,
 * and meanwhile the parts of the site die, the judge's side and the server's side at the same time, and then the
 * launcher with all it started. What was acknowledged is noted; what was not may or may not have been stored, which is
 * all a client can know.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, submit } from '../setup/site-api.ts';
import type { Site } from '../setup/site.ts';
import { type Fault, type Target, untilReady } from './fault-target.ts';
import {
  connectionsBreak,
  databaseDies,
  helperDies,
  judgeDies,
  launcherDies,
  listenerBreaks,
  serverDies,
} from './faults.ts';
import { type MarkedProgram, markedProgram } from './marked-programs.ts';
import type { SiteDatabase } from './site-database.ts';
import {
  databaseDiesAmidVerdict,
  judgeDiesAmidVerdict,
  serverDiesAmidVerdict,
  taskEndIsCut,
  verdictIsCut,
} from './verdict-faults.ts';

/** How hard it blows. */
export interface StormOptions {
  readonly site: Site;
  readonly database: SiteDatabase;
  readonly authors: readonly Account[];
  readonly problemDisplayId: string;
  /** Gives 0 ≤ x < 1. */
  readonly random: () => number;
  /** Programs submitted at least. */
  readonly count: number;
  /** How often each fault happens. */
  readonly rounds: number;
}

/** What was submitted, and what happened. */
export interface StormReport {
  /** By submission id. */
  readonly acknowledged: ReadonlyMap<number, MarkedProgram>;
  /** Programs the site gave no answer for, by mark. */
  readonly unanswered: ReadonlyMap<string, MarkedProgram>;
  /** Faults that happened. */
  readonly faults: number;
}

/** Nothing is submitted while this many tasks wait, so that it lasts as long as the storm. */
const maxWaiting = 12;

const ofTheJudge: readonly Fault[] = [judgeDies, helperDies, judgeDies, helperDies, judgeDiesAmidVerdict];
const ofTheServer: readonly Fault[] = [
  serverDies,
  connectionsBreak,
  verdictIsCut,
  databaseDies,
  listenerBreaks,
  serverDiesAmidVerdict,
  taskEndIsCut,
  connectionsBreak,
  databaseDiesAmidVerdict,
];
const ofAll: readonly Fault[] = [launcherDies];

/** Lets it blow. Ends when everything runs again. */
export async function crashStorm(options: StormOptions): Promise<StormReport> {
  const storm = new Storm(options);
  await Promise.all([storm.strike(), ...options.authors.map((author) => storm.submitSteadily(author))]);
  return storm;
}

class Storm implements StormReport {
  readonly acknowledged = new Map<number, MarkedProgram>();
  readonly unanswered = new Map<string, MarkedProgram>();
  faults = 0;
  readonly #options: StormOptions;
  #programs = 0;
  #isOver = false;

  constructor(options: StormOptions) {
    this.#options = options;
  }

  /** Submits until the storm is over and there were enough. */
  async submitSteadily(author: Account): Promise<void> {
    const { database, count, random } = this.#options;
    while (!this.#isOver || this.acknowledged.size < count) {
      const waiting = await database.tasks('WAITING').catch(() => maxWaiting);
      if (waiting < maxWaiting) await this.#submit(author);
      await sleep(random() * 100);
    }
  }

  async strike(): Promise<void> {
    const { rounds } = this.#options;
    try {
      for (let round = 0; round < rounds; round += 1) {
        await Promise.all([this.#suffer(ofTheJudge), this.#suffer(ofTheServer)]);
        await this.#suffer(ofAll);
      }
      await untilReady(this.#options);
    } finally {
      this.#isOver = true;
    }
  }

  /** The faults of a list in a random order, one after the other. */
  async #suffer(faults: readonly Fault[]): Promise<void> {
    const { site, database, authors, random } = this.#options;
    const target: Target = {
      site,
      database,
      random,
      submit: async () => this.#submit(authors[Math.floor(random() * authors.length)]),
    };
    const order = faults.map((fault) => ({ fault, place: random() })).toSorted((a, b) => a.place - b.place);
    for (const { fault } of order) {
      await fault(target);
      this.faults += 1;
    }
  }

  async #submit(author: Account | undefined): Promise<void> {
    if (author === undefined) throw new Error('Somebody must submit.');
    const { site, problemDisplayId } = this.#options;
    const program = markedProgram(this.#programs);
    this.#programs += 1;
    try {
      const { languageKey, code } = program;
      this.acknowledged.set(await submit(site.url, author, { problemDisplayId, languageKey, code }), program);
    } catch {
      this.unanswered.set(program.mark, program);
    }
  }
}
