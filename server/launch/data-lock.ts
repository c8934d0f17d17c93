import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { askHolder, lockName, tryLock } from './socket-lock.ts';

const holderSchema = z.object({
  /** 0 when it does not say. */
  pid: z.number(),
  /** Where the site is, once it is up. */
  address: z.string().nullable(),
  isStopping: z.boolean(),
});

/** The launcher that holds a data folder, by its own word. */
export type LockHolder = z.infer<typeof holderSchema>;

/** A data folder that is ours. */
export interface DataLock {
  /** Tells those who come second where the site is. */
  setAddress(address: string): void;
  /** Tells those who come second to wait. */
  setStopping(): void;
  release(): Promise<void>;
}

/** A launcher that is about to end is waited for this long. */
const waitForStoppingMs = 60_000;

/**
 * Takes the data folder, making it when it is not there: one launcher a folder. One that is just being left is waited
 * for.
 *
 * @returns the lock, or who has it.
 */
export async function takeDataFolder(dataFolder: string): Promise<DataLock | LockHolder> {
  const name = lockName('data', dataFolder);
  const deadline = Date.now() + waitForStoppingMs;
  for (;;) {
    const own: LockHolder = { pid: process.pid, address: null, isStopping: false };
    const lock = await tryLock(name, () => JSON.stringify(own));
    if (lock !== null) {
      return {
        setAddress: (address) => void (own.address = address),
        setStopping: () => void (own.isStopping = true),
        release: () => lock.release(),
      };
    }
    const holder = await dataFolderHolder(dataFolder);
    if (holder !== null && (!holder.isStopping || Date.now() > deadline)) return holder;
    await sleep(100);
  }
}

/** Who holds the data folder, or null when nobody does. */
export async function dataFolderHolder(dataFolder: string): Promise<LockHolder | null> {
  const answer = await askHolder(lockName('data', dataFolder));
  if (answer === null) return null;
  return answer === '' ? { pid: 0, address: null, isStopping: false } : holderSchema.parse(JSON.parse(answer));
}

/** True for a lock that was got, false for its holder. */
export function isLock(result: DataLock | LockHolder): result is DataLock {
  return 'release' in result;
}
