import { join } from 'node:path';
import { applyMigrations } from '@verdict/prisma/migrate/runner.ts';
import { newJudgeToken } from '@verdict/schema/account/session/judge-token.ts';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';
import type { Env } from '../env.ts';
import { Ballast } from './ballast.ts';
import { buildSandbox, buildStale } from './build.ts';
import { judgeEnvironment, serverEnvironment, type ServerPlace } from './child-environment.ts';
import { type ChildMessage, SupervisedChild } from './child-process.ts';
import { ProcessRecord } from './left-behind.ts';
import { holdPort, type HeldPort } from './port.ts';
import { say, timed, warn } from './progress.ts';
import { ensureSystemPackages } from './system-packages.ts';

const repository = join(import.meta.dirname, '..', '..');
const nodePath = process.execPath;

/** What every step of a start works with. */
export interface StartOptions {
  env: Env;
  /** Ends the start between two steps. */
  signal: AbortSignal;
  /** Gets the way to stop each part that was started; they are stopped in reverse order. */
  cleanup: AsyncDisposableStack;
}

/**
 * Everything before the first process of ours: system packages, database, builds, migrations.
 *
 * @returns the database's address.
 * @throws Error saying what to do when a step fails.
 */
export async function prepare({ env, signal, cleanup }: StartOptions, { pages }: { pages: boolean }): Promise<string> {
  await timed('system packages', async () => ensureSystemPackages('run'));
  signal.throwIfAborted();
  const [databaseUrl] = await allSettledOrThrow([
    timed('database', () => openDatabase(env, cleanup)),
    timed('build', () => buildStale({ pages, signal })),
    timed('sandbox', () => buildSandbox(signal)),
  ]);
  signal.throwIfAborted();
  await timed('migrations', () => applyMigrations(databaseUrl, say));
  return databaseUrl;
}

/** The processes of a site. */
export interface SiteProcesses {
  server: SupervisedChild;
  judge: SupervisedChild;
}

/**
 * Starts a server and a judge on this machine, at the same time: the judge looks for compilers while the server comes
 * up. A judge that refuses to run here is reported, no more.
 *
 * @throws Error with the reason when the server does not come up.
 */
export async function startProcesses(
  { env, signal, cleanup }: StartOptions,
  place: ServerPlace,
): Promise<SiteProcesses> {
  const record = new ProcessRecord(env.VERDICT_DATA);
  const judgeToken = newJudgeToken();
  const server = new SupervisedChild({
    name: 'server',
    command: serverCommand,
    env: serverEnvironment(env, { ...place, judgeToken }),
    logFile: join(env.VERDICT_DATA, 'logs', 'server.log'),
    graceMs: 15_000,
    onStart: (identity) => record.add(identity),
    onMessage: sayWhatTheServerDid,
  });
  cleanup.defer(() => server.stop());
  const judge = new SupervisedChild({
    name: 'judge',
    command: judgeCommand(),
    env: judgeEnvironment(env, { url: `http://127.0.0.1:${place.port}`, token: judgeToken }),
    logFile: join(env.VERDICT_DATA, 'logs', 'judge.log'),
    graceMs: 15_000,
    onStart: (identity) => record.add(identity),
  });
  cleanup.defer(() => judge.stop());
  const serverFailed = new AbortController();
  const serverStart = timed('server', () => server.start(signal));
  const judgeStart = timed('judge', () =>
    startJudge(judge, { signal: AbortSignal.any([signal, serverFailed.signal]), serverStart }),
  );
  try {
    await serverStart;
  } catch (error) {
    serverFailed.abort();
    await judgeStart.catch(() => {});
    throw error;
  }
  await judgeStart;
  void judge.finished.then(({ reason }) => warn(`The site goes on, but nothing is judged on this machine: ${reason}`));
  return { server, judge };
}

/**
 * Ends what a killed launcher has left, and holds the site's port until its server is started.
 *
 * @throws Error saying what to do when the port cannot be had.
 */
export async function claimPort({ env, cleanup }: Pick<StartOptions, 'env' | 'cleanup'>): Promise<HeldPort> {
  await new ProcessRecord(env.VERDICT_DATA).endLeftBehind();
  const held = await holdPort(env.PORT, env.HOST);
  cleanup.defer(held.release);
  return held;
}

/** The site's address as people type it. */
export function shownAddress(env: Env, port: number): string {
  if (env.PUBLIC_URL !== undefined) return env.PUBLIC_URL;
  const isOnThisMachine = ['0.0.0.0', '::', '127.0.0.1'].includes(env.HOST);
  return `http://${isOnThisMachine ? 'localhost' : env.HOST}:${port}`;
}

/**
 * Like `Promise.all`, but a failure is thrown only when the others are done, so that nothing starts behind the back of
 * the cleanup.
 */
async function allSettledOrThrow<T extends readonly Promise<unknown>[]>(
  work: readonly [...T],
): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** The database's address; an embedded one is started, watched, and stopped at the end. */
export async function openDatabase(env: Env, cleanup: AsyncDisposableStack): Promise<string> {
  if (env.DATABASE_URL !== undefined) {
    await ensureReachable(env.DATABASE_URL);
    return env.DATABASE_URL;
  }
  const ballast = new Ballast(env.VERDICT_DATA);
  ballast.keep();
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataFolder: env.VERDICT_DATA, log: say });
  let postgres = await start();
  let isBusy = false;
  const watch = setInterval(() => {
    keepBallast(ballast);
    if (isBusy || postgres.isRunning()) return;
    isBusy = true;
    warn('PostgreSQL ended unexpectedly; starting it again');
    start()
      .then(
        (again) => (postgres = again),
        (error: unknown) => warn(String(error)),
      )
      .finally(() => (isBusy = false));
  }, 1_000);
  cleanup.defer(async () => {
    clearInterval(watch);
    await postgres.stop();
  });
  return postgres.url;
}

function keepBallast(ballast: Ballast): void {
  try {
    ballast.keep();
  } catch (error) {
    warn(`The free space of the disk could not be checked: ${String(error)}`);
  }
}

/** The database's address beside a site that runs: its launcher watches and stops the database. */
export async function siteDatabase(env: Env): Promise<string> {
  return env.DATABASE_URL ?? (await startEmbeddedPostgres({ dataFolder: env.VERDICT_DATA, log: () => undefined })).url;
}

/** @throws Error saying what to look at; the address itself is not repeated, since it may hold a password. */
async function ensureReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database of DATABASE_URL cannot be reached (${reason}). ` +
        'Is it running, and are host, port, name and password right? Unset DATABASE_URL to use the embedded one.',
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Runs the server. Its heap collects at one and a half times what lives in it (by itself it waits for four times as
 * much), and when a rush is over (`idle-memory.ts`).
 */
export const serverCommand = [
  nodePath,
  '--disable-warning=ExperimentalWarning',
  '--heap-growing-percent=50',
  '--max-semi-space-size=8',
  '--expose-gc',
  join(repository, 'server', 'index.ts'),
] as const;

/** Little memory and few threads: they are the programs' that it judges. */
const judgeNodeFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=2',
  '--v8-pool-size=1',
] as const;

/** The judge mounts memory disks; in a mount namespace of its own they vanish with it, however it ends. */
export function judgeCommand(): [string, ...string[]] {
  const node = [nodePath, ...judgeNodeFlags, join(repository, 'judge', 'index.ts')] as const;
  return process.getuid?.() === 0 ? ['unshare', '--mount', '--propagation', 'private', ...node] : [...node];
}

const sayHowTheDemoIs = {
  loading: () => say('The demo content is coming in; the site can be used meanwhile'),
  loaded: () => say('The demo content is loaded'),
  failed: () =>
    warn(
      'The demo content could not be loaded; the next start tries again, ' +
        'and logs/server.log in the data folder says why',
    ),
} as const;

function sayWhatTheServerDid(message: ChildMessage): void {
  if (message.type === 'ready' && typeof message.generatedRootPassword === 'string') {
    say(`The super admin is "root", password "${message.generatedRootPassword}" (shown only this once: write it down)`);
  }
  if (message.type === 'demo') sayHowTheDemoIs[message.state]();
}

async function startJudge(
  judge: SupervisedChild,
  { signal, serverStart }: { readonly signal: AbortSignal; readonly serverStart: Promise<unknown> },
): Promise<void> {
  try {
    await judge.start(signal);
  } catch (error) {
    signal.throwIfAborted();
    // A site that does not come up says so itself: what its judge missed is no news then.
    await serverStart;
    warn(`The site is up, but nothing will be judged: ${error instanceof Error ? error.message : String(error)}`);
  }
}
