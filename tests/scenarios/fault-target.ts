import { until } from '../setup/site-api.ts';
import { isReady, type Site } from '../setup/site.ts';
import type { SiteDatabase } from './site-database.ts';

/** What faults strike. */
export interface Target {
  readonly site: Site;
  readonly database: SiteDatabase;
  /** Gives 0 ≤ x < 1. */
  readonly random: () => number;
  /** Submits a program; never throws. */
  readonly submit: () => Promise<unknown>;
}

/** One kind of disaster. */
export type Fault = (target: Target) => Promise<void>;

/** The longest wait for a killed part; the machine may be busy with more than this. */
export const recoveryMs = 60_000;

/** Waits until the site takes requests. */
export async function untilReady({ site }: Pick<Target, 'site'>): Promise<void> {
  await until('the server to take requests', recoveryMs, async () => ((await isReady(site.url)) ? true : null));
}

/** Waits until a judge works on something. */
export async function untilAtWork({ database }: Target): Promise<void> {
  await until('a judge to work on something', recoveryMs, async () =>
    (await database.tasks('RUNNING')) > 0 ? true : null,
  );
}
