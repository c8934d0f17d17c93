import type { RankKind } from '@verdict/schema/site/rank/rank-order.ts';
import { listRank, placeOf } from '@verdict/schema/site/rank/rank.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

const count = 10_500;
const start = new Date('2026-05-01T10:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  // Few different figures, so that most places are shared; one in a thousand is not listed.
  await db.$executeRaw`
    INSERT INTO "user" (id, username, username_key, password_hash, is_disabled, updated_at)
    SELECT
      lpad(to_hex(hashint4(n)::bigint + 2147483648), 24, '0') || lpad(n::text, 8, '0'),
      'user' || n,
      'user' || n,
      'none',
      n % 1000 = 0,
      now()
    FROM generate_series(1, ${count}::int) n`;
  await db.$executeRaw`
    INSERT INTO user_statistics (user_id, solved, submissions, oi_rank_score)
    SELECT
      id,
      1 + length(id) % 7 + ascii(right(id, 1)) % 9,
      10 + ascii(right(id, 2)) % 5 + ascii(right(id, 3)) % 7,
      1 + ascii(right(id, 1)) % 4
    FROM "user"`;
});
afterAll(() => server.stop());

function page(kind: RankKind, number: number, { search = '', now = start, size = 100 } = {}) {
  const { db, largeValues } = server.services;
  return listRank({ db, largeValues, now }, { kind, search, page: { page: number, size } }, { select: { id: true } });
}

/** Places as PostgreSQL's own rank() has them. */
async function allPlaces(kind: RankKind): Promise<ReadonlyMap<string, number>> {
  const rows = await server.services.db.$queryRaw<{ id: string; acm: number; oi: number }[]>`
    SELECT
      u.id,
      (rank() OVER (ORDER BY s.solved DESC, s.submissions))::int AS acm,
      (rank() OVER (ORDER BY s.oi_rank_score DESC))::int AS oi
    FROM user_statistics s
    JOIN "user" u ON u.id = s.user_id
    WHERE NOT u.is_disabled`;
  return new Map(rows.map(({ id, acm, oi }) => [id, kind === 'ACM' ? acm : oi]));
}

test.each(['ACM', 'OI'] as const)(
  'all pages of the %s rank together list everybody once, at the right place',
  async (kind) => {
    const expected = await allPlaces(kind);
    const seen: [string, number][] = [];
    for (let number = 1; seen.length < (number - 1) * 100 + 1 && number < 200; number += 1)
      seen.push(...(await page(kind, number)).items.map(({ userId, place }): [string, number] => [userId, place]));
    expect(seen).toHaveLength(expected.size);
    expect(new Map(seen)).toEqual(expected);
    expect(seen.map(([, place]) => place)).toEqual([...expected.values()].sort((one, other) => one - other));
  },
);

test('a search and a single place agree with the pages', async () => {
  const expected = await allPlaces('ACM');
  const { items, total } = await page('ACM', 1, { search: 'user77' });
  expect(total).toBe(111);
  for (const { userId, place } of items) expect(place).toBe(expected.get(userId));
  const last = items.at(-1)?.userId ?? '';
  expect(await placeOf(server.services.db, 'ACM', last)).toBe(expected.get(last));
});

test('a search finds a thousand and no more', async () => {
  expect((await page('ACM', 10, { search: 'user' })).items).toHaveLength(100);
  expect(await page('ACM', 11, { search: 'user' })).toMatchObject({ total: 1_000, items: [] });
});

test('so many are counted again only after half a minute', async () => {
  const { total } = await page('OI', 1);
  expect(total).toBe(count - Math.floor(count / 1_000));
  await server.services.db.user.update({ where: { usernameKey: 'user1' }, data: { isDisabled: true } });
  expect((await page('OI', 1, { now: new Date(start.getTime() + 29_000) })).total).toBe(total);
  expect((await page('OI', 1, { now: new Date(start.getTime() + 31_000) })).total).toBe(total - 1);
});
