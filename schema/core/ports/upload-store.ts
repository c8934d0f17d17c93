import type { Readable } from 'node:stream';

/** Kept free on the disk for everything else, in bytes. */
export const reserveBytes = 512 * 1024 ** 2;

/** Port: files that are sent in parts, until they are used (adapter: disk). */
export interface UploadStore {
  /** Folder of all uploads on this machine. */
  readonly folder: string;
  /** Where the bytes of an upload lie on this machine. */
  pathOf(key: string): string;
  /**
   * Streams a whole file in.
   *
   * @returns its size, or null when it is longer than this many bytes; nothing is left of it then.
   * @throws UploadNoSpace as `spaceGuard`
   */
  write(key: string, content: Readable, maxBytes: number): Promise<number | null>;
  /**
   * Passes bytes on as long as the disk has room to unpack what came so far, and the reserve besides; fails with
   * UploadNoSpace otherwise. A length that was announced proves nothing, and other uploads may run at the same time.
   *
   * @param sizeBytes of the file before these bytes.
   */
  spaceGuard(sizeBytes: number): (content: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;
  /** Removes what there is of an upload; nothing is fine too. */
  remove(key: string): Promise<void>;
  /** Bytes that may still be written on the disk of uploads. */
  freeBytes(): Promise<number>;
}
