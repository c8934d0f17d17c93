import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildProblem } from '../../factories/problem.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let adminToken: string;
let userToken: string;
const ids: Record<string, number> = {};
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.services;
  adminToken = await tokenFor(server.services, await buildUser(server.services, { role: 'PROBLEM_ADMIN' }));
  const user = await buildUser(server.services);
  userToken = await tokenFor(server.services, user);
  const classification = await db.tagClassification.create({ data: { name: 'Topics' } });
  for (const [displayId, columns, tags] of [
    [
      '1000',
      { title: 'Shortest Path', difficulty: 'MID' },
      [{ name: 'graphs', classificationId: classification.id }, { name: 'basic' }],
    ],
    ['1001', { title: 'Longest Path' }, [{ name: 'paths' }]],
    ['1002', { title: 'Hidden Path', visibility: 'PRIVATE' }, [{ name: 'secret' }]],
    ['HDU-1', { title: 'Far Path', origin: 'HDU', isRemote: true }, [{ name: 'far', origin: 'HDU' }]],
  ] as const) {
    const { id } = await buildProblem(server.services, {
      displayId,
      hasTests: false,
      ...columns,
      tags: { create: tags.map((tag) => ({ tag: { create: tag } })) },
    });
    ids[displayId] = id;
  }
  await db.problemStatistics.create({
    data: { problemId: ids['1000'] ?? 0, total: 9, ac: 1, wa: 1, tle: 1, mle: 1, re: 1, ce: 1, pe: 1, se: 1, pac: 1 },
  });
  await buildSubmission(server.services, { userId: user.id, problemId: ids['1001'] ?? 0, status: -1, score: 40 });
});
afterAll(() => server.stop());

const page = z.object({ total: z.int(), records: z.array(z.object({ problemId: z.string() }).loose()) });

async function get(path: string, query: Record<string, string> = {}, token?: string): Promise<unknown> {
  const response = await fetch(`${server.url}${path}?${new URLSearchParams(query).toString()}`, {
    headers: token === undefined ? {} : { Authorization: token },
  });
  return z.object({ status: z.literal(200), data: z.unknown() }).parse(await response.json()).data;
}

async function listed(query: Record<string, string>, token?: string): Promise<string[]> {
  const { total, records } = page.parse(await get('/api/get-problem-list', query, token));
  expect(total).toBe(records.length);
  return records.map(({ problemId }) => problemId);
}

test('a problem list is of the bank that is named: of the local one by any name that is no remote judge', async () => {
  for (const oj of ['', 'Mine', 'ME', 'My OJ', 'no-such-judge'])
    expect(await listed({ oj }), oj).toEqual(['1000', '1001']);
  expect(await listed({})).toEqual(['1000', '1001']);
  expect(await listed({ oj: 'HDU' })).toEqual(['HDU-1']);
  for (const oj of ['ALL', 'All']) expect(await listed({ oj })).toEqual(['1000', '1001', 'HDU-1']);
});

test('it is narrowed by keyword, difficulty and tags, and blank filters narrow nothing', async () => {
  expect(await listed({ keyword: 'shotest' })).toEqual(['1000']);
  expect(await listed({ difficulty: '1' })).toEqual(['1000']);
  const { db } = server.services;
  const tagIds = (await db.tag.findMany({ where: { name: { in: ['graphs', 'basic'] } } })).map(({ id }) => id);
  expect(await listed({ tagId: tagIds.join(',') })).toEqual(['1000']);
  expect(await listed({ keyword: '', difficulty: '', tagId: '', limit: '30' })).toEqual(['1000', '1001']);
});

test('a row has the distribution of its results, and zeros before the first', async () => {
  const { records } = page.parse(await get('/api/get-problem-list'));
  expect(records).toMatchObject([
    { total: 9, ac: 1, mle: 1, tle: 1, re: 1, pe: 1, ce: 1, wa: 1, se: 1, pa: 1 },
    { total: 0, ac: 0, mle: 0, tle: 0, re: 0, pe: 0, ce: 0, wa: 0, se: 0, pa: 0 },
  ]);
});

test('hidden problems are in no list, no random pick and no list of tags, but for admins', async () => {
  expect(await listed({ keyword: 'hidden path' })).toEqual([]);
  expect(await listed({ keyword: 'hidden path' }, userToken)).toEqual([]);
  expect(await listed({ keyword: 'hidden path' }, adminToken)).toEqual(['1002']);
  const picked = new Set<unknown>();
  for (let index = 0; index < 20; index += 1) picked.add(JSON.stringify(await get('/api/get-random-problem')));
  expect(picked).not.toContain(JSON.stringify({ problemId: '1002' }));
  const names = async (token?: string) =>
    z
      .array(z.object({ name: z.string() }))
      .parse(await get('/api/get-all-problem-tags', {}, token))
      .map(({ name }) => name);
  expect([await names(), await names(userToken), await names(adminToken)]).toEqual([
    ['basic', 'graphs', 'paths'],
    ['basic', 'graphs', 'paths'],
    ['basic', 'graphs', 'paths', 'secret'],
  ]);
});

test('there is nothing to pick from where everything is hidden', async () => {
  await server.services.db.problem.updateMany({ where: { visibility: 'PUBLIC' }, data: { visibility: 'CONTEST' } });
  const answer = await (
    await fetch(`${server.url}/api/get-random-problem`, { headers: { 'Accept-Language': 'en-US' } })
  ).json();
  await server.services.db.problem.updateMany({ where: { visibility: 'CONTEST' }, data: { visibility: 'PUBLIC' } });
  expect(answer).toMatchObject({ status: 400, data: null });
});

test('tags stand under their classifications, those without one last, of the bank that is named', async () => {
  const grouped = async (oj: string) =>
    z
      .array(
        z.object({
          classification: z.object({ name: z.string(), oj: z.string() }).nullable(),
          tagList: z.array(z.object({ name: z.string() })),
        }),
      )
      .parse(await get('/api/get-problem-tags-and-classification', { oj }));
  expect(await grouped('ME')).toEqual([
    { classification: { name: 'Topics', oj: 'ME' }, tagList: [{ name: 'graphs' }] },
    { classification: null, tagList: [{ name: 'basic' }, { name: 'paths' }] },
  ]);
  expect(await grouped('HDU')).toEqual([{ classification: null, tagList: [{ name: 'far' }] }]);
  expect((await grouped('ALL')).flatMap(({ tagList }) => tagList.map(({ name }) => name))).toEqual([
    'graphs',
    'basic',
    'far',
    'paths',
  ]);
});

test("one's own standing is told of every problem that is asked for", async () => {
  const ask = async (body: object) => {
    const response = await fetch(`${server.url}/api/get-user-problem-status`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: userToken },
      body: JSON.stringify(body),
    });
    return z.object({ status: z.int(), data: z.unknown() }).parse(await response.json());
  };
  const pidList = [ids['1000'], ids['1001']];
  expect(await ask({ pidList, isContestProblemList: false })).toEqual({
    status: 200,
    data: { [String(ids['1000'])]: { status: -10 }, [String(ids['1001'])]: { status: -1 } },
  });
  expect(await ask({ pidList, isContestProblemList: true })).toMatchObject({
    data: { [String(ids['1001'])]: { status: -1, score: 40 } },
  });
  expect(await ask({ pidList: [] })).toMatchObject({ status: 400 });
});
