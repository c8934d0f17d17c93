import pg from 'pg';

/**
 * Tables whose rows no backup holds: the history of migrations is made anew, that of backups is of one machine,
 * archives of personal data lie beside the uploads, and passwords that wait are sealed under a secret that is in the
 * backup.
 */
const leftOutTables: readonly string[] = [
  '_prisma_migrations',
  'backup',
  'data_export',
  'account_sheet',
  'user_import_batch',
];

const isOfExtension = `EXISTS (SELECT FROM pg_depend d
  WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** A table with the columns that are stored, not computed. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Tables of the product with rows of their own. */
export async function listTables(client: pg.Client): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
       AND NOT ${isOfExtension}
     GROUP BY c.relname ORDER BY c.relname`,
    [leftOutTables],
  );
  return rows;
}

/** A sequence with its last number. */
interface SequenceState {
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Sequences at this moment, whatever the transaction sees: never behind its rows. */
export async function listSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `SELECT sequencename::text AS name, coalesce(last_value, start_value)::text AS value,
       last_value IS NOT NULL AS "isCalled"
     FROM pg_sequences WHERE schemaname = current_schema() ORDER BY sequencename`,
  );
  return rows;
}

/** A reference between two tables, with the SQL that makes it. */
interface Reference {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** References between tables. */
export async function listReferences(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `SELECT c.relname::text AS table, k.conname::text AS name, pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
     WHERE k.contype = 'f' AND c.relnamespace = current_schema()::regnamespace ORDER BY c.relname, k.conname`,
  );
  return rows;
}

/** Names of the migrations that the database has; empty: no site has used it. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const table = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows.map(({ name }) => name);
}

/** `"table" ("column", ...)` for COPY. */
export function copyTarget({ name, columns }: StoredTable): string {
  return `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** Works on a connection of its own, without limits of time. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'verdict-backup', keepAlive: true });
  // A connection that breaks fails the query under way; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
