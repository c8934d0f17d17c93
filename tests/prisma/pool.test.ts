import { createDb } from '@verdict/prisma/db.ts';
import { isOverload } from '@verdict/schema/core/timeout.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

/** Two connections, and nobody waits long for one. */
const small = createDb(inject('postgresUrl'), { poolSize: 2, acquireTimeoutMs: 300 });
let stopHolding: () => void = () => {};
let held: Promise<unknown>;
beforeAll(async () => {
  const { promise: end, resolve } = Promise.withResolvers<void>();
  stopHolding = resolve;
  const taken = [1, 2].map(() => Promise.withResolvers<void>());
  held = Promise.all(
    taken.map(({ resolve: take }) =>
      small.db.$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1`;
        take();
        await end;
      }),
    ),
  );
  await Promise.race([held, Promise.all(taken.map(({ promise }) => promise))]);
});
afterAll(async () => {
  stopHolding();
  await held;
  await small.close();
});

test('a query that finds no free connection in time is told from one that fails', async () => {
  const wanted = await small.db.$queryRaw`SELECT 1`.catch((error: unknown) => error);
  const transaction = await small.db.$transaction((tx) => tx.$queryRaw`SELECT 1`).catch((error: unknown) => error);
  expect([isOverload(wanted), isOverload(transaction)]).toEqual([true, true]);
  expect(isOverload(new Error('relation "contest" does not exist'))).toBe(false);
});

test('a connection that PostgreSQL refuses because it has too many counts as overload', async () => {
  const limited = await limitedRole();
  try {
    const refused = await limited.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT 1`;
      return limited.db.$queryRaw`SELECT 1`.catch((error: unknown) => error);
    });
    expect(isOverload(refused)).toBe(true);
    expect(await limited.db.$queryRaw`SELECT 1 AS one`).toEqual([{ one: 1 }]);
  } finally {
    await limited.close();
  }
});

/** The database by a role that may have one connection. */
async function limitedRole() {
  const address = new URL(inject('postgresUrl'));
  const admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  await admin.query("CREATE ROLE one_connection LOGIN PASSWORD 'of-tests' CONNECTION LIMIT 1");
  await admin.end();
  address.username = 'one_connection';
  address.password = 'of-tests';
  return createDb(address.href, { poolSize: 3 });
}
