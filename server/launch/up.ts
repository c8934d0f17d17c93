import type { Command } from './command.ts';
import { isLock, takeDataFolder } from './data-lock.ts';
import { say } from './progress.ts';
import { startSite } from './site.ts';

/** `npm run up`: the whole product, until it is asked to stop. */
export const up: Command = async ({ env, stopping }) => {
  const lock = await takeDataFolder(env.VERDICT_DATA);
  if (!isLock(lock)) {
    const where = lock.address === null ? 'and is still starting' : `at ${lock.address}`;
    console.error(
      `Verdict is running already on ${env.VERDICT_DATA}, ${where} (process ${lock.pid}).\n` +
        `Stop it first (Ctrl+C there, or "kill ${lock.pid}"), or start a second one with a VERDICT_DATA and a PORT of its own.`,
    );
    return 1;
  }
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => lock.release());
  cleanup.defer(() => say('Stopped'));
  try {
    const site = await startSite({ env, signal: stopping.signal, cleanup, isBehindPageServer: false });
    lock.setAddress(site.address);
    say(`\nVerdict is running at ${site.address}  (Ctrl+C stops it)`);
    await stopping.asked();
  } catch (error) {
    if (!stopping.isAsked) throw error;
  }
  lock.setStopping();
  say('\nStopping');
  return 0;
};
