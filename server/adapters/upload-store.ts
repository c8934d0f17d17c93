import { createWriteStream } from 'node:fs';
import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadStore } from '@verdict/schema/upload/upload-store.ts';

/** A file is longer than its sender may send. */
class TooLong extends Error {}

/** Uploads in a folder of the local disk, beside the content store; the tus server keeps its notes there too, as `KEY.json`. */
export function createUploadStore(root: string): UploadStore {
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f]{32}$/u.test(key)) throw new Error('An upload is named by 32 lower-case hex characters.');
    return join(root, key);
  };
  const remove = async (key: string): Promise<void> => {
    await Promise.all([rm(pathOf(key), { force: true }), rm(`${pathOf(key)}.json`, { force: true })]);
  };
  return {
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
        await pipeline(content, counter, createWriteStream(pathOf(key)));
        return sizeBytes;
      } catch (error) {
        await remove(key);
        if (error instanceof TooLong) return null;
        throw error;
      }
    },
    async freeBytes() {
      await mkdir(root, { recursive: true });
      const { bavail, bsize } = await statfs(root);
      return bavail * bsize;
    },
  };
}
