import type { Context } from '../../core/context.ts';

/** What the site runs on. */
export interface SiteVersions {
  readonly node: string;
  readonly database: string;
  /** Null: none is recorded. */
  readonly migration: string | null;
}

/** The versions of this process and of its database. */
export async function readVersions(db: Context['db']): Promise<SiteVersions> {
  const [database, migration] = await Promise.all([
    db.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`,
    db.$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL
      ORDER BY migration_name DESC LIMIT 1`,
  ]);
  return {
    node: process.versions.node,
    database: database[0]?.version ?? '',
    migration: migration[0]?.name ?? null,
  };
}
