/*
 * What can die, and when. Each fault waits until the site is at work, strikes at a random moment of it, and returns when
 * everything runs again. The middle of a verdict is met for certain: a lock that only verdicts meet holds the first one up
 * half way, at the end of its task or at a table that nothing else writes, until the blow has fallen.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, descendants, signalNow } from '../setup/process-tree.ts';
import { until } from '../setup/site-api.ts';
import { isReady, type Site, type SitePart } from '../setup/site.ts';
import { OUR_CONNECTIONS, type SiteDatabase } from './site-database.ts';

/** What faults strike. */
export interface Target {
  readonly site: Site;
  readonly database: SiteDatabase;
  /** Gives 0 ≤ x < 1. */
  readonly random: () => number;
  /** Hands a program in; never throws. */
  readonly handIn: () => Promise<unknown>;
}

/** One kind of disaster. */
export type Fault = (target: Target) => Promise<void>;

/** The longest wait for a killed part; the machine may be busy with more than this. */
const RECOVERY_MS = 60_000;
/** A program is judged in about this many milliseconds; blows are spread over it. */
const JUDGING_MS = 400;
/** The server answers a submit in about this many milliseconds. */
const SUBMIT_MS = 40;
const SENT_AT_ONCE = 3;

/** `kill -9` of the judge while it works. */
export const judgeDies: Fault = async (target) => {
  await untilAtWork(target);
  await sleep(target.random() * JUDGING_MS);
  await killAndAwait(target, 'judge');
};

/** `kill -9` of the sandbox's helper while it works: the judge lives on. */
export const helperDies: Fault = async (target) => {
  await untilAtWork(target);
  await sleep(target.random() * JUDGING_MS);
  const killed = await helperOf(target);
  if (killed === null || !signalNow(killed, 'SIGKILL')) return;
  await until('another helper', RECOVERY_MS, async () => {
    const now = await helperOf(target);
    return now !== null && now !== killed ? now : null;
  });
};

/** `kill -9` of the server before, in or after the transactions of some submits. */
export const serverDies: Fault = async (target) => {
  await submitsUnderWay(target, () => killAndAwait(target, 'server'));
};

/** `kill -9` of PostgreSQL's main process, amid submits. */
export const databaseDies: Fault = async (target) => {
  await submitsUnderWay(target, () => killDatabase(target));
};

/** Some of the server's connections are cut, whatever they do just then. */
export const connectionsBreak: Fault = async ({ database, random }) => {
  for (let cut = 0; cut < 5; cut += 1) {
    await database.rows(
      `SELECT pg_terminate_backend(pid) FROM (
        SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name <> $1 ORDER BY (pid * $2) % 7 LIMIT 2) some`,
      [OUR_CONNECTIONS, 1 + Math.floor(random() * 5)],
    ).catch(() => {});
    await sleep(random() * 200);
  }
};

/** The connection that hears NOTIFY is cut. */
export const listenerBreaks: Fault = async ({ database }) => {
  await database.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'verdict-listen'").catch(() => {});
};

/** In the middle of a verdict, wherever it is, its connection is cut. */
export const verdictIsCut: Fault = (target) => amidVerdict(target, (pid) => cut(target, pid));
/** The same where the task ends. */
export const taskEndIsCut: Fault = (target) => amidVerdict(target, (pid) => cut(target, pid), TASK_END);

/** In the middle of a verdict the judge, the server or the database dies. */
export const judgeDiesAmidVerdict: Fault = (target) => amidVerdict(target, () => target.site.killHard('judge'));
export const serverDiesAmidVerdict: Fault = (target) => amidVerdict(target, () => target.site.killHard('server'));
export const databaseDiesAmidVerdict: Fault = (target) => amidVerdict(target, () => killPostmaster(target.site));

/** `kill -9` of the launcher; another is started on the same data. */
export const launcherDies: Fault = async (target) => {
  await untilAtWork(target);
  await sleep(target.random() * JUDGING_MS);
  await target.site.restartKilled();
};

/** Holds up whoever ends the task that is being judged, and lets progress and heartbeats by. */
const TASK_END = "SELECT id FROM judge_task WHERE state = 'RUNNING' FOR KEY SHARE";
/** What holds a verdict up. */
const HOLDS = [
  TASK_END,
  ...['verdict_change', 'problem_statistics', 'case_result'].map((table) => `LOCK TABLE ${table} IN SHARE MODE`),
];

function cut({ database }: Target, pid: number): Promise<unknown> {
  return database.rows('SELECT pg_terminate_backend($1)', [pid]);
}

async function amidVerdict(target: Target, strike: (pid: number) => Promise<unknown>, hold?: string): Promise<void> {
  // Another fault may take the database away before ours has struck.
  while (!(await tryAmidVerdict(target, strike, hold ?? HOLDS[Math.floor(target.random() * HOLDS.length)] ?? TASK_END))) await untilReady(target);
  await untilReady(target);
  await until('server and judge to run', RECOVERY_MS, async () => ((await target.site.pidOf('server')) !== null && (await target.site.pidOf('judge')) !== null ? true : null));
}

/** How long a hold is kept, milliseconds: the task it was meant for may have ended before it stood. */
const HOLD_MS = 5_000;

async function tryAmidVerdict(target: Target, strike: (pid: number) => Promise<unknown>, hold: string): Promise<boolean> {
  await untilAtWork(target);
  let hasStruck = false;
  await target.database
    .connected(async (client) => {
      await client.query('BEGIN');
      await client.query(hold);
      for (const end = Date.now() + HOLD_MS; !hasStruck && Date.now() < end; await sleep(20)) {
        const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid)) LIMIT 1');
        const [waiting] = rows;
        if (waiting === undefined) continue;
        await strike(waiting.pid);
        hasStruck = true;
      }
    })
    .catch(() => {});
  return hasStruck;
}

async function submitsUnderWay(target: Target, strike: () => Promise<void>): Promise<void> {
  const { handIn, random } = target;
  await sleep(random() * 1_000);
  await untilReady(target);
  const sent = Array.from({ length: SENT_AT_ONCE }, handIn);
  await sleep(random() * SUBMIT_MS);
  await strike();
  await Promise.all(sent);
  await untilReady(target);
}

async function killAndAwait({ site }: Target, part: SitePart): Promise<void> {
  const before = await site.pidOf(part);
  await site.killHard(part);
  await until(`the ${part} to be started again`, RECOVERY_MS, async () => {
    const now = await site.pidOf(part);
    return now !== null && now !== before ? now : null;
  });
}

async function killDatabase(target: Target): Promise<void> {
  const killed = await killPostmaster(target.site);
  await until('PostgreSQL to be started again', RECOVERY_MS, async () => ((await postmasterOf(target.site)) === killed ? null : await target.database.tasks('RUNNING')));
}

async function killPostmaster(site: Site): Promise<number> {
  const pid = await postmasterOf(site);
  signalNow(pid, 'SIGKILL');
  return pid;
}

async function postmasterOf({ dataFolder }: Site): Promise<number> {
  return Number((await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** The sandbox's helper of the judge's only slot; null while there is none. Its boxes, which look alike, lie below it. */
async function helperOf({ site }: Target): Promise<number | null> {
  for (const pid of await descendants((await site.pidOf('judge')) ?? 0)) if ((await commandOf(pid)).includes('serve')) return pid;
  return null;
}

/** Waits until the site takes requests. */
export async function untilReady({ site }: Pick<Target, 'site'>): Promise<void> {
  await until('the server to take requests', RECOVERY_MS, async () => ((await isReady(site.url)) ? true : null));
}

/** Waits until a judge works on something. */
async function untilAtWork({ database }: Target): Promise<void> {
  await until('a judge to work on something', RECOVERY_MS, async () => ((await database.tasks('RUNNING')) > 0 ? true : null));
}
