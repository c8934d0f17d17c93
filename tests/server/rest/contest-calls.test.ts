import type { Contest, Prisma, Problem, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../factories/judge.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

const fromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

let server: TestServer;
let judge: FakeJudge;
let author: User;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  author = await buildUser(server.services);
});
afterAll(() => server.stop());
beforeEach(async () => {
  token = await tokenFor(server.services, await buildUser(server.services));
});

interface Answer {
  readonly http: number;
  readonly status: number;
  readonly data: unknown;
  readonly msg: string;
}

async function call(
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, unknown>,
  asker: string | null = token,
): Promise<Answer> {
  const address = new URL(path, server.url);
  if (method === 'GET')
    for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value));
  const headers = {
    'Accept-Language': 'en-US',
    'Content-Type': 'application/json',
    ...(asker === null ? {} : { Authorization: asker }),
  };
  const response = await fetch(address, {
    method,
    headers,
    ...(method === 'POST' ? { body: JSON.stringify(params) } : {}),
  });
  return { http: response.status, ...((await response.json()) as Omit<Answer, 'http'>) };
}

const get = (path: string, query: Record<string, unknown>, asker?: string | null) => call('GET', path, query, asker);
const post = (path: string, body: Record<string, unknown>, asker?: string | null) => call('POST', path, body, asker);

async function contestWith(
  wishes: Partial<Prisma.ContestUncheckedCreateInput> = {},
): Promise<{ contest: Contest; problem: Problem }> {
  const tag = { create: { tag: { create: { name: `tag-${Math.random()}` } } } };
  const problem = await buildProblem(server.services, {
    visibility: 'CONTEST',
    source: 'A book',
    authorName: 'somebody',
    tags: tag,
    statements: {
      create: { language: 'en', title: 'In the bank', description: 'Add', input: '', output: '', hint: '' },
    },
  });
  const contest = await buildContest(server.services, {
    authorId: author.id,
    ...wishes,
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'Apples', color: '#f00' } },
  });
  return { contest, problem };
}

test.each([
  ['not started', { startsAt: fromNow(1), endsAt: fromNow(2) }, 403],
  ['private', { access: 'PRIVATE', password: 'secret' }, 403],
  ['hidden', { isVisible: false }, 404],
] as const)('of a contest that is %s nothing inside is told, by a business error', async (_what, wishes, status) => {
  const { contest, problem } = await contestWith(wishes);
  const cid = contest.id;
  const answers = await Promise.all([
    get('/api/get-contest-problem', { cid }),
    get('/api/get-contest-problem-details', { cid, displayId: 'A' }),
    get('/api/get-full-screen-problem-list', { cid }),
    get('/api/contest-submissions', { contestID: cid }),
    post('/api/get-user-problem-status', { pidList: [problem.id], isContestProblemList: true, cid }),
    post('/api/submit-problem-judge', { pid: 'A', language: 'CPP', code: 'x', cid }),
  ]);
  expect(answers).toEqual(answers.map(() => ({ http: 200, status, data: null, msg: expect.stringMatching(/^[A-Z]/) })));
});

test('a password registers once', async () => {
  const { contest } = await contestWith({ access: 'PRIVATE', password: 'secret' });
  const cid = contest.id;
  const register = (password: string) => post('/api/register-contest', { cid: String(cid), password });
  expect((await get('/api/get-contest-access', { cid })).data).toEqual({ access: false });
  expect([await register(''), await register('wrong')]).toMatchObject([
    { http: 200, status: 400 },
    { http: 200, status: 400 },
  ]);
  expect(await register('secret')).toMatchObject({ status: 200, data: null });
  expect(await register('secret')).toMatchObject({ http: 200, status: 400 });
  expect((await get('/api/get-contest-access', { cid })).data).toEqual({ access: true });
  expect(await post('/api/register-contest', { cid: 2_000_000_000, password: 'x' })).toMatchObject({
    http: 200,
    status: 400,
  });
});

test('a contest is found by status, type and title, and tells its times', async () => {
  const { contest } = await contestWith({
    title: 'Autumn cup',
    type: 'OI',
    access: 'PROTECTED',
    password: 'x',
    sealsAt: fromNow(0.5),
  });
  for (const query of [{ keyword: 'Autumn' }, { keyword: 'autumn', status: 0, type: 1 }]) {
    expect((await get('/api/get-contest-list', query, null)).data).toMatchObject({
      total: 1,
      records: [
        { id: contest.id, auth: 2, status: 0, type: 1, duration: 7_200, count: 0, now: null, author: author.username },
      ],
    });
  }
  expect((await get('/api/get-contest-list', { keyword: 'Autumn', status: 1 }, null)).data).toMatchObject({ total: 0 });
  expect((await get('/api/get-contest-info', { cid: contest.id })).data).toMatchObject({
    sealRank: true,
    sealRankTime: contest.sealsAt?.toISOString(),
    rankShowName: 'username',
    oiRankScoreType: 'Recent',
    now: expect.any(String),
  });
  expect(await get('/api/get-contest-info', { cid: 2_000_000_000 })).toMatchObject({ http: 200, status: 400 });
});

test('a problem tells source, author, difficulty and tags after the end, and programs of the jury never', async () => {
  const { contest, problem } = await contestWith();
  const details = () => get('/api/get-contest-problem-details', { cid: contest.id, displayId: 'A' });
  expect((await details()).data).toMatchObject({
    problem: {
      id: problem.id,
      problemId: 'A',
      title: 'Apples',
      description: 'Add',
      source: null,
      author: null,
      difficulty: null,
      spjCode: null,
      judgeExtraFile: null,
    },
    tags: [],
    problemCount: { ac: 0, total: 0 },
  });
  await server.services.db.contest.update({ where: { id: contest.id }, data: { endsAt: fromNow(-0.1) } });
  expect((await details()).data).toMatchObject({
    problem: { source: 'A book', author: 'somebody', difficulty: 0, spjCode: null, judgeExtraFile: null },
    tags: [{}],
  });
  expect(await get('/api/get-contest-problem-details', { cid: contest.id, displayId: 'Z' })).toMatchObject({
    http: 200,
    status: 404,
  });
});

test('a program submitted counts in the contest: its list, statuses and last accepted code', async () => {
  const { contest, problem } = await contestWith();
  const cid = contest.id;
  const sent = await post('/api/submit-problem-judge', {
    pid: 'A',
    language: 'CPP',
    code: 'int main() {}',
    cid: String(cid),
    tid: null,
    gid: null,
  });
  expect(sent).toMatchObject({ status: 200, data: { cid, displayPid: 'A', status: 5 } });
  const task = await judge.mustClaim();
  await judge.report(task, judgementFor(task));
  expect((await get('/api/contest-submissions', { contestID: cid, onlyMine: true })).data).toMatchObject({
    total: 1,
    records: [{ displayId: 'A', title: 'Apples', status: 0 }],
  });
  expect(
    (await post('/api/get-user-problem-status', { pidList: [problem.id, '77'], isContestProblemList: true, cid })).data,
  ).toEqual({ [problem.id]: { status: 0, score: null }, 77: { status: -10, score: null } });
  expect((await get('/api/get-full-screen-problem-list', { cid })).data).toEqual([
    { pid: problem.id, problemId: 'A', title: 'Apples', status: 0, score: null },
  ]);
  expect((await get('/api/get-last-ac-code', { pid: problem.id, cid })).data).toMatchObject({ code: 'int main() {}' });
  expect((await get('/api/get-last-ac-code', { pid: problem.id })).data).toEqual({
    submitId: null,
    code: '',
    language: null,
  });
  expect((await get('/api/get-contest-problem', { cid })).data).toMatchObject([
    { displayId: 'A', pid: problem.id, ac: 1, total: 1, color: '#f00' },
  ]);
  await server.services.db.contest.update({ where: { id: cid }, data: { sealsAt: fromNow(-0.01) } });
  expect((await get('/api/get-contest-problem', { cid })).data).toMatchObject([{ ac: 0, total: 1 }]);
});

test('a test run in a contest needs no name of it, and is refused where none is open to the viewer', async () => {
  const { problem } = await contestWith();
  const closed = await contestWith({ access: 'PRIVATE', password: 'secret' });
  const run = (pid: number) =>
    post('/api/submit-problem-test-judge', {
      pid,
      language: 'CPP',
      code: 'int main() {}',
      type: 'contest',
      userInput: '1 2',
      expectedOutput: null,
    });
  expect(await run(closed.problem.id)).toMatchObject({ http: 200, status: 400 });
  expect(await run(problem.id)).toMatchObject({ status: 200, data: expect.stringMatching(/^TEST_JUDGE_/) });
});

test('a test run in an ended contest is for who takes part in it virtually, as long as that runs', async () => {
  const { db } = server.services;
  const { contest, problem } = await contestWith({ startsAt: fromNow(-3), endsAt: fromNow(-1) });
  const user = await buildUser(server.services);
  const own = await tokenFor(server.services, user);
  const run = () =>
    post(
      '/api/submit-problem-test-judge',
      {
        pid: problem.id,
        cid: contest.id,
        language: 'CPP',
        code: 'int main() {}',
        type: 'contest',
        userInput: '1 2',
        expectedOutput: null,
      },
      own,
    );
  expect((await run()).status).toBe(400);
  const { id } = await db.contestParticipant.create({
    data: {
      contestId: contest.id,
      kind: 'VIRTUAL',
      startsAt: fromNow(-1),
      registeredAt: fromNow(-1),
      members: { create: { userId: user.id, contestId: contest.id, isVirtual: true } },
    },
  });
  expect(await run()).toMatchObject({ status: 200, data: expect.stringMatching(/^TEST_JUDGE_/) });
  await db.contestParticipant.update({ where: { id }, data: { endedAt: new Date() } });
  expect((await run()).status).toBe(400);
});

test('a list for focus mode is of a contest or of a training that there is', async () => {
  expect(await get('/api/get-full-screen-problem-list', {})).toMatchObject({ http: 200, status: 400 });
  expect(await get('/api/get-full-screen-problem-list', { tid: 2_000_000_000 })).toMatchObject({
    http: 200,
    status: 400,
  });
});
