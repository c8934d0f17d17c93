import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { readMigrations } from '@verdict/prisma/migrate/migration-files.ts';

/** What this release wants; the files do not change while it runs. */
let wanted: readonly string[] | null = null;

/** Names of the migrations of this release that the database does not have yet. @throws when it cannot be reached. */
export async function pendingMigrations(db: PrismaClient): Promise<string[]> {
  wanted ??= readMigrations().map(({ name }) => name);
  const [table] = await db.$queryRaw<
    Array<{ exists: boolean }>
  >`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "exists"`;
  if (!table?.exists) return [...wanted];
  const rows = await db.$queryRaw<Array<{ name: string }>>`
    SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map(({ name }) => name));
  return wanted.filter((name) => !applied.has(name));
}
