import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { readMigrations } from '@verdict/prisma/migrate/migration-files.ts';
import { applyMigrations } from '@verdict/prisma/migrate/runner.ts';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { copyTarget, listReferences, listTables, withClient } from './database-facts.ts';
import { type Manifest, type TablePart, tablePath } from './manifest.ts';
import { Tally } from './tally.ts';

/*
 * How rows come back
 *
 * The migrations that the backup had make the tables, as they made those it was taken from. Then one transaction drops
 * the references and switches our triggers off, fills the tables, and puts both back; PostgreSQL checks each reference
 * anew. That needs the owner of the tables, not a superuser. Newer migrations follow when the site starts.
 */

/** @throws BackupError when the backup was made by a version that knows more migrations than this one. */
export function ensureKnownMigrations({ migrations, version }: Manifest): void {
  const known = new Set(readMigrations().map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `The backup was made by a newer version (${version}): this one does not know the migration ${unknown.at(-1)}. ` +
      'Update the clone, then restore.',
  );
}

/**
 * Fills an empty database with the rows of a backup.
 *
 * @returns the tables that this version does not have, whose rows are left out.
 * @throws BackupError naming the part that is damaged; the tables are empty then.
 */
export async function loadDatabase(
  url: string,
  folder: string,
  { manifest, signal }: { readonly manifest: Manifest; readonly signal: AbortSignal },
): Promise<string[]> {
  ensureKnownMigrations(manifest);
  await applyMigrations(url, () => {}, { only: new Set(manifest.migrations) });
  return withClient(url, async (client) => {
    const here = new Set((await listTables(client)).map(({ name }) => name));
    const tables = manifest.tables.filter(({ name }) => here.has(name));
    await client.query('BEGIN');
    await withoutReferences(client, async () => {
      const names = [...here].map((name) => pg.escapeIdentifier(name));
      for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
      await client.query(`TRUNCATE ${names.join(', ')}`);
      for (const table of tables) await loadTable(client, table, folder, signal);
      for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    });
    for (const { name, value, isCalled } of manifest.sequences) {
      await client.query('SELECT setval(to_regclass($1), $2, $3)', [pg.escapeIdentifier(name), value, isCalled]);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
    return manifest.tables.map(({ name }) => name).filter((name) => !here.has(name));
  });
}

async function withoutReferences(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const references = (await listReferences(client)).map(({ table, name, definition }) => ({
    table: pg.escapeIdentifier(table),
    name: pg.escapeIdentifier(name),
    definition,
  }));
  for (const { table, name } of references) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await work();
  for (const { table, name, definition } of references)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

async function loadTable(client: pg.Client, table: TablePart, folder: string, signal: AbortSignal): Promise<void> {
  const path = tablePath(folder, table.name);
  const target = client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`));
  const tally = new Tally();
  try {
    await pipeline(createReadStream(path), tally, createGunzip(), target, { signal });
  } catch (error) {
    signal.throwIfAborted();
    throw new BackupError(`${path} is missing or damaged: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  if (tally.digest() !== table.sha256) throw new BackupError(`${path} is damaged: its SHA-256 is not as recorded.`);
  if (target.rowCount !== table.rows)
    throw new BackupError(`${path} holds ${target.rowCount} rows, and not ${table.rows} as recorded.`);
}
