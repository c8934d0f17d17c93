import type { Readable } from 'node:stream';

/** Port: files that are sent in parts, until they are used (adapter: disk). */
export interface UploadStore {
  /** Folder of all uploads on this machine. */
  readonly folder: string;
  /** Where the bytes of an upload lie on this machine. */
  pathOf(key: string): string;
  /**
   * Streams a whole file in.
   * @returns its size, or null when it is longer than this many bytes; nothing is left of it then.
   */
  write(key: string, content: Readable, maxBytes: number): Promise<number | null>;
  /** Removes what there is of an upload; nothing is fine too. */
  remove(key: string): Promise<void>;
  /** Bytes that may still be written on the disk of uploads. */
  freeBytes(): Promise<number>;
}
