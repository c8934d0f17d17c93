import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.ts';
import { SupervisedChild } from './child-process.ts';
import type { Command } from './command.ts';
import { isLock, takeDataFolder } from './data-lock.ts';
import { freePort } from './port.ts';
import { say, warn } from './progress.ts';
import { repository } from './run-tool.ts';
import { claimPort, prepare, shownAddress, type SiteProcesses, startProcesses } from './site.ts';
import { refuse } from './up.ts';

/** Editors write a file in several steps; changes closer together than this are one. */
const settleMs = 150;

/**
 * `npm run dev`: like `up`, but the pages come fresh from Vite, which passes everything else on to the server; server
 * and judge are restarted when their sources change, and what is generated is generated anew.
 */
export const dev: Command = async ({ env, stopping }) => {
  const lock = await takeDataFolder(env.VERDICT_DATA);
  if (!isLock(lock)) return refuse(env.VERDICT_DATA, lock);
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => lock.release());
  try {
    const start = { env, signal: stopping.signal, cleanup };
    const { port, release } = await claimPort(start);
    const databaseUrl = await prepare(start, { pages: false });
    const serverPort = await freePort();
    const site = await startProcesses(start, {
      host: '127.0.0.1',
      port: serverPort,
      publicUrl: shownAddress(env, port),
      databaseUrl,
    });
    await release();
    const pages = pageServer({ port, host: env.HOST, serverPort, logFile: join(env.VERDICT_DATA, 'logs', 'vite.log') });
    cleanup.defer(() => pages.stop());
    await pages.start(stopping.signal);
    cleanup.use(watchSources(site, stopping.signal));
    lock.setAddress(shownAddress(env, port));
    say(`\nVerdict is running at ${shownAddress(env, port)}, reloading on change  (Ctrl+C stops it)`);
    await stopping.asked();
  } catch (error) {
    if (!stopping.isAsked) throw error;
  }
  lock.setStopping();
  say('\nStopping');
  return 0;
};

function pageServer({
  port,
  host,
  serverPort,
  logFile,
}: {
  port: number;
  host: string;
  serverPort: number;
  logFile: string;
}): SupervisedChild {
  return new SupervisedChild({
    name: 'page server',
    command: [process.execPath, join(import.meta.dirname, 'page-server.ts'), String(port), host],
    env: { ...process.env, VERDICT_SERVER: `http://127.0.0.1:${serverPort}` },
    logFile,
    graceMs: 3_000,
    onStart: () => {},
  });
}

/** What to do when a file below a folder changes. */
const watched = {
  prisma: ['server'],
  schema: ['server'],
  server: ['server'],
  judge: ['judge'],
  client: [],
} as const satisfies Record<string, readonly (keyof SiteProcesses)[]>;

function watchSources(site: SiteProcesses, signal: AbortSignal): Disposable {
  const stack = new DisposableStack();
  let timer: NodeJS.Timeout | undefined;
  const stale = new Set<keyof SiteProcesses>();
  let settling = Promise.resolve();
  const settle = async (): Promise<void> => {
    try {
      await buildStale({ pages: false, signal });
      const restarted = [...stale];
      stale.clear();
      for (const name of restarted) {
        say(`Restarting the ${name}`);
        site[name].restart();
      }
    } catch (error) {
      if (!signal.aborted) warn(error instanceof Error ? error.message : String(error));
    }
  };
  for (const [folder, parts] of Object.entries(watched)) {
    const watcher = watch(join(repository, folder), { recursive: true }, (_event, file) => {
      if (file === null || !isSource(file)) return;
      for (const part of parts) stale.add(part);
      clearTimeout(timer);
      timer = setTimeout(() => void (settling = settling.then(settle)), settleMs);
    });
    stack.defer(() => watcher.close());
  }
  stack.defer(() => clearTimeout(timer));
  return stack;
}

/** Is this something a person wrote? What we generate would otherwise start us again. */
function isSource(file: string): boolean {
  if (
    file.split('/').some((part) => /^(?:node_modules$|generated$|dist$|build$|[.])/.test(part)) ||
    file.includes('.generated.')
  )
    return false;
  return /[.](ts|prisma|graphql|c|h)$/.test(file) && !file.endsWith('.test.ts') && file !== 'schema.graphql';
}
