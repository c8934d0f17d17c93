import type { User } from '@verdict/prisma/generated/client/client.ts';
import { Role } from '@verdict/prisma/generated/client/enums.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, tokenFor, type UserWishes } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';

const rankQuery = /* GraphQL */ `
  query Rank($kind: RankKind!, $search: String, $page: PageInput) {
    rank(kind: $kind, search: $search, page: $page) {
      total
      items {
        place
        user {
          id
          username
          nickname
          avatarUrl
          titleName
          titleColor
          signature
          statistics {
            solved
            submissions
            oiRankScore
          }
        }
      }
    }
    ownRank(kind: $kind) {
      place
      user {
        username
        statistics {
          solved
        }
      }
    }
  }
`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await ranked({ username: 'Ann_Lee', nickname: '安妮' }, { solved: 9, submissions: 30, oiRankScore: 5 });
  await ranked({ username: 'bob%' }, { solved: 9, submissions: 12, oiRankScore: 70 });
  await ranked({ username: 'carl' }, { solved: 9, submissions: 30, oiRankScore: 70 });
  await ranked({ username: 'dora', nickname: 'Ann of Cork' }, { solved: 9, submissions: 31, oiRankScore: 0 });
  await ranked({ username: 'emil', role: 'ADMIN' }, { solved: 2, submissions: 2, oiRankScore: 1 });
  await ranked({ username: 'nothing' }, { solved: 0, submissions: 9, oiRankScore: 0 });
  await ranked({ username: 'rooty', role: 'ROOT' }, { solved: 50, submissions: 50, oiRankScore: 500 });
  await ranked({ username: 'annulled', isDisabled: true }, { solved: 40, submissions: 50, oiRankScore: 400 });
});
afterAll(() => server.stop());

async function ranked(
  { nickname, ...wishes }: UserWishes & { readonly nickname?: string },
  figures: Record<'solved' | 'submissions' | 'oiRankScore', number>,
): Promise<User> {
  const user = await buildUser(server.services, wishes);
  await server.services.db.userStatistics.create({ data: { userId: user.id, ...figures } });
  return server.services.db.user.update({
    where: { id: user.id },
    data: { nickname: nickname ?? null, realName: 'Zoltan' },
  });
}

interface Row {
  readonly place: number;
  readonly user: { readonly username: string };
}

async function read(variables: Record<string, unknown>, reader?: User) {
  const { data, errors } = await server.graphql(rankQuery, {
    variables,
    ...(reader ? { token: await tokenFor(server.services, reader) } : {}),
  });
  if (errors) throw new Error(String(errors[0]?.extensions?.['code']));
  const { rank, ownRank } = data as { rank: { total: number; items: Row[] }; ownRank: Row | null };
  const short = ({ place, user }: Row) => `${place} ${user.username}`;
  return { total: rank.total, rows: rank.items.map(short), own: ownRank && short(ownRank) };
}

const named = (username: string) => server.services.db.user.findFirstOrThrow({ where: { username } });

test('the ACM rank goes by solved problems, then fewer submissions; ties share a place, the next skips', async () => {
  const { total, rows } = await read({ kind: 'ACM' });
  expect(total).toBe(5);
  expect([rows[0], rows.slice(1, 3).sort(), rows.slice(3)]).toEqual([
    '1 bob%',
    ['2 Ann_Lee', '2 carl'],
    ['4 dora', '5 emil'],
  ]);
});

test('the OI rank goes by scores', async () => {
  const { total, rows } = await read({ kind: 'OI' });
  expect([total, rows.slice(0, 2).sort(), rows.slice(2)]).toEqual([4, ['1 bob%', '1 carl'], ['3 Ann_Lee', '4 emil']]);
});

test('places do not depend on where a page begins', async () => {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map(async (page) => (await read({ kind: 'ACM', page: { page, size: 1 } })).rows),
  );
  expect(pages.flat()).toEqual((await read({ kind: 'ACM' })).rows);
  expect(await read({ kind: 'ACM', page: { page: 9, size: 30 } })).toMatchObject({ total: 5, rows: [] });
});

test.each<[string, string, string[]]>([
  ['part of a username, in any case', 'nN_l', ['2 Ann_Lee']],
  ['part of a nickname, in any case', 'ann', ['2 Ann_Lee', '4 dora']],
  ['a Chinese nickname', '妮', ['2 Ann_Lee']],
  ['a wild card, literally', '%', ['1 bob%']],
  ['nobody', 'nobody', []],
  ['a real name, which is private', 'Zoltan', []],
  ['somebody disabled', 'annulled', []],
  ['a super admin', 'rooty', []],
  ['somebody without anything solved', 'nothing', []],
])('a search for %s tells the places in the whole rank', async (_what, search, rows) => {
  expect(await read({ kind: 'ACM', search })).toMatchObject({ total: rows.length, rows });
});

test('a page of a search has the places of the whole rank, and its own total', async () => {
  expect(await read({ kind: 'ACM', search: 'ann', page: { page: 2, size: 1 } })).toMatchObject({
    total: 2,
    rows: ['4 dora'],
  });
  expect(await read({ kind: 'ACM', search: 'ann', page: { page: 3, size: 1 } })).toMatchObject({ total: 2, rows: [] });
});

test("one's own row is told on every page; to whom the rank does not list, and signed out, nothing", async () => {
  expect((await read({ kind: 'ACM', search: 'bob' }, await named('dora'))).own).toBe('4 dora');
  expect((await read({ kind: 'OI' }, await named('dora'))).own).toBeNull();
  expect((await read({ kind: 'ACM' }, await named('rooty'))).own).toBeNull();
  expect((await read({ kind: 'ACM' })).own).toBeNull();
});

test.each(Object.values(Role))('a reader with the role %s sees the same rank as a visitor', async (role) => {
  const { own: _own, ...seen } = await read({ kind: 'ACM' }, await buildUser(server.services, { role }));
  const { own: _none, ...visitor } = await read({ kind: 'ACM' });
  expect(seen).toEqual(visitor);
});

test('a page that is too large is refused, and so is a rank that there is not', async () => {
  await expect(read({ kind: 'ACM', page: { size: 121 } })).rejects.toThrow('BAD_USER_INPUT');
  await expect(read({ kind: 'ELO' })).rejects.toThrow('BAD_USER_INPUT');
});

test('a long page asks the database no more often than a short one', async () => {
  const viewer = await named('carl');
  const [short, long] = [
    await countQueries(server.services, { query: rankQuery, variables: { kind: 'ACM', page: { size: 2 } }, viewer }),
    await countQueries(server.services, { query: rankQuery, variables: { kind: 'ACM', page: { size: 5 } }, viewer }),
  ];
  expect(long).toBe(short);
});
