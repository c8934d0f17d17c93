import { join } from 'node:path';
import { applyMigrations } from '@verdict/prisma/migrate/runner.ts';
import { newJudgeToken } from '@verdict/schema/account/judge-token.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../adapters/embedded-postgres.ts';
import type { Env } from '../env.ts';
import { buildSandbox, buildStale } from './build.ts';
import { type ChildMessage, SupervisedChild } from './child-process.ts';
import { ProcessRecord } from './left-behind.ts';
import { ensurePortIsFree, freePort } from './port.ts';
import { say, timed, warn } from './progress.ts';
import { judgeEnvironment, serverEnvironment } from './child-environment.ts';
import { ensureSystemPackages } from './system-packages.ts';

/** A database, a server and a judge, running. */
export interface Site {
  /** As people type it. */
  address: string;
  server: SupervisedChild;
  /** Null when it refuses to run here; the site works, but nothing is judged. */
  judge: SupervisedChild | null;
}

/** How a site is started. */
export interface SiteOptions {
  env: Env;
  /** Ends the start between two steps. */
  signal: AbortSignal;
  /** Where each part that was started puts the way to stop it; they are stopped in reverse order. */
  cleanup: AsyncDisposableStack;
  /** Development: the pages come from a page server in front, so the site itself stays on this machine. */
  isBehindPageServer: boolean;
}

const REPOSITORY = join(import.meta.dirname, '..', '..');
const NODE = process.execPath;

/** Starts everything, in order, each step said in plain words. @throws Error saying what to do when a step fails. */
export async function startSite({ env, signal, cleanup, isBehindPageServer }: SiteOptions): Promise<Site> {
  const record = new ProcessRecord(env.VERDICT_DATA);
  await record.endLeftBehind();
  const host = isBehindPageServer ? '127.0.0.1' : env.HOST;
  const port = isBehindPageServer || env.PORT === 0 ? await freePort() : env.PORT;
  await ensurePortIsFree(port, host);
  await timed('system packages', async () => ensureSystemPackages('run'));
  const [databaseUrl] = await allSettledOrThrow([
    timed('database', () => openDatabase(env, cleanup)),
    timed('build', () => buildStale({ pages: !isBehindPageServer, signal })),
    timed('sandbox', () => buildSandbox(signal)),
  ]);
  signal.throwIfAborted();
  await timed('migrations', () => applyMigrations(databaseUrl, say));

  const judgeToken = newJudgeToken();
  const common = { onStart: (identity: Parameters<ProcessRecord['add']>[0]) => record.add(identity) };
  const server = new SupervisedChild({
    ...common,
    name: 'server',
    command: [NODE, '--disable-warning=ExperimentalWarning', join(REPOSITORY, 'server', 'index.ts')],
    env: serverEnvironment(env, { port, host, databaseUrl, judgeToken }),
    logFile: join(env.VERDICT_DATA, 'logs', 'server.log'),
    graceMs: 15_000,
    onMessage: sayWhatTheServerDid,
  });
  cleanup.defer(() => server.stop());
  await timed('server', () => server.start(signal));
  const localAddress = `http://127.0.0.1:${port}`;
  const judge = new SupervisedChild({
    ...common,
    name: 'judge',
    command: judgeCommand(),
    env: judgeEnvironment(env, { url: localAddress, token: judgeToken }),
    logFile: join(env.VERDICT_DATA, 'logs', 'judge.log'),
    graceMs: 15_000,
  });
  cleanup.defer(() => judge.stop());
  return { address: shownAddress(env, port), server, judge: (await timed('judge', () => startJudge(judge, signal))) ? judge : null };
}

/** Like `Promise.all`, but a failure is thrown only when the others are done, so that nothing starts behind the back of the cleanup. */
async function allSettledOrThrow<T extends readonly Promise<unknown>[]>(work: readonly [...T]): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** The database's address; an embedded one is started, watched, and stopped at the end. */
export async function openDatabase(env: Env, cleanup: AsyncDisposableStack): Promise<string> {
  if (env.DATABASE_URL !== undefined) return env.DATABASE_URL;
  const start = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataFolder: env.VERDICT_DATA, log: say });
  let postgres = await start();
  let isBusy = false;
  const watch = setInterval(() => {
    if (isBusy || postgres.isRunning()) return;
    isBusy = true;
    warn('PostgreSQL ended unexpectedly; starting it again');
    start()
      .then((again) => (postgres = again), (error: unknown) => warn(String(error)))
      .finally(() => (isBusy = false));
  }, 1_000);
  cleanup.defer(async () => {
    clearInterval(watch);
    await postgres.stop();
  });
  return postgres.url;
}

/** The judge mounts memory disks; in a mount namespace of its own they vanish with it, however it ends. */
export function judgeCommand(): [string, ...string[]] {
  const node = [NODE, '--disable-warning=ExperimentalWarning', join(REPOSITORY, 'judge', 'index.ts')] as const;
  return process.getuid?.() === 0 ? ['unshare', '--mount', '--propagation', 'private', ...node] : [...node];
}

function sayWhatTheServerDid(message: ChildMessage): void {
  if (message.type === 'ready' && typeof message.generatedRootPassword === 'string') {
    say(`The super admin is "root", password "${message.generatedRootPassword}" (shown only this once; change it after signing in)`);
  }
  if (message.type === 'demo' && message.isLoaded) say('The demo content is loaded');
}

async function startJudge(judge: SupervisedChild, signal: AbortSignal): Promise<boolean> {
  try {
    await judge.start(signal);
    return true;
  } catch (error) {
    signal.throwIfAborted();
    warn(`The site is up, but nothing will be judged: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function shownAddress(env: Env, port: number): string {
  if (env.PUBLIC_URL !== undefined) return env.PUBLIC_URL;
  const isEverywhere = env.HOST === '0.0.0.0' || env.HOST === '::' || env.HOST === '127.0.0.1';
  return `http://${isEverywhere ? 'localhost' : env.HOST}:${port}`;
}
