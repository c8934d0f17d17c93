import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Site } from '../setup/site.ts';

/** Name of our connections among those of the database: they are not to be cut with the site's own. */
export const ourConnections = 'verdict-storm';

/** The address of a site's database, as its server was given it. @throws Error while there is no server. */
async function addressOf(site: Site): Promise<string> {
  const environment = await readFile(`/proc/${await site.pidOf('server')}/environ`, 'utf8');
  const address = environment.split('\0').find((line) => line.startsWith('DATABASE_URL='));
  if (address === undefined) throw new Error('The server has no database.');
  return address.slice('DATABASE_URL='.length);
}

/** A look into the database of a site from outside, past its server; it survives the database's death. */
export class SiteDatabase {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  static async of(site: Site): Promise<SiteDatabase> {
    return new SiteDatabase(await addressOf(site));
  }

  /** Does something on a connection of its own. @throws when the database is away or dies meanwhile. */
  async connected<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({
      connectionString: this.#address,
      application_name: ourConnections,
      connectionTimeoutMillis: 5_000,
    });
    // Without a listener a connection that breaks would end the tests.
    client.on('error', () => {});
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end().catch(() => {});
    }
  }

  /** The rows of a query. */
  rows<Row extends object>(query: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.connected(async (client) => (await client.query<Row>(query, [...values])).rows);
  }

  /** Tasks in a state. */
  async tasks(state: 'WAITING' | 'RUNNING'): Promise<number> {
    const [row] = await this.rows<{ count: number }>(
      'SELECT count(*)::int AS count FROM judge_task WHERE state = $1::judge_task_state',
      [state],
    );
    return row?.count ?? 0;
  }
}
