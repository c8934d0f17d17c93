/*
 * A whole site, started the way a user starts it: the launcher as a process of its own, in a data folder of its own, on
 * a port of its own. Whatever a test does to it, `stop` leaves no process and no folder behind.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@verdict/server/launch/port.ts';
import { commandOf, descendants, signalNow } from './process-tree.ts';

const repository = join(import.meta.dirname, '../..');
const startTimeoutMs = 300_000;
const stopTimeoutMs = 40_000;

/** Password of `root` on every site of the tests. */
export const rootPassword = 'root-of-tests';

/** How a site is to be. */
export interface SiteOptions {
  /** Demo problems, student and submissions. */
  readonly isDemoWanted: boolean;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}

/** A part of a site that runs as a process of its own. */
export type SitePart = 'server' | 'judge';

/** A site that is up. */
export interface Site {
  /** Without a slash at its end. */
  readonly url: string;
  readonly dataFolder: string;
  /** Id of the part's process now, or null while there is none. */
  pidOf(part: SitePart): Promise<number | null>;
  /** `kill -9` of a part; the launcher starts it again. @returns false when it was not running. */
  killHard(part: SitePart): Promise<boolean>;
  /** `kill -9` of the launcher, and another start on the same data; returns when it serves again. */
  restartKilled(): Promise<void>;
  /** Everything the launcher has said so far. */
  output(): string;
  /** The end of a part's log. */
  logOf(part: SitePart): Promise<string>;
  /** Ends the site as Ctrl+C does; its data stay. @throws Error when the launcher does not end. */
  end(): Promise<void>;
  /** Ends the site and throws its data away. */
  stop(): Promise<void>;
}

/** Starts a site and waits until it serves. @throws Error with the launcher's words when it does not come up. */
export async function startSite({ isDemoWanted, env = {} }: SiteOptions): Promise<Site> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'verdict-site-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    VERDICT_DATA: dataFolder,
    VERDICT_ROOT_PASSWORD: rootPassword,
    VERDICT_DEMO: isDemoWanted ? '1' : '0',
    ...env,
  };
  let said = '';
  const start = () => launch(['up'], settings, (text) => (said += text));
  let launcher = start();
  const site: Site = {
    url,
    dataFolder,
    pidOf: (part) => findPart(launcher, part),
    async killHard(part) {
      const pid = await findPart(launcher, part);
      return pid !== null && signalNow(pid, 'SIGKILL');
    },
    async restartKilled() {
      const ended = once(launcher, 'exit');
      launcher.kill('SIGKILL');
      await ended;
      said = '';
      launcher = start();
      await untilUp(launcher, site);
    },
    output: () => said,
    logOf: async (part) =>
      (await readFile(join(dataFolder, 'logs', `${part}.log`), 'utf8').catch(() => '')).slice(-20_000),
    end: () => end(launcher),
    async stop() {
      try {
        await end(launcher);
      } finally {
        await rm(dataFolder, { recursive: true, force: true });
      }
    },
  };
  try {
    await untilUp(launcher, site);
  } catch (error) {
    await site.stop().catch(() => {});
    throw new Error(`The site did not come up. The launcher said:\n${said}`, { cause: error });
  }
  return site;
}

/**
 * Runs another command of package.json on the data of a site, as in `npm run problem -- import PATH`.
 *
 * @returns what it said. @throws Error with what it said, when its exit code is not 0.
 */
export async function runCommand(site: Site, words: readonly [string, ...string[]]): Promise<string> {
  let said = '';
  const command = launch(
    words,
    { VERDICT_DATA: site.dataFolder, PORT: new URL(site.url).port },
    (text) => (said += text),
  );
  const [code] = await once(command, 'close');
  if (code !== 0) throw new Error(`"${words.join(' ')}" ended with ${String(code)}:\n${said}`);
  return said;
}

/** Starts a command of package.json as a process. @param settings its environment besides that of the machine. */
export function launch(
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
  onSaid: (text: string) => void,
): ChildProcess {
  const child = spawn(process.execPath, [join(repository, 'server/launch/up.mjs'), ...words], {
    cwd: repository,
    env: { ...withoutOurs(process.env), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => onSaid(chunk.toString('utf8')));
  return child;
}

const ours = /^(VERDICT_|JUDGE_|OIDC_|REMOTE_|DATABASE_URL$|PORT$|HOST$|npm_|NODE_OPTIONS$|VITEST|TEST)/;

/** Settings of whoever runs the tests must not reach their site. */
function withoutOurs(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name)));
}

/** The launcher prints the address once everything runs. */
async function untilUp(launcher: ChildProcess, site: Site): Promise<void> {
  const port = new URL(site.url).port;
  for (const end = Date.now() + startTimeoutMs; Date.now() < end; await sleep(50)) {
    if (hasEnded(launcher)) throw new Error(`The launcher ended with ${launcher.exitCode ?? launcher.signalCode}.`);
    if (site.output().includes(`:${port}`) && (await isReady(site.url))) return;
  }
  throw new Error(`It was not up after ${startTimeoutMs / 1000} s.`);
}

/** Does the site take requests? */
export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return answer?.ok === true;
}

/** Ends a command as Ctrl+C does. @throws Error when it does not end. */
export async function end(launcher: ChildProcess): Promise<void> {
  if (hasEnded(launcher)) return;
  const ended = once(launcher, 'exit');
  launcher.kill('SIGINT');
  const isEnded = await Promise.race([ended.then(() => true), sleep(stopTimeoutMs, false, { ref: false })]);
  if (isEnded) return;
  for (const pid of [...(await descendants(launcher.pid ?? 0)), launcher.pid ?? 0]) signalNow(pid, 'SIGKILL');
  throw new Error(`The launcher did not end within ${stopTimeoutMs / 1000} s of SIGINT.`);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function findPart(launcher: ChildProcess, part: SitePart): Promise<number | null> {
  for (const pid of await descendants(launcher.pid ?? 0)) {
    if ((await commandOf(pid)).some((word) => word.endsWith(`/${part}/index.ts`))) return pid;
  }
  return null;
}
