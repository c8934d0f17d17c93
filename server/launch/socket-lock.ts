/*
 * A lock that cannot go stale: an abstract Unix socket named after a folder. The kernel gives it to one process only
 * and takes it back the moment that process ends, however it ends. Whoever comes second can ask the holder through it.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { connect, createServer } from 'node:net';

/** A lock that is ours. */
export interface SocketLock {
  release(): Promise<void>;
}

/**
 * Name of the lock for one purpose on a folder, which is made when it is not there.
 *
 * @throws Error saying what to do when it cannot be made.
 */
export function lockName(purpose: string, folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The folder ${folder} cannot be made (${reason}). ` +
        'Let this user write there, or name another data folder in VERDICT_DATA.',
      { cause: error },
    );
  }
  return `\0verdict-${purpose}-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
}

/**
 * Takes the lock if it is free.
 *
 * @param answer what those who come second are told.
 * @returns null when somebody else has it.
 */
export async function tryLock(name: string, answer: () => string): Promise<SocketLock | null> {
  const server = createServer((socket) => socket.on('error', () => {}).end(answer()));
  const isOurs = await new Promise<boolean>((resolve, reject) => {
    server.once('listening', () => resolve(true));
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(name);
  });
  if (!isOurs) return null;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/**
 * Asks the holder.
 *
 * @returns its answer, empty when it does not answer in time (it is frozen); null when there is none.
 */
export async function askHolder(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(name);
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (chunk) => (answer += chunk.toString('utf8')));
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(answer));
  });
}
