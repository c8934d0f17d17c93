import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copyTarget, listSequences, listTables, type StoredTable } from './database-facts.ts';
import { type Manifest, type TablePart, tablePath } from './manifest.ts';
import { Tally } from './tally.ts';

/** Fast, and half as large again as the smallest. */
const gzipLevel = 3;

/** How a dump is watched. */
export interface Watch {
  readonly signal: AbortSignal;
  /** Throws when there is no space to go on. */
  mayGoOn(): void;
}

/**
 * Writes all tables as they are at one moment into `database/` of a folder, and the hashes of all files that they name
 * into `wanted`. Others go on reading and writing; only changes of tables wait.
 */
export async function dumpDatabase(
  client: pg.Client,
  { folder, wanted, watch }: { readonly folder: string; readonly wanted: string; readonly watch: Watch },
): Promise<Pick<Manifest, 'tables' | 'sequences'>> {
  await mkdir(join(folder, 'database'), { mode: 0o700 });
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const tables = await listTables(client);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  const parts: TablePart[] = [];
  for (const table of tables) parts.push(await dumpTable(client, table, folder, watch));
  await pipeline(
    client.query(
      copyTo(`COPY (SELECT sha256, size_bytes FROM stored_file ORDER BY sha256) TO STDOUT WITH (DELIMITER ' ')`),
    ),
    createWriteStream(wanted, { mode: 0o600 }),
    { signal: watch.signal },
  );
  const sequences = await listSequences(client);
  await client.query('COMMIT');
  return { tables: parts, sequences };
}

async function dumpTable(
  client: pg.Client,
  table: StoredTable,
  folder: string,
  { signal, mayGoOn }: Watch,
): Promise<TablePart> {
  mayGoOn();
  const rows = client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`));
  const tally = new Tally(mayGoOn);
  await pipeline(
    rows,
    createGzip({ level: gzipLevel }),
    tally,
    createWriteStream(tablePath(folder, table.name), { mode: 0o600 }),
    { signal },
  );
  return {
    name: table.name,
    columns: [...table.columns],
    rows: rows.rowCount ?? 0,
    bytes: tally.bytes,
    sha256: tally.digest(),
  };
}
