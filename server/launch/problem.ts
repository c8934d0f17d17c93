import type { Command } from './command.ts';
import { isLock, takeDataFolder } from './data-lock.ts';
import { freePort } from './port.ts';
import { say } from './progress.ts';
import { isSiteUpOn, releaseQuietly } from './running-site.ts';
import { keptSecret } from './secret.ts';
import { prepare, shownAddress, siteDatabase, startProcesses } from './site.ts';
import { refuse } from './up.ts';

/**
 * `npm run problem -- import|verify PATH...`: works on the site that runs on the data folder, or else opens the folder
 * for as long as it takes; to verify, with a server and a judge of its own that nobody else sees.
 */
export const problem: Command = async ({ args, env, stopping }) => {
  // Paths are meant from where the command was typed; npm goes to the repository's folder.
  process.chdir(process.env['INIT_CWD'] ?? process.cwd());
  await using cleanup = new AsyncDisposableStack();
  const start = { env, signal: stopping.signal, cleanup };
  const isSiteUp = await isSiteUpOn(env.VERDICT_DATA, stopping.signal);
  if (!isSiteUp) {
    const lock = await takeDataFolder(env.VERDICT_DATA);
    if (!isLock(lock)) return refuse(env.VERDICT_DATA, lock);
    cleanup.defer(() => releaseQuietly(lock));
  }
  const databaseUrl = isSiteUp ? await siteDatabase(env) : await prepare(start, { pages: false });

  // Loaded late: they need the generated database client.
  const { openServices } = await import('../services.ts');
  const { problemCommand, problemUsageError } = await import('../cli/problem.ts');
  const { createLog } = await import('../log.ts');
  const usage = problemUsageError(args);
  if (usage !== null) {
    console.error(usage);
    return 2;
  }
  const open = openServices({
    databaseUrl,
    dataFolder: env.VERDICT_DATA,
    secret: env.VERDICT_SECRET ?? keptSecret(env.VERDICT_DATA),
    log: createLog({ name: 'problem', level: 'error' }),
    poolSize: 4,
  });
  cleanup.defer(() => open.close());
  await open.listen();
  // Awaited here: what `cleanup` holds must outlive the command.
  return await problemCommand(args, {
    services: open.services,
    ensureJudge: async () => {
      if (isSiteUp) return;
      await startProcesses(
        { ...start, env: { ...env, VERDICT_DEMO: false } },
        { host: '127.0.0.1', port: await freePort(), publicUrl: shownAddress(env, env.PORT), databaseUrl },
      );
    },
    print: say,
    signal: stopping.signal,
  });
};
