import { createDb } from '@verdict/prisma/db.ts';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { testDatabaseUrl } from '../server/test-server.ts';

/** One connection, so that its prepared statements can be counted. */
const open = createDb(testDatabaseUrl(), { poolSize: 1 });
const { db } = open;
afterAll(() => open.close());

interface Prepared {
  readonly statement: string;
  readonly uses: number;
}

async function preparedFor(part: string): Promise<Prepared[]> {
  const rows = await db.$queryRaw<Prepared[]>`
    SELECT statement, (generic_plans + custom_plans)::int AS uses FROM pg_prepared_statements`;
  return rows.filter(({ statement }) => statement.includes(part));
}

function findTags(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return db.tag.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
}

test('a frequent statement is prepared once per connection', async () => {
  for (let id = 1; id <= 10; id += 1) await db.problem.findUnique({ where: { id }, select: { displayId: true } });
  expect(await preparedFor('"public"."problem"')).toEqual([expect.objectContaining({ uses: 8 })]);
});

test('lists of different lengths share one statement and find the same rows', async () => {
  await db.tag.createMany({ data: ['a', 'b', 'c', 'd'].map((name) => ({ name })) });
  const found: number[] = [];
  for (const count of [1, 2, 3, 4, 2, 3]) found.push((await findTags(count)).length);
  expect(found).toEqual([1, 2, 3, 4, 2, 3]);
  const conditions = [{ id: { notIn: [1, 2] } }, { name: { in: ['a', 'c', 'd'] } }, { name: { not: 'd' } }];
  const others = await db.tag.findMany({ where: { AND: conditions } });
  expect(others.map(({ name }) => name)).toEqual(['c']);
  const statements = await preparedFor('"name" FROM "public"."tag"');
  expect(statements.filter(({ statement }) => statement.includes('= ANY ($1)'))).toHaveLength(1);
  expect(statements.some(({ statement }) => statement.includes('IN ('))).toBe(false);
});

test('a search by pattern is planned for its pattern', async () => {
  const find = () => db.user.findMany({ where: { usernameKey: { contains: 'x' } }, select: { id: true } });
  for (let use = 0; use < 5; use += 1) await find();
  expect(await preparedFor('LIKE')).toEqual([]);
});

test('a connection keeps a bounded number of statements', async () => {
  for (let use = 0; use < 3; use += 1) {
    for (let column = 0; column < 250; column += 1) await db.$queryRawUnsafe(`SELECT $1::int AS c${column}`, column);
  }
  expect((await preparedFor('')).length).toBeLessThanOrEqual(200);
  expect((await preparedFor(' AS c1')).length).toBeGreaterThan(10);
});

test('a changed column does not break a prepared statement', async () => {
  const other = createDb(testDatabaseUrl(), { poolSize: 1 });
  const read = () => other.db.siteSetting.findMany({ where: { key: { startsWith: 'x' } } });
  const admin = new pg.Client({ connectionString: testDatabaseUrl() });
  await admin.connect();
  try {
    for (let use = 0; use < 5; use += 1) await read();
    await admin.query('ALTER TABLE site_setting ALTER COLUMN key TYPE varchar(300)');
    expect(await read()).toEqual([]);
    // As in a transaction, which cannot be repeated: the next one goes through.
    for (let use = 0; use < 5; use += 1) await other.db.tag.findMany({ where: { name: 'a' } });
    await admin.query('ALTER TABLE tag ALTER COLUMN color TYPE varchar(300)');
    await other.db.$transaction((tx) => tx.tag.findMany({ where: { name: 'a' } })).catch(() => undefined);
    expect(await other.db.$transaction((tx) => tx.tag.findMany({ where: { name: 'a' } }))).toHaveLength(1);
  } finally {
    await admin.end();
    await other.close();
  }
});

test('statements are prepared again on a new connection', async () => {
  const read = () => db.tag.findMany({ where: { color: 'x' } });
  for (let use = 0; use < 5; use += 1) await read();
  const admin = new pg.Client({ connectionString: testDatabaseUrl() });
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await admin.end();
  await expect.poll(() => read().catch(() => null)).toEqual([]);
});

test('a lost statement turns naming off and the query is repeated', async () => {
  const other = createDb(testDatabaseUrl(), { poolSize: 1 });
  try {
    const read = () => other.db.tag.findMany({ where: { name: 'b' }, select: { name: true } });
    for (let use = 0; use < 5; use += 1) await read();
    await other.db.$executeRawUnsafe('DEALLOCATE ALL');
    expect(await read()).toEqual([{ name: 'b' }]);
    expect(await other.db.$queryRaw`SELECT name FROM pg_prepared_statements`).toEqual([]);
  } finally {
    await other.close();
  }
});
