import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError, inWords } from './backup-error.ts';
import { checkParts } from './check-files.ts';
import { listedFiles } from './copy-files.ts';
import { listMigrations, listTables, withClient } from './database-facts.ts';
import { loadDatabase } from './load-database.ts';
import { fileListName, filePath, type Manifest } from './manifest.ts';
import { Tally } from './tally.ts';

/** The empty place that a backup is restored to. */
interface RestorePlace {
  readonly databaseUrl: string;
  readonly dataFolder: string;
}

/** @throws BackupError when the database has tables. */
export async function ensureEmptyDatabase(url: string): Promise<void> {
  const isEmpty = await withClient(
    url,
    async (client) => (await listTables(client)).length === 0 && (await listMigrations(client)).length === 0,
  );
  if (isEmpty) return;
  throw new BackupError(
    'The database of DATABASE_URL has tables already, and a backup is restored into an empty one only. ' +
      'Make a new database and set DATABASE_URL to it.',
  );
}

/**
 * Fills the database and the content store from a backup, and compares the hash of every file on the way.
 *
 * @returns the tables that this version does not have.
 * @throws BackupError naming what is damaged.
 */
export async function restoreBackup(
  { databaseUrl, dataFolder }: RestorePlace,
  folder: string,
  {
    manifest,
    signal,
    say,
  }: { readonly manifest: Manifest; readonly signal: AbortSignal; readonly say: (line: string) => void },
): Promise<string[]> {
  try {
    await checkParts(folder, manifest);
    say(`Restoring ${manifest.files.count} files`);
    for await (const { hash } of listedFiles(join(folder, fileListName)))
      await restoreFile(filePath(join(folder, 'files'), hash), filePath(join(dataFolder, 'files'), hash), {
        hash,
        signal,
      });
    say(`Restoring ${manifest.tables.length} tables`);
    return await loadDatabase(databaseUrl, folder, { manifest, signal });
  } catch (error) {
    throw inWords(error, dataFolder);
  }
}

/** The secret goes last: a place without it was not restored to the end. */
export async function restoreSecret(dataFolder: string, secret: string): Promise<void> {
  await writeFile(join(dataFolder, 'secret'), `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true });
}

async function restoreFile(
  from: string,
  to: string,
  { hash, signal }: { readonly hash: string; readonly signal: AbortSignal },
): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  const tally = new Tally();
  await pipeline(createReadStream(from), tally, createWriteStream(to, { flags: 'wx' }), { signal });
  if (tally.digest() !== hash) throw new BackupError(`${from} is damaged: its content is not that of its name.`);
}
