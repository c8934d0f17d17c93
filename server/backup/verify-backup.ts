import { BackupBusy, verificationLockKey } from '@verdict/schema/core/ports/backups.ts';
import pg from 'pg';
import { diskSpace } from '../adapters/disk-watch.ts';
import { BackupError } from './backup-error.ts';
import { checkFiles } from './check-files.ts';
import { listTables, withClient } from './database-facts.ts';
import { loadDatabase } from './load-database.ts';
import type { BackupSource } from './make-backup.ts';
import { type Manifest, readManifest } from './manifest.ts';

/** What a verification has read. */
interface Verified {
  readonly manifest: Manifest;
  readonly filesRead: number;
}

/**
 * Restores the database of a backup into a scratch one beside the site's, counts every table there, and checks the
 * files.
 *
 * @throws BackupError saying what is damaged, or what a verification lacks.
 */
export async function verifyBackup(
  source: BackupSource,
  folder: string,
  { signal, say }: { readonly signal: AbortSignal; readonly say: (line: string) => void },
): Promise<Verified> {
  const manifest = await readManifest(folder);
  say('Checking the files');
  const filesRead = await checkFiles(folder, manifest, signal);
  say('Restoring the database into a scratch one');
  await withScratchDatabase(source, async (url) => {
    await loadDatabase(url, folder, { manifest, signal });
    await compareCounts(url, manifest);
  });
  return { manifest, filesRead };
}

async function compareCounts(url: string, { tables }: Manifest): Promise<void> {
  await withClient(url, async (client) => {
    const here = new Set((await listTables(client)).map(({ name }) => name));
    for (const { name, rows } of tables) {
      if (!here.has(name)) throw new BackupError(`The table ${name} of the backup is unknown to this version.`);
      const counted = await client.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${pg.escapeIdentifier(name)}`);
      if (Number(counted.rows[0]?.rows) !== rows)
        throw new BackupError(`The restored table ${name} has ${counted.rows[0]?.rows} rows, not ${rows}.`);
    }
  });
}

async function withScratchDatabase(source: BackupSource, work: (url: string) => Promise<void>): Promise<void> {
  await withClient(source.databaseUrl, async (client) => {
    const lock = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [verificationLockKey]);
    if (!lock.rows[0]?.got) throw new BackupBusy('verification');
    const name = await scratchName(client);
    // What a killed verification has left.
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    await ensureSpaceForCopy(client, source);
    try {
      await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
      throw new BackupError(
        'A verification needs a scratch database, and the user of DATABASE_URL may not make one. ' +
          `Run, as a superuser of PostgreSQL: ALTER ROLE ${pg.escapeIdentifier(client.user ?? '')} CREATEDB`,
        { cause: error },
      );
    }
    try {
      const url = new URL(source.databaseUrl);
      url.pathname = `/${name}`;
      await work(url.href);
    } finally {
      await client.query(`DROP DATABASE ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    }
  });
}

/** One for each site of a server of databases. */
async function scratchName(client: pg.Client): Promise<string> {
  const site = await client.query<{ key: string }>('SELECT left(md5(current_database()), 12) AS key');
  return `verdict_verify_${site.rows[0]?.key}`;
}

/** The scratch database is as large as the site's. Where another machine has it, its disk is not ours to look at. */
async function ensureSpaceForCopy(client: pg.Client, { dataFolder, reserveBytes }: BackupSource): Promise<void> {
  if (!client.host.startsWith('/')) return;
  const size = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
  const disk = diskSpace(dataFolder, reserveBytes);
  const needed = Number(size.rows[0]?.bytes) + 2 * disk.reserveBytes;
  if (disk.freeBytes >= needed) return;
  const [free, wanted] = [disk.freeBytes, needed].map((bytes) => Math.floor(bytes / 1024 ** 2));
  throw new BackupError(
    `A verification needs a scratch database: ${wanted} MB free on the disk of ${dataFolder}, which has ${free}. ` +
      'Free space, or verify on another machine.',
  );
}
