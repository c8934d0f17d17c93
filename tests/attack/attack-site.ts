import { join } from 'node:path';
import { z } from 'zod';
import { peakMb, residentMb } from '../bench/memory.ts';
import { SiteDatabase } from '../scenarios/site-database.ts';
import { ask, until } from '../setup/site-api.ts';
import { runCommand, startSite } from '../setup/site.ts';
import { addresses, type Attack, type AttackOutcome, type AttackSize, type Target } from './attack.types.ts';
import { submitRepeatedly, visit, type Experience } from './bystanders.ts';
import { Person } from './person.ts';

/** What an attack did, and what others noticed of it. */
export interface AttackReport extends AttackOutcome {
  readonly name: string;
  readonly visitor: Experience;
  readonly submitter: Experience;
  /** Resident memory of the server when the attack ended, and its peak so far, in MB. */
  readonly memoryMb: number;
  readonly peakMb: number;
}

const listSchema = z.object({ problems: z.object({ items: z.array(z.object({ displayId: z.string() })) }) });
const neverCaptcha = "INSERT INTO site_setting (key, value, updated_at) VALUES ('captchaAfterSubmissions', '0', now())";
/** Small: few enough that the attack with 2,000 connections reaches the limits. */
const smallLimits = { MAX_CONNECTIONS: '800' };

/** A site with a judge and a problem, and the people who use it meanwhile. */
export class AttackSite {
  readonly target: Target;
  readonly #submitter: Person;

  private constructor(target: Target, submitter: Person) {
    this.target = target;
    this.#submitter = submitter;
  }

  /** Starts the site, and waits until it judges. */
  static async start(size: AttackSize): Promise<AttackSite> {
    const site = await startSite({ isDemoWanted: false, env: size === 'small' ? smallLimits : {} });
    try {
      await runCommand(site, ['problem', 'import', join(import.meta.dirname, '../scenarios/storm-problem')]);
      const database = await SiteDatabase.of(site);
      await database.rows(neverCaptcha);
      const query = '{ problems { items { displayId } } }';
      const { problems } = await ask({ url: site.url, query, data: listSchema });
      const [problem] = problems.items;
      if (problem === undefined) throw new Error('The problem was not imported.');
      const target = { site, problemDisplayId: problem.displayId, size };
      const submitter = await Person.register(site.url, addresses.submitter, 'submitter');
      await until('a first verdict', 120_000, async () => {
        const { failures } = await submitRepeatedly(target, submitter, AbortSignal.abort());
        return failures.length === 0 ? true : null;
      });
      return new AttackSite(target, submitter);
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  /** Attacks while a visitor and a submitter use the site. */
  async attack({ name, run }: Attack): Promise<AttackReport> {
    const over = new AbortController();
    const others = Promise.all([
      visit(this.target, over.signal),
      submitRepeatedly(this.target, this.#submitter, over.signal),
    ]);
    const outcome = await run(this.target).finally(() => over.abort());
    const [visitor, submitter] = await others;
    const pid = await this.#serverPid();
    return { name, ...outcome, visitor, submitter, memoryMb: await residentMb(pid), peakMb: await peakMb(pid) };
  }

  async memoryMb(): Promise<number> {
    return residentMb(await this.#serverPid());
  }

  stop(): Promise<void> {
    return this.target.site.stop();
  }

  async #serverPid(): Promise<number> {
    return (await this.target.site.pidOf('server')) ?? 0;
  }
}
