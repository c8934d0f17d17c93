/*
 * How the storm works: somebody hands in programs as fast as they are taken, and meanwhile the judge and the server are
 * killed. The judge dies at a random moment while a program is being compiled or run; the server a few milliseconds
 * after three submissions were sent at once, so that it dies before, in and after their transactions. What was
 * acknowledged is noted; what was not may or may not have been stored, which is all a client can know.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { type Account, ask, submit, until } from '../setup/site-api.ts';
import { isReady, type Site, type SitePart } from '../setup/site.ts';
import { type MarkedProgram, markedProgram } from './marked-programs.ts';

/** How hard it blows. */
export interface StormOptions {
  readonly site: Site;
  readonly author: Account;
  readonly problemDisplayId: string;
  /** Gives 0 ≤ x < 1. */
  readonly random: () => number;
  /** Programs handed in one after the other, besides those sent when the server is killed. */
  readonly steadyCount: number;
  readonly judgeKills: number;
  readonly serverKills: number;
}

/** What was handed in. */
export interface StormReport {
  /** By submission id. */
  readonly acknowledged: ReadonlyMap<number, MarkedProgram>;
  /** Programs the site gave no answer for, by mark. */
  readonly unanswered: ReadonlyMap<string, MarkedProgram>;
}

/** The longest wait for a killed part: the launcher waits longer each time before it starts it again. */
const RESTART_TIMEOUT_MS = 45_000;
/** The server answers a submit in about this many milliseconds; kills are spread over a little more. */
const SUBMIT_MS = 40;
const SENT_AT_ONCE = 3;

/** Lets it blow. Ends when both parts run again. */
export async function crashStorm(options: StormOptions): Promise<StormReport> {
  const storm = new Storm(options);
  await Promise.all([storm.submitSteadily(), storm.killJudge(), storm.killServer()]);
  return storm;
}

class Storm implements StormReport {
  readonly acknowledged = new Map<number, MarkedProgram>();
  readonly unanswered = new Map<string, MarkedProgram>();
  readonly #options: StormOptions;
  #programs = 0;

  constructor(options: StormOptions) {
    this.#options = options;
  }

  async submitSteadily(): Promise<void> {
    for (let taken = 0; taken < this.#options.steadyCount; ) {
      if (await this.#handIn()) taken += 1;
      else await this.#untilReady();
    }
  }

  async killJudge(): Promise<void> {
    const { site, random, judgeKills } = this.#options;
    for (let kill = 0; kill < judgeKills; kill += 1) {
      await this.#untilRunning();
      await sleep(random() * 400);
      await this.#killAndAwait(site, 'judge');
    }
  }

  async killServer(): Promise<void> {
    const { site, random, serverKills } = this.#options;
    for (let kill = 0; kill < serverKills; kill += 1) {
      await sleep(random() * 3_000);
      await this.#untilReady();
      const sent = Array.from({ length: SENT_AT_ONCE }, () => this.#handIn());
      await sleep(random() * SUBMIT_MS);
      await this.#killAndAwait(site, 'server');
      await Promise.all(sent);
    }
    await this.#untilReady();
  }

  /** @returns whether the site acknowledged it. */
  async #handIn(): Promise<boolean> {
    const { site, author, problemDisplayId } = this.#options;
    const program = markedProgram(this.#programs);
    this.#programs += 1;
    try {
      this.acknowledged.set(await submit(site.url, author, { problemDisplayId, languageKey: 'c', code: program.code }), program);
      return true;
    } catch {
      this.unanswered.set(program.mark, program);
      return false;
    }
  }

  async #killAndAwait(site: Site, part: SitePart): Promise<void> {
    const before = await site.pidOf(part);
    await site.killHard(part);
    await until(`the ${part} to be started again`, RESTART_TIMEOUT_MS, async () => {
      const now = await site.pidOf(part);
      return now !== null && now !== before ? now : null;
    });
  }

  async #untilReady(): Promise<void> {
    const { site } = this.#options;
    await until('the server to take requests', RESTART_TIMEOUT_MS, async () => ((await isReady(site.url)) ? true : null));
  }

  /** Waits until the judge works on something. */
  async #untilRunning(): Promise<void> {
    const { site } = this.#options;
    await until('the judge to work on something', RESTART_TIMEOUT_MS, async () => {
      const { compiling, judging } = await ask({
        url: site.url,
        query: '{ compiling: submissions(filter: { status: 6 }) { total } judging: submissions(filter: { status: 7 }) { total } }',
        data: z.object({ compiling: z.object({ total: z.number() }), judging: z.object({ total: z.number() }) }),
      });
      return compiling.total + judging.total > 0 ? true : null;
    });
  }
}
