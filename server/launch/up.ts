import type { Command } from './command.ts';
import { isLock, type LockHolder, takeDataFolder } from './data-lock.ts';
import { say } from './progress.ts';
import { claimPort, prepare, shownAddress, startProcesses } from './site.ts';

/** `npm run up`: the whole product, until it is asked to stop. */
export const up: Command = async ({ env, stopping }) => {
  const lock = await takeDataFolder(env.VERDICT_DATA);
  if (!isLock(lock)) return refuse(env.VERDICT_DATA, lock);
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => lock.release());
  cleanup.defer(() => say('Stopped'));
  try {
    const start = { env, signal: stopping.signal, cleanup };
    const { port, release } = await claimPort(start);
    const databaseUrl = await prepare(start, { pages: true });
    const address = shownAddress(env, port);
    await release();
    await startProcesses(start, { host: env.HOST, port, publicUrl: address, databaseUrl });
    lock.setAddress(address);
    say(`\nVerdict is running at ${address}  (Ctrl+C stops it)`);
    await stopping.asked();
  } catch (error) {
    if (!stopping.isAsked) throw error;
  }
  lock.setStopping();
  say('\nStopping');
  return 0;
};

/** Says who has the data folder and what can be done. @returns the exit code. */
export function refuse(dataFolder: string, { address, pid }: LockHolder): number {
  const where = address === null ? 'but has no address yet' : `at ${address}`;
  console.error(
    `Verdict is running already on ${dataFolder}, ${where} (process ${pid}).\n` +
      `Stop it first (Ctrl+C there, or "kill ${pid}"), ` +
      'or start a second one with a VERDICT_DATA and a PORT of its own.',
  );
  return 1;
}
