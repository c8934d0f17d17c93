import { Status } from '@verdict/judge/protocol/status.ts';
import type { Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { viewerOf } from '@verdict/schema/account/session/session.service.ts';
import { listSubmissions } from '@verdict/schema/judging/submission/submission.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildLiveNode } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { countQueries } from '../../../server/count-queries.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { listQuery } from './submission-operations.ts';

let server: TestServer;
let ann: User;
let bob: User;
let one: Problem;
let two: Problem;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer();
  await buildLiveNode(server.services);
  ann = await buildUser(server.services, { username: 'Ann_Lee' });
  bob = await buildUser(server.services, { username: 'bob%' });
  one = await buildProblem(server.services, { displayId: 'HDU-1001' });
  two = await buildProblem(server.services, { displayId: 'HDU-10010' });
  const add = async (name: string, wishes: Parameters<typeof buildSubmission>[1]) =>
    void (ids[name] = (await buildSubmission(server.services, wishes)).id);
  await add('annOne', { userId: ann.id, problemId: one.id, status: Status.ACCEPTED });
  await add('annTwo', { userId: ann.id, problemId: two.id, status: Status.WRONG_ANSWER, languageKey: 'python3' });
  await add('bobOne', { userId: bob.id, problemId: one.id, status: Status.WRONG_ANSWER });
  await add('bobTwo', { userId: bob.id, problemId: two.id, status: Status.ACCEPTED });
  await add('jury', { userId: ann.id, problemId: one.id, origin: 'JURY' });
});
afterAll(() => server.stop());

async function list(filter: Record<string, unknown>, page: Record<string, unknown> = {}, reader: User | null = null) {
  const answer = await server.graphql(listQuery, {
    variables: { filter, page },
    ...(reader ? { token: await tokenFor(server.services, reader) } : {}),
  });
  if (answer.errors) throw new Error(String(answer.errors[0]?.extensions?.['code']));
  const found = answer.data?.['submissions'] as { total: number; items: { id: number }[] };
  return { total: found.total, names: found.items.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id)) };
}

test('practice comes newest first, the jury not at all', async () => {
  expect(await list({})).toEqual({ total: 4, names: ['bobTwo', 'bobOne', 'annTwo', 'annOne'] });
  expect((await list({}, {}, await buildUser(server.services, { role: 'ROOT' }))).total).toBe(4);
});

test('a page is a part of the list, and says how long it is', async () => {
  expect(await list({}, { page: 2, size: 3 })).toEqual({ total: 4, names: ['annOne'] });
  await expect(list({}, { size: 121 })).rejects.toThrow('BAD_USER_INPUT');
  expect(await list({}, { page: 500_000, size: 100 })).toEqual({ total: 0, names: [] });
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['a status', { status: -1 }, ['bobOne', 'annTwo']],
  ['a status of zero', { status: 0 }, ['bobTwo', 'annOne']],
  ['part of a name, whatever the case', { username: 'ann_l' }, ['annTwo', 'annOne']],
  ['a name with a wild card, literally', { username: '%' }, ['bobTwo', 'bobOne']],
  ['nobody of that name', { username: 'nobody' }, []],
  ['an exact problem', { problemDisplayId: 'HDU-1001', isProblemIdExact: true }, ['bobOne', 'annOne']],
  ['part of a problem id', { problemDisplayId: 'hdu-1001' }, ['bobTwo', 'bobOne', 'annTwo', 'annOne']],
  ['a language', { languageKey: 'python3' }, ['annTwo']],
  ['several at once', { status: -1, username: 'ann', problemDisplayId: 'HDU' }, ['annTwo']],
])('filtered by %s', async (_what, filter, names) => {
  expect((await list(filter)).names).toEqual(names);
});

test('by ids, as far as one may see them', async () => {
  const asked = { ids: [ids['annOne'], ids['jury'], 999_999] };
  expect((await list(asked)).names).toEqual(['annOne']);
  expect((await list(asked, {}, await buildUser(server.services, { role: 'ADMIN' }))).names).toEqual([
    'jury',
    'annOne',
  ]);
});

test('a phase without its contest is refused, and no contest has the number 0', async () => {
  await expect(list({ contestPhase: 'BEFORE' })).rejects.toThrow('BAD_USER_INPUT');
  await expect(list({ contestPhase: 'BEFORE', contestId: null, ids: [ids['annOne']] })).rejects.toThrow(
    'BAD_USER_INPUT',
  );
  expect((await list({ contestPhase: 'BEFORE', contestId: 0 })).names).toEqual([]);
});

test('only mine needs a signed-in user, and the name is then ignored', async () => {
  await expect(list({ onlyMine: true })).rejects.toThrow('UNAUTHENTICATED');
  expect((await list({ onlyMine: true, username: 'bob' }, {}, ann)).names).toEqual(['annTwo', 'annOne']);
});

test('a long page asks the database no more often than a short one', async () => {
  for (let index = 0; index < 12; index += 1) {
    const problem = await buildProblem(server.services);
    await buildSubmission(server.services, {
      userId: (await buildUser(server.services)).id,
      problemId: problem.id,
      status: Status.ACCEPTED,
    });
  }
  const short = await countQueries(server.services, {
    query: listQuery,
    variables: { page: { size: 2 } },
    viewer: ann,
  });
  const long = await countQueries(server.services, {
    query: listQuery,
    variables: { page: { size: 12 } },
    viewer: ann,
  });
  expect(long).toBe(short);
});

test('a large contest is not counted again at each look, but for each viewer', async () => {
  const { db, largeValues } = server.services;
  const now = new Date();
  const contest = await buildContest(server.services, { authorId: ann.id });
  const submit = (count: number) =>
    db.submission.createMany({
      data: Array.from({ length: count }, () => ({
        userId: bob.id,
        problemId: one.id,
        contestId: contest.id,
        origin: 'CONTEST' as const,
        languageKey: 'cpp',
        code: '',
        lengthBytes: 0,
        submittedAt: now,
      })),
    });
  const look = async (user: User, second: number) => {
    const viewer = await viewerOf(db, user);
    const asking = { db, largeValues, viewer, now: new Date(now.getTime() + second * 1_000) };
    return (
      await listSubmissions(asking, {
        filter: { contestId: contest.id },
        page: { page: 1, size: 1 },
        query: { select: { id: true } },
      })
    ).total;
  };
  await submit(1_000);
  expect(await look(ann, 0)).toBe(1_000);
  await submit(1);
  expect(await look(ann, 1)).toBe(1_000);
  expect(await look(bob, 1)).toBe(1_001);
  expect(await look(ann, 31)).toBe(1_001);
});
