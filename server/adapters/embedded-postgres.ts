import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { retry } from '@verdict/schema/core/retry.ts';
import pg from 'pg';
import { endProcess, isSameProcessRunning, type ProcessIdentity, waitUntilGone } from '../launch/process-identity.ts';
import { type ClusterLayout, insideNamespace, prepareLayout, removeRunFolder } from './postgres-cluster.ts';
import { createCluster, database, superuser } from './postgres-initdb.ts';
import { findPostmaster, forgetStalePostmaster } from './postgres-postmaster.ts';
import { serverSettings } from './postgres-settings.ts';

/** A running embedded database. */
export interface EmbeddedPostgres {
  /** `postgresql://` address over the Unix socket, for `pg`, Prisma and pg-boss alike. */
  url: string;
  /** True when a database left by an earlier start was found running and taken over. */
  reused: boolean;
  /** False as soon as its main process is gone, whoever ended it. */
  isRunning(): boolean;
  /** Stops it (clients are cut off, everything committed is kept) and waits until it is gone. */
  stop(): Promise<void>;
}

/** What to start. */
export interface EmbeddedPostgresOptions {
  /** Folder of all data; the cluster is its sub-folder `postgres`. */
  dataFolder: string;
  /** Told in plain words what takes time. */
  log(message: string): void;
  /** Server settings over ours; the tests, whose data nobody will miss, turn `fsync` off. */
  settings?: Record<string, string>;
  /**
   * True: it is stopped when this process ends, however it ends. By default it goes on and is taken over by the next
   * start.
   */
  endsWithUs?: boolean;
}

/** The log is put aside at a start when it has grown over this many bytes. */
const logLimitBytes = 10 * 1024 * 1024;
/** Recovery after a kill -9 reads the log since the last checkpoint; this is far more than it takes. */
const readyTimeoutMs = 120_000;
/** A process that was killed is gone within this, also on a busy machine. */
const dyingMs = 5_000;
/** After a kill -9 the orphaned backends need a moment to notice; until then a start is refused. */
const retryForMs = 15_000;
const retryMs = 300;

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over the one that still runs there. It is detached: it
 * outlives us when we are killed, and the next start finds it.
 *
 * @throws Error with the last lines of PostgreSQL's own log when it does not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const layout = prepareLayout(options.dataFolder);
  const left = await runningPostmaster(layout);
  if (left !== null) {
    options.log('PostgreSQL is still running from before; taking it over');
    const taken = await tryTakeOver(layout, left);
    if (taken !== null) return taken;
    options.log('It has just ended; starting it anew');
  }
  if (!existsSync(join(layout.clusterFolder, 'PG_VERSION'))) {
    options.log('Creating the database cluster');
    await createCluster(layout);
  }
  return opened(layout, await startPostmaster(layout, options), false);
}

/** One that was killed a moment ago may look alive until it is gone: then null. */
async function tryTakeOver(layout: ClusterLayout, left: ProcessIdentity): Promise<EmbeddedPostgres | null> {
  try {
    await waitUntilReady(layout, left);
    return await opened(layout, left, true);
  } catch (error) {
    if (await waitUntilGone(left, dyingMs)) return null;
    throw error;
  }
}

/** The process to take over: one whose files are still there. Others are stopped first. */
async function runningPostmaster(layout: ClusterLayout): Promise<ProcessIdentity | null> {
  const found = findPostmaster(layout);
  if (found === null) return null;
  if (!found.isCutOff && found.status !== 'stopping') return found.identity;
  await stopPostmaster(found.identity);
  return null;
}

/** A start that failed; it may succeed when the processes of the last one are gone. */
class StartFailure extends Error {
  readonly isTemporary: boolean;

  constructor(layout: ClusterLayout, said: string) {
    super(
      `PostgreSQL did not start. Its log (${layout.logFile}) says:\n${said.trim().split('\n').slice(-12).join('\n')}`,
    );
    this.isTemporary = said.includes('pre-existing shared memory block') || said.includes('lock file');
  }
}

function startPostmaster(layout: ClusterLayout, options: EmbeddedPostgresOptions): Promise<ProcessIdentity> {
  const deadline = Date.now() + retryForMs;
  return retry(() => tryStart(layout, options), {
    isRetryable: (error) => error instanceof StartFailure && error.isTemporary && Date.now() <= deadline,
    pauseMs: () => retryMs,
    onRetry: () => options.log('PostgreSQL was killed a moment ago; waiting until its last processes are gone'),
  });
}

/** @throws StartFailure */
async function tryStart(layout: ClusterLayout, options: EmbeddedPostgresOptions): Promise<ProcessIdentity> {
  forgetStalePostmaster(layout);
  const attempt = spawnPostmaster(layout, options);
  const started = await waitForPostmaster(layout, attempt.exited);
  if (started !== null) return started;
  // Somebody else's start may have won the race.
  const other = findPostmaster(layout);
  if (other === null) throw new StartFailure(layout, logSince(layout.logFile, attempt.logOffset));
  await waitUntilReady(layout, other.identity);
  return other.identity;
}

function spawnPostmaster(
  layout: ClusterLayout,
  { settings, endsWithUs = false }: EmbeddedPostgresOptions,
): { exited: Promise<void>; logOffset: number } {
  if (existsSync(layout.logFile) && statSync(layout.logFile).size > logLimitBytes) {
    renameSync(layout.logFile, `${layout.logFile}.1`);
  }
  const logFd = openSync(layout.logFile, 'a', 0o600);
  const logOffset = statSync(layout.logFile).size;
  const { file, args } = insideNamespace(layout, {
    name: 'postgres',
    args: ['-D', layout.innerClusterFolder, ...serverSettings(layout.socketFolder, settings)],
    clusterFolder: layout.clusterFolder,
    endsWithUs,
  });
  const child = spawn(file, args, {
    cwd: '/',
    detached: true,
    stdio: ['ignore', logFd, logFd],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', TZ: 'UTC' },
  });
  closeSync(logFd);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  child.unref();
  return { exited, logOffset };
}

/** The new process once it takes connections, or null when it gave up. */
async function waitForPostmaster(layout: ClusterLayout, exited: Promise<void>): Promise<ProcessIdentity | null> {
  let hasExited = false;
  void exited.then(() => (hasExited = true));
  const deadline = Date.now() + readyTimeoutMs;
  while (!hasExited && Date.now() < deadline) {
    const found = findPostmaster(layout);
    if (found?.status === 'ready') return found.identity;
    await sleep(20);
  }
  return null;
}

async function waitUntilReady(layout: ClusterLayout, identity: ProcessIdentity): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  while (findPostmaster(layout)?.status !== 'ready') {
    if (!isSameProcessRunning(identity) || Date.now() > deadline) {
      throw new Error(`PostgreSQL (process ${identity.pid}) does not become ready; see ${layout.logFile}`);
    }
    await sleep(50);
  }
}

async function opened(layout: ClusterLayout, identity: ProcessIdentity, reused: boolean): Promise<EmbeddedPostgres> {
  const host = encodeURIComponent(layout.socketFolder);
  await ensureDatabase(layout.socketFolder);
  return {
    url: `postgresql://${superuser}@localhost/${database}?host=${host}`,
    reused,
    isRunning: () => isSameProcessRunning(identity),
    async stop() {
      await stopPostmaster(identity);
      removeRunFolder(layout);
    },
  };
}

/** `initdb` makes no database of ours; a start that died between the two steps is mended here as well. */
async function ensureDatabase(socketFolder: string): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    // Two starts at once take turns; the lock goes with the connection.
    await client.query('SELECT pg_advisory_lock(1)');
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}

/** SIGINT is PostgreSQL's fast shutdown (clients are cut off, data is written), SIGQUIT its immediate one. */
async function stopPostmaster(identity: ProcessIdentity): Promise<void> {
  await endProcess(identity, [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ]);
}

function logSince(file: string, offset: number): string {
  return readFileSync(file).subarray(offset).toString('utf8');
}
