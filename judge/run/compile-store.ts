import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { copyPlainFiles, folderContent } from './plain-files.ts';

/*
 * How this works: one folder an outcome, named by a key, with `outcome.json` and, where the compile went well, the
 * folder `program`. It appears under its name when it is whole and is never written again. What an earlier life of the
 * judge left is checked against its digest before it is used: a machine that lost power may have kept the name of a
 * file and not its content, and an empty program must not cost anybody a verdict.
 */

const outcomeFile = 'outcome.json';
const programFolder = 'program';
/** A file system gives at least this to an outcome, bytes. */
const leastBytes = 4096;

const outcomeSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), sizeBytes: z.number(), digest: z.string(), message: z.string() }),
  z.object({ ok: z.literal(false), message: z.string() }),
]);
type Outcome = z.infer<typeof outcomeSchema>;

/** What a compile came to: a folder with all it left, or the compiler's message. */
export type CompileOutcome =
  | { readonly ok: true; readonly folder: string; /** Warnings. */ readonly message: string }
  | { readonly ok: false; readonly message: string };
/** An outcome that stays on disk until it is disposed of. */
export type HeldOutcome = CompileOutcome & Disposable;

interface Entry {
  readonly sizeBytes: number;
  usedAtMs: number;
  /** Runs that need it now. */
  holders: number;
  /** Made in this life of the judge, or found to be whole in it. */
  isTrusted: boolean;
}

/** How much is kept. */
export interface StoreLimits {
  readonly bytes: number;
  readonly entries: number;
}

/** Outcomes of compiles on disk, by key. Over its limits those used longest ago go, never one that is held. */
export class CompileStore {
  readonly #folder: string;
  readonly #limits: StoreLimits;
  readonly #entries: Map<string, Entry>;
  #totalBytes: number;

  private constructor(folder: string, limits: StoreLimits, entries: Map<string, Entry>) {
    this.#folder = folder;
    this.#limits = limits;
    this.#entries = entries;
    this.#totalBytes = [...entries.values()].reduce((sum, entry) => sum + entry.sizeBytes, 0);
  }

  /** Opens the folder, made when missing, with what earlier lives left. */
  static async open(folder: string, limits: StoreLimits): Promise<CompileStore> {
    await mkdir(folder, { recursive: true });
    const found = await Promise.all(
      (await readdir(folder)).map(async (name) => [name, await readEntry(join(folder, name))] as const),
    );
    const entries = new Map<string, Entry>();
    for (const [name, entry] of found) {
      if (entry !== null && /^[0-9a-f]{64}$/.test(name)) entries.set(name, entry);
      else await rm(join(folder, name), { recursive: true, force: true });
    }
    const store = new CompileStore(folder, limits, entries);
    await store.#makeRoom();
    return store;
  }

  /** Null when there is none, or none that is whole. */
  async take(key: string): Promise<HeldOutcome | null> {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    entry.holders += 1;
    const outcome = await readOutcome(join(this.#folder, key));
    entry.isTrusted ||= outcome !== null && (await isWhole(outcome, join(this.#folder, key, programFolder)));
    if (outcome === null || !entry.isTrusted) {
      entry.holders -= 1;
      await this.#remove(key, entry);
      return null;
    }
    const now = new Date();
    await utimes(join(this.#folder, key), now, now);
    return this.#held(key, entry, outcome);
  }

  /** Keeps an outcome that `take` did not find, copying plain files only. @throws UnfitFiles */
  async add(key: string, made: CompileOutcome): Promise<HeldOutcome> {
    const fresh = join(this.#folder, `new-${randomUUID()}`);
    try {
      await mkdir(fresh);
      if (made.ok) await copyPlainFiles(made.folder, join(fresh, programFolder));
      const outcome: Outcome = made.ok
        ? { ok: true, message: made.message, ...(await folderContent(join(fresh, programFolder))) }
        : made;
      await writeFile(join(fresh, outcomeFile), JSON.stringify(outcome));
      await putInPlace(fresh, join(this.#folder, key));
      const entry: Entry = { sizeBytes: sizeOf(outcome), usedAtMs: Date.now(), holders: 1, isTrusted: true };
      this.#totalBytes += entry.sizeBytes;
      this.#entries.set(key, entry);
      await this.#makeRoom();
      return this.#held(key, entry, outcome);
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  }

  #held(key: string, entry: Entry, outcome: Outcome): HeldOutcome {
    let isHeld = true;
    const release = (): void => {
      if (isHeld) entry.holders -= 1;
      isHeld = false;
      entry.usedAtMs = Date.now();
    };
    const told = outcome.ok
      ? { ok: true as const, folder: join(this.#folder, key, programFolder), message: outcome.message }
      : outcome;
    return { ...told, [Symbol.dispose]: release };
  }

  async #makeRoom(): Promise<void> {
    const isFull = (): boolean => this.#totalBytes > this.#limits.bytes || this.#entries.size > this.#limits.entries;
    if (!isFull()) return;
    const idle = [...this.#entries]
      .filter(([, entry]) => entry.holders === 0)
      .toSorted(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
    for (const [key, entry] of idle) {
      if (!isFull()) return;
      if (entry.holders === 0) await this.#remove(key, entry);
    }
  }

  async #remove(key: string, entry: Entry): Promise<void> {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#totalBytes -= entry.sizeBytes;
    // First out of the way at once, so that whoever makes it anew meanwhile is not disturbed.
    const gone = join(this.#folder, `old-${randomUUID()}`);
    await rename(join(this.#folder, key), gone).catch(unlessMissing);
    await rm(gone, { recursive: true, force: true });
  }
}

async function readEntry(folder: string): Promise<Entry | null> {
  const outcome = await readOutcome(folder);
  if (outcome === null) return null;
  return { sizeBytes: sizeOf(outcome), usedAtMs: (await stat(folder)).mtimeMs, holders: 0, isTrusted: false };
}

async function readOutcome(folder: string): Promise<Outcome | null> {
  try {
    return outcomeSchema.parse(JSON.parse(await readFile(join(folder, outcomeFile), 'utf8')));
  } catch {
    return null;
  }
}

async function isWhole(outcome: Outcome, program: string): Promise<boolean> {
  return (
    !outcome.ok ||
    (await folderContent(program).then(
      ({ digest }) => digest === outcome.digest,
      () => false,
    ))
  );
}

function sizeOf(outcome: Outcome): number {
  return leastBytes + (outcome.ok ? outcome.sizeBytes : outcome.message.length);
}

/** What stands under the name already is in no list, so nobody checked it and nobody holds it. */
async function putInPlace(fresh: string, target: string): Promise<void> {
  await rename(fresh, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(target, { recursive: true });
    await rename(fresh, target);
  });
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
