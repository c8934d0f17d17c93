import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyMigrations } from '@verdict/prisma/migrate/runner.ts';
import { startEmbeddedPostgres } from '@verdict/server/adapters/embedded-postgres.ts';
import pg from 'pg';

/** Database with all migrations and no rows, of which every test file gets a copy. */
const template = 'verdict_template';

/** Files there are kept in memory. */
const memoryFolder = '/dev/shm';
/** What the databases of a run take at most; containers often have far less there. */
const minMemoryFolderBytes = 4 * 1024 ** 3;

/** A PostgreSQL for one run of the tests. */
export interface TestPostgres {
  /** Address of its administrative database; `freshDatabase` takes it. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder with a migrated template in it. Nothing of it outlives `stop`. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const dataFolder = await mkdtemp(join((await hasMemoryFolder()) ? memoryFolder : tmpdir(), 'verdict-tests-'));
  const postgres = await startEmbeddedPostgres({
    dataFolder,
    log: () => {},
    // The rows are thrown away anyway, so nothing needs to reach the disk.
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_wal_size: '512MB' },
    endsWithUs: true,
  });
  await withClient(postgres.url, (client) => client.query(`CREATE DATABASE ${pg.escapeIdentifier(template)}`));
  await applyMigrations(addressOf(postgres.url, template), () => {});
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * A migrated, empty database under this name; one that is there already is thrown away first.
 *
 * @returns its address.
 */
export async function freshDatabase(url: string, name: string): Promise<string> {
  await withClient(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
    await client.query(
      `CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY`,
    );
  });
  return addressOf(url, name);
}

async function hasMemoryFolder(): Promise<boolean> {
  const space = await statfs(memoryFolder).catch(() => null);
  return space !== null && space.bavail * space.bsize >= minMemoryFolderBytes;
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
