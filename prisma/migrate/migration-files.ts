import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One step of the database's history, as Prisma lays it out: `<timestamp>_<name>/migration.sql`. */
export interface Migration {
  /** Folder name; its leading timestamp gives the order. */
  name: string;
  sql: string;
  /** SHA-256 of the SQL in hex, kept in the database to notice later edits. */
  checksum: string;
}

/** The folder of this product's migrations. */
export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

/** All migrations in the order they are applied. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
