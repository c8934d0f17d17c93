import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { FileStore } from '../../core/context.ts';
import { filesOf, type ReadProblem } from '../package/problem-content.ts';
import type { StoredRef } from '../test-data/stored-ref.ts';

/** Files written at the same time: each waits for the disk, not for the processor. */
const filesAtOnce = 8;

/** Where the files of a package are in the store, by their path on this machine. */
export type StoredByPath = ReadonlyMap<string, StoredRef>;

/** Streams all files of a problem into the store, a few at once. Done before any row is written. */
export async function storePackageFiles(store: FileStore, problem: ReadProblem): Promise<StoredByPath> {
  const stored = new Map<string, StoredRef>();
  const queue = new Set(filesOf(problem)).values();
  const work = async () => {
    for (const path of queue) stored.set(path, await storeFile(store, path));
  };
  await Promise.all(Array.from({ length: filesAtOnce }, work));
  return stored;
}

/**
 * Most of a package that is imported again is there already: reading it is cheaper than writing it down to the disk.
 */
async function storeFile(store: FileStore, path: string): Promise<StoredRef> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    sizeBytes += bytes.length;
  }
  const sha256 = hash.digest('hex');
  return (await store.renew(sha256)) ? { sha256, sizeBytes } : store.put(createReadStream(path));
}

/** @throws when the file was not stored before, which is a fault of the caller. */
export function refOf(path: string, stored: StoredByPath): StoredRef {
  const ref = stored.get(path);
  if (ref === undefined) throw new Error(`${path} was not stored`);
  return ref;
}
