import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@verdict/server/launch/port.ts';

const repository = join(import.meta.dirname, '../..');
/** Other tests may share the machine, so this is much more than a start takes. */
const patienceMs = 150_000;

/** A data folder and a port that `npm run up` is tried on. */
export interface Ground {
  dataFolder: string;
  port: number;
  env: Record<string, string>;
  /** Ends what is left, hard; the folder stays. */
  endAll(): Promise<void>;
  /** Ends what is left and removes the folder. */
  clear(): Promise<void>;
}

/** A fresh data folder and a free port. */
export async function openGround(env: Record<string, string> = {}): Promise<Ground> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'verdict-launch-'));
  const port = await freePort();
  const endAll = async () => {
    for (const pid of await processesOf(dataFolder)) process.kill(pid, 'SIGKILL');
  };
  return {
    dataFolder,
    port,
    env: { VERDICT_DATA: dataFolder, PORT: String(port), HOST: '127.0.0.1', VERDICT_DEMO: '0', ...env },
    endAll,
    async clear() {
      await endAll();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A command of the launcher, running. */
export interface Launched {
  child: ChildProcess;
  pid: number;
  /** All it has said so far. */
  said(): string;
  /** Waits until it has said this. @throws Error with what it said instead. */
  untilSaid(text: string | RegExp): Promise<void>;
  /** Waits until it has ended. @returns its exit code, or the signal that ended it. */
  ended(): Promise<number | string>;
}

/** Starts `npm run up` (or, without npm, its first step alone). */
export function launch(
  ground: Ground,
  { isThroughNpm = false, words = ['up'] }: { isThroughNpm?: boolean; words?: string[] } = {},
): Launched {
  const [file, ...args] = isThroughNpm
    ? ['npm', 'run', '--silent', ...words]
    : [process.execPath, join(repository, 'server/launch/up.mjs'), ...words];
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VERDICT_|JUDGE_|DATABASE_URL$|PORT$|HOST$|npm_|NODE_OPTIONS$|VITEST|TEST)/.test(name),
  );
  const child = spawn(file ?? 'npm', args, {
    cwd: repository,
    env: { ...Object.fromEntries(inherited), ...ground.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  const exit = once(child, 'close');
  return {
    child,
    pid: child.pid ?? 0,
    said: () => text,
    async untilSaid(wanted) {
      await until(`"${wanted}" to be said; said was:\n${text}`, async () => {
        if (typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text)) return true;
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`It ended without saying "${wanted}". It said:\n${text}`);
        return false;
      });
    },
    async ended() {
      const [code, signal] = await exit;
      return code ?? signal;
    },
  };
}

/** Waits until something holds. @throws Error naming it when it does not come about. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(50)) if (await holds()) return;
  throw new Error(`Waited in vain for ${what}`);
}

/** Does the site answer? */
export async function isReady({ port }: Ground): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  );
  return answer?.status === 200;
}

/**
 * Processes that work on a data folder: they have its name in their environment or command line, or are its PostgreSQL.
 */
export async function processesOf(dataFolder: string): Promise<number[]> {
  const cluster = await clusterOf(dataFolder);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const isOurs = await Promise.all(
    pids.map(async (pid) => {
      if (pid === process.pid) return false;
      const about = (await textOf(`/proc/${pid}/environ`)) + (await textOf(`/proc/${pid}/cmdline`));
      return about.includes(dataFolder) || (cluster !== null && about.includes(cluster));
    }),
  );
  return pids.filter((_pid, index) => isOurs[index]);
}

/** Process of one part, by what its command line ends with or, for PostgreSQL, by its own file. */
export async function pidOf(ground: Ground, part: 'server' | 'judge' | 'postgres'): Promise<number | null> {
  if (part === 'postgres')
    return Number((await textOf(join(ground.dataFolder, 'postgres/postmaster.pid'))).split('\n')[0]) || null;
  for (const pid of await processesOf(ground.dataFolder)) {
    if ((await textOf(`/proc/${pid}/cmdline`)).split('\0').some((word) => word.endsWith(`/${part}/index.ts`)))
      return pid;
  }
  return null;
}

/** `kill -9` of one part. @returns the process it was. */
export async function killHard(ground: Ground, part: 'server' | 'judge' | 'postgres'): Promise<number> {
  const pid = await pidOf(ground, part);
  if (pid === null) throw new Error(`There is no ${part} to kill.`);
  process.kill(pid, 'SIGKILL');
  return pid;
}

const clusters = new Map<string, string>();

/** The cluster as its PostgreSQL calls it; remembered, since the file is gone once it has stopped. */
async function clusterOf(dataFolder: string): Promise<string | null> {
  const seen = (await textOf(join(dataFolder, 'postgres/postmaster.pid'))).split('\n')[1];
  if (seen !== undefined && seen !== '') clusters.set(dataFolder, seen);
  return clusters.get(dataFolder) ?? null;
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
