import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileRef } from '../protocol/task.ts';
import type { FileSource, HeldFile } from '../run/files.ts';
import { persistently } from './backoff.ts';
import { FileMissing } from './server-client.ts';
import { Turns } from './turns.ts';

/** About half a minute. */
const downloadTries = 10;
/** A task may name thousands of files; the server has others to serve. */
const downloadsAtOnce = 4;

/** How the cache gets a file it does not have. */
export type Download = (sha256: string) => Promise<ReadableStream<Uint8Array>>;

/** The file came whole, and is not what its name says. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

interface Entry {
  sizeBytes: number;
  /** Runs that need it now; it is not deleted meanwhile. */
  holders: number;
  usedAtMs: number;
  /** Resolves when it is on disk. */
  ready: Promise<void>;
  /** Change time of the file, in ms, when it was last known to be what its name says; null: not known in this life. */
  intactMs: number | null;
  /** The look at it that is under way. */
  looking: Promise<void> | null;
}

/**
 * Test data on this machine's disk, by content hash, so that it never goes stale. A file is checked while it streams in
 * and appears under its name only when whole; two runs that need the same file share one download. A file of an earlier
 * life, or one whose size or change time moved, is checked again before it is used, and fetched anew when it is
 * damaged. Over the size limit the files used longest ago go, never one in use.
 */
export class FileCache implements FileSource {
  readonly #folder: string;
  readonly #maxBytes: number;
  readonly #download: Download;
  readonly #entries: Map<string, Entry>;
  readonly #closing = new AbortController();
  readonly #downloads = new Turns(downloadsAtOnce);
  #totalBytes: number;

  private constructor(options: { folder: string; maxBytes: number; download: Download }, entries: Map<string, Entry>) {
    this.#folder = options.folder;
    this.#maxBytes = options.maxBytes;
    this.#download = options.download;
    this.#entries = entries;
    this.#totalBytes = [...entries.values()].reduce((sum, entry) => sum + entry.sizeBytes, 0);
  }

  /** Opens the folder, keeps the files of earlier lives and drops downloads they did not finish. */
  static async open(options: { folder: string; maxBytes: number; download: Download }): Promise<FileCache> {
    await mkdir(options.folder, { recursive: true });
    const entries = new Map<string, Entry>();
    for (const name of await readdir(options.folder)) {
      const path = join(options.folder, name);
      if (!/^[0-9a-f]{64}$/.test(name)) {
        await rm(path, { recursive: true, force: true });
        continue;
      }
      const { size, mtimeMs } = await stat(path);
      entries.set(name, {
        sizeBytes: size,
        holders: 0,
        usedAtMs: mtimeMs,
        ready: Promise.resolve(),
        intactMs: null,
        looking: null,
      });
    }
    return new FileCache(options, entries);
  }

  async hold(file: FileRef): Promise<HeldFile> {
    const entry = this.#entries.get(file.sha256) ?? this.#begin(file);
    entry.holders += 1;
    entry.usedAtMs = Date.now();
    try {
      await entry.ready;
      entry.looking ??= this.#ensureIntact(file, entry).finally(() => (entry.looking = null));
      await entry.looking;
    } catch (error) {
      entry.holders -= 1;
      throw error;
    }
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      entry.holders -= 1;
      entry.usedAtMs = Date.now();
    };
    return { path: this.#path(file.sha256), [Symbol.dispose]: release };
  }

  #begin(file: FileRef): Entry {
    // Not before the entry is counted and held, or the room made for it would be too little.
    const ready = Promise.resolve()
      .then(() => this.#fetchInto(file, entry))
      .catch((error: unknown) => {
        this.#entries.delete(file.sha256);
        this.#totalBytes -= file.sizeBytes;
        throw error;
      });
    const entry: Entry = {
      sizeBytes: file.sizeBytes,
      holders: 0,
      usedAtMs: Date.now(),
      ready,
      intactMs: null,
      looking: null,
    };
    this.#entries.set(file.sha256, entry);
    this.#totalBytes += file.sizeBytes;
    return entry;
  }

  /** What is used is what was asked for, whatever happened to the disk meanwhile. */
  async #ensureIntact(file: FileRef, entry: Entry): Promise<void> {
    const path = this.#path(file.sha256);
    const changedMs = await changeTime(path, file.sizeBytes);
    if (changedMs !== null && changedMs === entry.intactMs) return;
    if (changedMs !== null && (await hashOf(path)) === file.sha256) entry.intactMs = changedMs;
    else await this.#fetchInto(file, entry);
  }

  async #fetchInto(file: FileRef, entry: Entry): Promise<void> {
    await this.#fetch(file);
    entry.intactMs = await changeTime(this.#path(file.sha256), file.sizeBytes);
  }

  async #fetch(file: FileRef): Promise<void> {
    await this.#makeRoom();
    // A server that restarts is waited for; what came whole and wrong would come so again, and a missing file stays
    // missing.
    const isWorthRepeating = (error: unknown) => !(error instanceof DamagedFile || error instanceof FileMissing);
    using _turn = await this.#downloads.take();
    await persistently(() => this.#tryFetch(file), {
      tries: downloadTries,
      signal: this.#closing.signal,
      isWorthRepeating,
    });
  }

  async #tryFetch(file: FileRef): Promise<void> {
    const fresh = join(this.#folder, `new-${randomUUID()}`);
    const hash = createHash('sha256');
    let sizeBytes = 0;
    const check = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        done(
          sizeBytes > file.sizeBytes
            ? new DamagedFile(`file ${file.sha256} is longer than ${file.sizeBytes} bytes`)
            : null,
          chunk,
        );
      },
    });
    try {
      await pipeline(
        Readable.fromWeb(await this.#download(file.sha256)),
        check,
        createWriteStream(fresh, { mode: 0o644, flags: 'wx' }),
      );
      if (hash.digest('hex') !== file.sha256) throw new DamagedFile(`file ${file.sha256} came damaged`);
      await rename(fresh, this.#path(file.sha256));
    } finally {
      await rm(fresh, { force: true });
    }
  }

  async #makeRoom(): Promise<void> {
    if (this.#totalBytes <= this.#maxBytes) return;
    const idle = [...this.#entries]
      .filter(([, entry]) => entry.holders === 0)
      .toSorted(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
    for (const [sha256, entry] of idle) {
      if (this.#totalBytes <= this.#maxBytes) return;
      this.#entries.delete(sha256);
      this.#totalBytes -= entry.sizeBytes;
      await rm(this.#path(sha256), { force: true });
    }
  }

  /** Bytes of the files that are here or on their way. */
  get sizeBytes(): number {
    return this.#totalBytes;
  }

  /** Waits for the server no longer: what is not here yet fails. */
  giveUp(): void {
    this.#closing.abort(new Error('the judge was stopped'));
  }

  /**
   * Gives up downloads that wait for the server, and writes down when file was used last, for the next life of the
   * judge.
   */
  async close(): Promise<void> {
    for (const [sha256, { usedAtMs }] of this.#entries) {
      const used = new Date(usedAtMs);
      await utimes(this.#path(sha256), used, used).catch(() => undefined);
    }
  }

  #path(sha256: string): string {
    return join(this.#folder, sha256);
  }
}

/** When a file's content last changed, in ms; null when it is gone or has another size. */
async function changeTime(path: string, sizeBytes: number): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found === null || found.size !== sizeBytes ? null : found.mtimeMs;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
