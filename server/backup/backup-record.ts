import type pg from 'pg';
import { withClient } from './database-facts.ts';

/*
 * What commands write down about backups in the table that the site's own jobs keep with Prisma. They run before an
 * upgrade as well, on a database whose tables are not those of the generated client, and on one without this table.
 */

/** A whole backup that a command made. */
interface MadeByCommand {
  readonly path: string;
  readonly sizeBytes: number;
  readonly startedAt: Date;
  /** Paths of those that made way for it. */
  readonly removed: readonly string[];
}

/** Writes a backup down, and which made way for it. */
export async function recordBackup(url: string, { path, sizeBytes, startedAt, removed }: MadeByCommand): Promise<void> {
  await onTable(url, async (client) => {
    await client.query(
      `INSERT INTO backup (state, path, size_bytes, asked_at, started_at, finished_at)
       VALUES ('DONE', $1, $2, $3, $3, now())`,
      [path, sizeBytes, startedAt],
    );
    await client.query('UPDATE backup SET removed_at = now() WHERE path = ANY ($1)', [removed]);
  });
}

/** Writes down when a backup was verified, or what is wrong with it; one that this site does not know is left out. */
export async function recordVerification(url: string, path: string, failure: string | null): Promise<void> {
  await onTable(url, async (client) => {
    await client.query(
      `UPDATE backup SET verify_failure = $2, verified_at = CASE WHEN $2::text IS NULL THEN now() ELSE verified_at END
       WHERE path = $1 AND state = 'DONE'`,
      [path, failure],
    );
  });
}

async function onTable(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  await withClient(url, async (client) => {
    const table = await client.query<{ exists: boolean }>(`SELECT to_regclass('backup') IS NOT NULL AS exists`);
    if (table.rows[0]?.exists) await work(client);
  });
}
