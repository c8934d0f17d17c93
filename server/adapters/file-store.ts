import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, openSync } from 'node:fs';
import { access, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FileStore } from '@verdict/schema/core/context.ts';
import { StoredFileMissing } from '@verdict/schema/core/files/stored-file-missing.ts';

/*
 * How the store works: a file is written under `incoming/` while it is hashed, flushed to the disk, and renamed to
 * `ab/cdef...` by its SHA-256. A reader sees a whole file or none, a crash leaves at most rubbish in `incoming/`, and
 * two writers of the same content end with the same file. A file is taken aside before its age is looked at, so that
 * one that is put at the same moment is never the one that is removed.
 */

/** The content store in a folder of the local disk. */
export function createFileStore(root: string): FileStore {
  return {
    async put(content) {
      const incoming = join(root, 'incoming', randomUUID());
      await mkdir(dirname(incoming), { recursive: true });
      try {
        const stored = await writeHashed(incoming, content);
        const target = pathOf(root, stored.sha256);
        await mkdir(dirname(target), { recursive: true });
        await rename(incoming, target);
        await flushFolder(dirname(target));
        return stored;
      } finally {
        await rm(incoming, { force: true });
      }
    },
    read(sha256) {
      // Opened at once, so that a missing file is an exception here and not a broken stream later.
      return createReadStream('', { fd: openFile(root, sha256) });
    },
    async has(sha256) {
      try {
        await access(pathOf(root, sha256));
        return true;
      } catch {
        return false;
      }
    },
    async renew(sha256) {
      const now = new Date();
      return ifThere(utimes(pathOf(root, sha256), now, now));
    },
    async remove(sha256, storedBefore) {
      const target = pathOf(root, sha256);
      const aside = join(root, 'incoming', randomUUID());
      await mkdir(dirname(aside), { recursive: true });
      if (!(await ifThere(rename(target, aside)))) return;
      if ((await stat(aside)).mtime < storedBefore) await rm(aside);
      else await rename(aside, target);
    },
  };
}

function openFile(root: string, sha256: string): number {
  try {
    return openSync(pathOf(root, sha256), 'r');
  } catch (error) {
    if (isNoEntry(error)) throw new StoredFileMissing(sha256);
    throw error;
  }
}

function isNoEntry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Waits for work on a file. @returns false when there is none. */
async function ifThere(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (isNoEntry(error)) return false;
    throw error;
  }
}

/** @throws Error unless the name is a hash; nothing else ever becomes part of a path. */
function pathOf(root: string, sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('A file of the store is named by 64 lower-case hex characters.');
  return join(root, sha256.slice(0, 2), sha256.slice(2));
}

async function writeHashed(path: string, content: Readable | Buffer): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  await using file = await open(path, 'wx');
  const chunks: AsyncIterable<Buffer | string> = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  for await (const chunk of chunks) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    hash.update(bytes);
    sizeBytes += bytes.length;
    await file.writeFile(bytes);
  }
  await file.sync();
  return { sha256: hash.digest('hex'), sizeBytes };
}

async function flushFolder(folder: string): Promise<void> {
  await using handle = await open(folder, 'r');
  await handle.sync();
}
