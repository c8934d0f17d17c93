import { randomFillSync } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { warn } from './progress.ts';

const chunkBytes = 1024 * 1024;
const maxBytes = 64 * chunkBytes;
/** The ballast takes at most this share of its disk. */
const maxShare = 0.05;
/** It is deleted when less than this share of its own size is free, and made when this many times its size is. */
const releasedBelow = 0.25;
const madeAbove = 4;

/**
 * A file beside the embedded database that only takes space. On a full disk PostgreSQL can neither write its log nor
 * recover, so that even reading stops; the file is deleted then, and made again when there is space.
 */
export class Ballast {
  readonly #folder: string;
  readonly #file: string;
  #isWriting = false;

  /** @param dataFolder lies on the disk of the database. */
  constructor(dataFolder: string) {
    this.#folder = dataFolder;
    this.#file = join(dataFolder, 'ballast');
  }

  /** Deletes or makes the file, as the free space says. Making it goes on beside the caller. */
  keep(): void {
    if (this.#isWriting) return;
    mkdirSync(this.#folder, { recursive: true });
    const { bavail, blocks, bsize } = statfsSync(this.#folder);
    const sizeBytes = Math.floor(Math.min(maxBytes, blocks * bsize * maxShare) / chunkBytes) * chunkBytes;
    const freeBytes = bavail * bsize;
    if (existsSync(this.#file)) {
      if (freeBytes >= sizeBytes * releasedBelow) return;
      rmSync(this.#file);
      warn('The disk is full: its reserve was released so that the database goes on. Free some space.');
    } else if (freeBytes > sizeBytes * madeAbove && sizeBytes > 0) {
      this.#isWriting = true;
      this.#write(sizeBytes)
        .catch((error: unknown) => warn(`The disk reserve could not be made: ${String(error)}`))
        .finally(() => (this.#isWriting = false));
    }
  }

  /** Random bytes, since file systems may store zeros without taking space. */
  async #write(sizeBytes: number): Promise<void> {
    const fresh = `${this.#file}.new`;
    const chunk = randomFillSync(Buffer.alloc(chunkBytes));
    try {
      await using file = await open(fresh, 'w');
      for (let written = 0; written < sizeBytes; written += chunkBytes) await file.writeFile(chunk);
      await file.sync();
      renameSync(fresh, this.#file);
    } finally {
      rmSync(fresh, { force: true });
    }
  }
}
