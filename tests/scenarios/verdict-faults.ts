/*
 * The middle of a verdict is met for certain: a lock that only verdicts meet holds the first one up half way, at the
 * end of its task or at a table that nothing else writes, until the blow has fallen.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../setup/site-api.ts';
import { type Fault, recoveryMs, type Target, untilAtWork, untilReady } from './fault-target.ts';
import { killPostmaster } from './faults.ts';

/** In the middle of a verdict, wherever it is, its connection is cut. */
export const verdictIsCut: Fault = (target) => amidVerdict(target, (pid) => cut(target, pid));
/** The same where the task ends. */
export const taskEndIsCut: Fault = (target) => amidVerdict(target, (pid) => cut(target, pid), taskEnd);

/** In the middle of a verdict the judge, the server or the database dies. */
export const judgeDiesAmidVerdict: Fault = (target) => amidVerdict(target, () => target.site.killHard('judge'));
export const serverDiesAmidVerdict: Fault = (target) => amidVerdict(target, () => target.site.killHard('server'));
export const databaseDiesAmidVerdict: Fault = (target) => amidVerdict(target, () => killPostmaster(target.site));

/** Holds up whoever ends the task that is being judged, and lets progress and heartbeats by. */
const taskEnd = "SELECT id FROM judge_task WHERE state = 'RUNNING' FOR KEY SHARE";
/** What holds a verdict up. */
const holds = [
  taskEnd,
  ...['verdict_change', 'problem_statistics', 'case_result'].map((table) => `LOCK TABLE ${table} IN SHARE MODE`),
];

function cut({ database }: Target, pid: number): Promise<unknown> {
  return database.rows('SELECT pg_terminate_backend($1)', [pid]);
}

async function amidVerdict(target: Target, strike: (pid: number) => Promise<unknown>, hold?: string): Promise<void> {
  // Another fault may take the database away before ours has struck.
  while (!(await tryAmidVerdict(target, strike, hold ?? holds[Math.floor(target.random() * holds.length)] ?? taskEnd)))
    await untilReady(target);
  await untilReady(target);
  await until('server and judge to run', recoveryMs, async () =>
    (await target.site.pidOf('server')) !== null && (await target.site.pidOf('judge')) !== null ? true : null,
  );
}

/** How long a hold is kept, milliseconds: the task it was meant for may have ended before it stood. */
const holdMs = 5_000;

async function tryAmidVerdict(
  target: Target,
  strike: (pid: number) => Promise<unknown>,
  hold: string,
): Promise<boolean> {
  await untilAtWork(target);
  let hasStruck = false;
  await target.database
    .connected(async (client) => {
      await client.query('BEGIN');
      await client.query(hold);
      for (const end = Date.now() + holdMs; !hasStruck && Date.now() < end; await sleep(20)) {
        const { rows } = await client.query<{ pid: number }>(
          'SELECT pid FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid)) LIMIT 1',
        );
        const [waiting] = rows;
        if (waiting === undefined) continue;
        await strike(waiting.pid);
        hasStruck = true;
      }
    })
    .catch((error: unknown) => {
      if (!isOfLostDatabase(error)) throw error;
    });
  return hasStruck;
}

/** Ours goes with the database that is killed; any other failure is the test's own. */
function isOfLostDatabase(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return (
    /^(57P0\d|08\d{3}|ECONN\w*|ENOENT|EPIPE)$/.test(code) ||
    (error instanceof Error && /connection|timeout/i.test(error.message))
  );
}
