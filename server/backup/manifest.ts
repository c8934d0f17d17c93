import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { BackupError, isNoEntry } from './backup-error.ts';

const count = z.int().min(0);
const sha256 = z.string().length(64);

const manifestSchema = z.object({
  /** Of this layout; a version reads those up to its own. */
  format: z.literal(1),
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
  /** Of Verdict. */
  version: z.string(),
  /** Of PostgreSQL, as it says itself. */
  postgres: z.string(),
  /** Names of the migrations the database had, in their order. */
  migrations: z.array(z.string()).min(1),
  /** Each is `database/<name>.copy.gz`: what COPY writes, compressed. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: count, bytes: count, sha256 })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** The content store; `files.txt` lists hash and size of each file, `sha256` is that of the list. */
  files: z.object({ count, bytes: count, sha256, missing: count }),
  /** False: sessions end, and what was sealed in the database cannot be opened after a restore. */
  hasSecret: z.boolean(),
});

/** What a backup holds. */
export type Manifest = z.infer<typeof manifestSchema>;
/** A table of a backup. */
export type TablePart = Manifest['tables'][number];

const manifestName = 'manifest.json';
/** List of the files of the content store that a backup holds, one a line: hash and size in bytes. */
export const fileListName = 'files.txt';
/** The secret of the site, readable by its owner only. */
export const secretName = 'secret';

/** Where the rows of a table lie in a backup. */
export function tablePath(folder: string, name: string): string {
  return join(folder, 'database', `${name}.copy.gz`);
}

/** Where a file of the content store lies below a folder `files`. */
export function filePath(files: string, hash: string): string {
  return join(files, hash.slice(0, 2), hash.slice(2));
}

/** Bytes that a backup takes by itself. */
export function backupBytes({ tables, files }: Manifest): number {
  return tables.reduce((sum, { bytes }) => sum + bytes, files.bytes);
}

/** Writes the manifest: the last step before a backup gets its name. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true });
}

/** What a backup holds. @throws BackupError when the folder is no whole backup, or one of a newer version. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((error: unknown) => {
    if (!isNoEntry(error)) throw error;
    throw new BackupError(
      `${folder} is not a backup: it has no ${manifestName}. Name the folder of one backup, such as ` +
        `${join(folder, '2026-01-31T02-13-00Z')}.`,
    );
  });
  if (basename(folder).startsWith('.')) throw new BackupError(`${folder} is a backup that was never finished.`);
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  throw new BackupError(
    `The ${manifestName} of ${folder} is damaged, or was written by a newer version: ` +
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
