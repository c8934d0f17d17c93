import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Migration, migrationsFolder, readMigrations } from './migration-files.ts';

/** Any number will do, as long as all of Verdict's processes use the same one. */
const advisoryLock = 7_236_384_523;

/** Prisma's own table, so that its tools read our history and we read theirs. */
const createTable = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

/** A migration that cannot be applied, with the words to show to whoever started the program. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** Which migrations are applied. */
interface MigrationChoice {
  /** Where they lie; this product's own by default. */
  readonly folder?: string;
  /** Names of those that are wanted; null: all, as by default. */
  readonly only?: ReadonlySet<string> | null;
}

/**
 * Brings a database up to the newest migration. Each is applied in a transaction of its own; an advisory lock makes
 * several servers that start at once take turns.
 *
 * @param log told the name of each migration that is applied.
 * @returns how many were applied.
 * @throws MigrationError when an applied migration was changed or is missing, or one fails (the database is then
 *   unchanged by it).
 */
export async function applyMigrations(
  url: string,
  log: (message: string) => void,
  { folder = migrationsFolder, only = null }: MigrationChoice = {},
): Promise<number> {
  const migrations = readMigrations(folder).filter(({ name }) => only?.has(name) ?? true);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    await client.query(createTable);
    const pending = pendingMigrations(migrations, await appliedMigrations(client));
    for (const migration of pending) {
      log(`Applying migration ${migration.name}`);
      await applyOne(client, migration);
    }
    return pending.length;
  } finally {
    // The lock belongs to the connection and goes with it.
    await client.end();
  }
}

interface AppliedMigration {
  name: string;
  checksum: string;
  isFinished: boolean;
}

async function appliedMigrations(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
    `
    SELECT migration_name, checksum, finished_at FROM "_prisma_migrations"
    WHERE rolled_back_at IS NULL
    ORDER BY migration_name`,
  );
  return rows.map((row) => ({
    name: row.migration_name,
    checksum: row.checksum,
    isFinished: row.finished_at !== null,
  }));
}

function pendingMigrations(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum, isFinished } of applied) {
    const migration = known.get(name);
    if (migration === undefined) {
      throw new MigrationError(
        `The database has migration ${name}, which this version does not know: it was used by a newer version. ` +
          'Start that one, or restore a backup.',
      );
    }
    if (!isFinished)
      throw new MigrationError(
        `Migration ${name} was begun by another tool and never finished. Look at table _prisma_migrations.`,
      );
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `Migration ${name} was changed after it had been applied. ` +
          'Put the file back as it was and write a new migration instead.',
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, transaction_timestamp(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${name} failed and was undone: ${reason}`, { cause: error });
  }
}
