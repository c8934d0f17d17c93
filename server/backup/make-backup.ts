import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupLockKey, BackupBusy, filesLockKey } from '@verdict/schema/core/ports/backups.ts';
import type pg from 'pg';
import { BackupError } from './backup-error.ts';
import { ensureSpace, listBackups, writeWhole } from './backup-folder.ts';
import { copyFiles } from './copy-files.ts';
import { listMigrations, withClient } from './database-facts.ts';
import { dumpDatabase, type Watch } from './dump-database.ts';
import { fileListName, type Manifest, secretName, writeManifest } from './manifest.ts';

/** The site that is saved. */
export interface BackupSource {
  readonly databaseUrl: string;
  /** Its content store is the sub-folder `files`. */
  readonly dataFolder: string;
  /** VERDICT_SECRET; null: nobody knows it. */
  readonly secret: string | null;
  /** VERDICT_DISK_RESERVE. */
  readonly reserveBytes: number;
}

/** How a backup is made. */
interface BackupWork {
  /** The folder of all backups. */
  readonly to: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Told each step in a line. */
  readonly say: (line: string) => void;
}

/** A backup that is whole. */
interface WholeBackup {
  readonly name: string;
  readonly path: string;
  readonly manifest: Manifest;
}

/**
 * Saves a site that may be running: the database as it is at one moment, then all files that it names, the secret, and
 * last the manifest. Files are immutable, and the removal of unused ones waits meanwhile, so the files belong to the
 * rows.
 *
 * @throws BackupBusy while another one is being made.
 * @throws BackupError saying what to do; nothing is left of the backup then.
 */
export async function makeBackup(source: BackupSource, { to, now, signal, say }: BackupWork): Promise<WholeBackup> {
  return withClient(source.databaseUrl, async (client) => {
    const lock = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [backupLockKey]);
    if (!lock.rows[0]?.got) throw new BackupBusy('backup');
    // A removal under way is waited for. Both locks end with the connection.
    await client.query('SELECT pg_advisory_lock($1)', [filesLockKey]);
    const migrations = await listMigrations(client);
    if (migrations.length === 0) throw new BackupError('There is no site in this database: nothing to save.');
    const watch: Watch = { signal, mayGoOn: () => ensureSpace(to, source.reserveBytes) };
    const [last] = await listBackups(to);
    const { name, path, result } = await writeWhole(to, now, (folder) => {
      watch.mayGoOn();
      return write(client, folder, {
        ...source,
        migrations,
        watch,
        now,
        say,
        earlier: last === undefined ? null : join(to, last.name, 'files'),
      });
    });
    return { name, path, manifest: result };
  });
}

interface Writing extends BackupSource {
  readonly migrations: string[];
  readonly watch: Watch;
  readonly now: Date;
  readonly earlier: string | null;
  readonly say: (line: string) => void;
}

async function write(client: pg.Client, folder: string, writing: Writing): Promise<Manifest> {
  const { dataFolder, secret, migrations, watch, now, earlier, say } = writing;
  const wanted = join(folder, 'wanted.txt');
  say('Saving the database');
  const dump = await dumpDatabase(client, { folder, wanted, watch });
  const rows = dump.tables.reduce((sum, table) => sum + table.rows, 0);
  say(`  ${dump.tables.length} tables, ${rows} rows`);
  say('Saving the files');
  const files = await copyFiles(
    { store: join(dataFolder, 'files'), earlier, target: join(folder, 'files') },
    { wanted, list: join(folder, fileListName), watch },
  );
  await rm(wanted);
  say(`  ${files.count} files, ${(files.bytes / 1024 ** 2).toFixed(1)} MB`);
  if (files.missing > 0)
    say(`  ${files.missing} files that the database names are missing in ${join(dataFolder, 'files')}`);
  if (secret !== null) await writeFile(join(folder, secretName), `${secret}\n`, { mode: 0o600, flush: true });
  const server = await client.query<{ server_version: string }>('SHOW server_version');
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    version: await ownVersion(),
    postgres: server.rows[0]?.server_version ?? '',
    migrations,
    ...dump,
    files,
    hasSecret: secret !== null,
  };
  await writeManifest(folder, manifest);
  return manifest;
}

async function ownVersion(): Promise<string> {
  const about: unknown = JSON.parse(await readFile(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'));
  return typeof about === 'object' && about !== null && 'version' in about ? String(about.version) : '';
}
