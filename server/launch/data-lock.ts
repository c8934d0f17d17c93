/*
 * One launcher a data folder. The lock is an abstract Unix socket named after the folder: the kernel gives it to one
 * process only and takes it back the moment that process ends, however it ends, so there is no stale lock to recognise.
 * Whoever comes second asks the holder through it who and where it is.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const holderSchema = z.object({
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
const WAIT_FOR_STOPPING_MS = 60_000;

/**
 * Takes the data folder, making it when it is not there. One that is just being left is waited for.
 * @returns the lock, or who has it.
 */
export async function takeDataFolder(dataFolder: string): Promise<DataLock | LockHolder> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  const name = lockName(dataFolder);
  const deadline = Date.now() + WAIT_FOR_STOPPING_MS;
  for (;;) {
    const lock = await tryToListen(name);
    if (lock !== null) return lock;
    const holder = await askHolder(name);
    if (holder !== null && (!holder.isStopping || Date.now() > deadline)) return holder;
    await sleep(100);
  }
}

/** Who holds the data folder, or null when nobody does. */
export async function dataFolderHolder(dataFolder: string): Promise<LockHolder | null> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  return askHolder(lockName(dataFolder));
}

/** True for a lock that was got, false for its holder. */
export function isLock(result: DataLock | LockHolder): result is DataLock {
  return 'release' in result;
}

function lockName(dataFolder: string): string {
  return `\0verdict-${createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 24)}`;
}

async function tryToListen(name: string): Promise<DataLock | null> {
  const holder: LockHolder = { pid: process.pid, address: null, isStopping: false };
  const server = createServer((socket) => socket.on('error', () => {}).end(JSON.stringify(holder)));
  const isOurs = await new Promise<boolean>((resolve, reject) => {
    server.once('listening', () => resolve(true));
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    server.listen(name);
  });
  if (!isOurs) return null;
  server.unref();
  return {
    setAddress: (address) => void (holder.address = address),
    setStopping: () => void (holder.isStopping = true),
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** @returns null when nobody listens (any more). */
async function askHolder(name: string): Promise<LockHolder | null> {
  let answer = '';
  const isAnswered = await new Promise<boolean>((resolve) => {
    const socket = connect(name);
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('error', () => resolve(false));
    socket.on('close', () => resolve(answer !== ''));
  });
  if (isAnswered) return holderSchema.parse(JSON.parse(answer));
  return (await isListenedTo(name)) ? { pid: 0, address: null, isStopping: false } : null;
}

/** A holder that is frozen takes connections (the kernel does) but never answers. */
async function isListenedTo(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(name);
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
