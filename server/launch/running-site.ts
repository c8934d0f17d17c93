import { setTimeout as sleep } from 'node:timers/promises';
import { type DataLock, dataFolderHolder } from './data-lock.ts';
import { say } from './progress.ts';

/** Is there a site on the data folder? One that is just starting is waited for. */
export async function isSiteUpOn(dataFolder: string, signal: AbortSignal): Promise<boolean> {
  for (let isTold = false; ; isTold = true) {
    const holder = await dataFolderHolder(dataFolder);
    if (holder === null || holder.isStopping || holder.pid === 0) return false;
    if (holder.address !== null) return true;
    if (!isTold) say('The site is just starting; waiting for it');
    await sleep(500, undefined, { signal });
  }
}

/** Lets go of a data folder; whoever wants it meanwhile waits. */
export async function releaseQuietly(lock: DataLock): Promise<void> {
  lock.setStopping();
  await lock.release();
}
