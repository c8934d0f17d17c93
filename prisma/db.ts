import pg from 'pg';
import { PrismaClient } from './generated/client/client.ts';
import { createStatementAdapter } from './statements/adapter.ts';

/** An open database: the client, and the way to let go of it. */
export interface Db {
  db: PrismaClient;
  /** Ends every connection of the pool; queries still running finish first. */
  close(): Promise<void>;
}

/** How a pool of connections is laid out. */
export interface DbOptions {
  /** Most connections held at once (10 by default). */
  poolSize?: number;
  /** Milliseconds a query waits for a free connection before it fails (10,000 by default). */
  acquireTimeoutMs?: number;
  /** Told of a connection that broke while nobody used it; the pool replaces it by itself. */
  onIdleError?(error: Error): void;
}

/**
 * Opens the database behind a `postgresql://` address. Connections are made when the first query needs them, so this
 * neither waits nor fails. With `?pgbouncer=true` in the address no statement is prepared, for poolers that lose
 * prepared statements.
 */
export function createDb(url: string, options: DbOptions = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? 10_000,
    // A connection whose other end has silently gone would be waited for without end.
    keepAlive: true,
  });
  // Without a listener a connection that breaks while idle (a database restart) would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  // A burst waits for a connection rather than fails; a transaction on a busy machine may take its time.
  const adapter = createStatementAdapter(pool, { isOff: new URL(url).searchParams.get('pgbouncer') === 'true' });
  const db = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 15_000 } });
  return {
    db,
    async close() {
      await db.$disconnect();
      await pool.end();
    },
  };
}
