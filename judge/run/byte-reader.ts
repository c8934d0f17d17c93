import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

const chunkBytes = 256 * 1024;

/**
 * A file read in chunks, in flat memory. Reading is synchronous: for the small files of most cases that costs some
 * microseconds, where the thread pool costs a hundred.
 */
export class ByteReader implements Disposable {
  readonly sizeBytes: number;
  readonly #descriptor: number;
  readonly #buffer: Buffer;

  /**
   * @param path a regular file; a link in its last part is refused, for a program may have made it.
   * @throws when there is no such file, or it is a link, a folder or a device.
   */
  constructor(path: string) {
    this.#descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const status = fstatSync(this.#descriptor);
    if (!status.isFile()) {
      closeSync(this.#descriptor);
      throw new Error('not a regular file');
    }
    this.sizeBytes = status.size;
    this.#buffer = Buffer.allocUnsafe(Math.min(chunkBytes, Math.max(1, status.size)));
  }

  /** The bytes from `offset` on, valid until the next call; empty at the end. Full chunks except for the last. */
  readAt(offset: number): Buffer {
    let length = 0;
    while (length < this.#buffer.length) {
      const read = readSync(this.#descriptor, this.#buffer, length, this.#buffer.length - length, offset + length);
      if (read === 0) break;
      length += read;
    }
    return this.#buffer.subarray(0, length);
  }

  [Symbol.dispose](): void {
    closeSync(this.#descriptor);
  }
}

/** Lets timers and sockets have their turn in the middle of a long comparison. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Chunks between two breaths: about 4 MiB. */
export const chunksPerBreath = 16;

/** White space as C's `isspace` has it. */
export function isSpace(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}
