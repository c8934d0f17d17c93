import { createWriteStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reserveBytes, type UploadStore } from '@verdict/schema/core/ports/upload-store.ts';
import { UploadNoSpace } from '@verdict/schema/problem/upload/upload.error.ts';

/** Free space is looked up each time so many bytes came, and at the end. */
const guardEveryBytes = 8 * 1024 ** 2;

/** A file is longer than its sender may send. */
class TooLong extends Error {}

/**
 * Uploads in a folder of the local disk, beside the content store; the tus server keeps its notes there too, as
 * `KEY.json`.
 */
export function createUploadStore(root: string): UploadStore {
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f]{32}$/u.test(key)) throw new Error('An upload is named by 32 lower-case hex characters.');
    return join(root, key);
  };
  const remove = async (key: string): Promise<void> => {
    await Promise.all([rm(pathOf(key), { force: true }), rm(`${pathOf(key)}.json`, { force: true })]);
  };
  const store: UploadStore = {
    folder: root,
    pathOf,
    remove,
    async write(key, content, maxBytes) {
      await mkdir(root, { recursive: true });
      let sizeBytes = 0;
      const counter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          sizeBytes += chunk.length;
          if (sizeBytes > maxBytes) done(new TooLong());
          else done(null, chunk);
        },
      });
      try {
        await pipeline(content, counter, store.spaceGuard(0), createWriteStream(pathOf(key)));
        return sizeBytes;
      } catch (error) {
        await remove(key);
        if (error instanceof TooLong) return null;
        throw error;
      }
    },
    spaceGuard: (sizeBytes) =>
      async function* guarded(content) {
        let arrived = sizeBytes;
        let checked = sizeBytes;
        const check = async (): Promise<void> => {
          checked = arrived;
          if ((await store.freeBytes()) < arrived + reserveBytes) throw new UploadNoSpace();
        };
        for await (const chunk of content) {
          arrived += chunk.length;
          if (arrived - checked >= guardEveryBytes) await check();
          yield chunk;
        }
        await check();
      },
    async freeBytes() {
      await mkdir(root, { recursive: true });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
  return store;
}
