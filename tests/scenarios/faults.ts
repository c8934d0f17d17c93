/*
 * What can die, and when. Each fault waits until the site is at work, strikes at a random moment of it, and returns
 * when everything runs again. One that finds nothing to strike fails: a storm that spares somebody would prove nothing.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, descendants, signalNow } from '../setup/process-tree.ts';
import { until } from '../setup/site-api.ts';
import type { Site, SitePart } from '../setup/site.ts';
import { type Fault, recoveryMs, type Target, untilAtWork, untilReady } from './fault-target.ts';
import { ourConnections } from './site-database.ts';

/** A program is judged in about this many milliseconds; blows are spread over it. */
const judgingMs = 400;
/** The server answers a submit in about this many milliseconds. */
const submitMs = 40;
const sentAtOnce = 3;

/** `kill -9` of the judge while it works. */
export const judgeDies: Fault = async (target) => {
  await untilAtWork(target);
  await sleep(target.random() * judgingMs);
  await killAndAwait(target, 'judge');
};

/** `kill -9` of the sandbox's helper while it works: the judge lives on. */
export const helperDies: Fault = async (target) => {
  await untilAtWork(target);
  await sleep(target.random() * judgingMs);
  const killed = await until('a helper to kill', recoveryMs, async () => {
    const pid = await helperOf(target);
    return pid !== null && signalNow(pid, 'SIGKILL') ? pid : null;
  });
  await until('another helper', recoveryMs, async () => {
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
export const connectionsBreak: Fault = async (target) => {
  const { database, random } = target;
  for (let time = 0; time < 5; time += 1) {
    await until('connections to cut', recoveryMs, async () => {
      const cut = await database.rows(
        `SELECT pg_terminate_backend(pid) FROM (
           SELECT pid
           FROM pg_stat_activity
           WHERE datname = current_database() AND application_name <> $1
           ORDER BY (pid * $2::int) % 7
           LIMIT 2
         ) chosen`,
        [ourConnections, 1 + Math.floor(random() * 5)],
      );
      return cut.length > 0 ? true : null;
    });
    await sleep(random() * 200);
  }
};

/** The connection that hears NOTIFY is cut. */
export const listenerBreaks: Fault = async ({ database }) => {
  await until('a listening connection to cut', recoveryMs, async () => {
    const cut = await database.rows(
      `SELECT pg_terminate_backend(pid)
       FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'verdict-listen'`,
    );
    return cut.length > 0 ? true : null;
  });
};

/** `kill -9` of the launcher; another is started on the same data. */
export const launcherDies: Fault = async (target) => {
  await untilAtWork(target);
  await sleep(target.random() * judgingMs);
  await target.site.restartKilled();
};

async function submitsUnderWay(target: Target, strike: () => Promise<void>): Promise<void> {
  const { submit, random } = target;
  await sleep(random() * 1_000);
  await untilReady(target);
  const sent = Array.from({ length: sentAtOnce }, submit);
  await sleep(random() * submitMs);
  await strike();
  await Promise.all(sent);
  await untilReady(target);
}

async function killAndAwait({ site }: Target, part: SitePart): Promise<void> {
  const killed = await until(`the ${part} to be there`, recoveryMs, async () => {
    const pid = await site.pidOf(part);
    return pid !== null && signalNow(pid, 'SIGKILL') ? pid : null;
  });
  await until(`the ${part} to be started again`, recoveryMs, async () => {
    const now = await site.pidOf(part);
    return now !== null && now !== killed ? now : null;
  });
}

async function killDatabase(target: Target): Promise<void> {
  const killed = await killPostmaster(target.site);
  await until('PostgreSQL to be started again', recoveryMs, async () =>
    (await postmasterOf(target.site)) === killed ? null : await target.database.tasks('RUNNING'),
  );
}

/** `kill -9` of PostgreSQL's main process. @returns its id. */
export async function killPostmaster(site: Site): Promise<number> {
  const pid = await postmasterOf(site);
  signalNow(pid, 'SIGKILL');
  return pid;
}

async function postmasterOf({ dataFolder }: Site): Promise<number> {
  return Number((await readFile(join(dataFolder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/**
 * The sandbox's helper of the judge's only slot; null while there is none. Its boxes, which look alike, lie below it.
 */
async function helperOf({ site }: Target): Promise<number | null> {
  for (const pid of await descendants((await site.pidOf('judge')) ?? 0))
    if ((await commandOf(pid)).includes('serve')) return pid;
  return null;
}
