import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildTraining } from '../../factories/training.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startCodeforcesStandIn } from '../../stand-ins/codeforces/codeforces-stand-in.ts';
import { startHduStandIn } from '../../stand-ins/hdu/hdu-stand-in.ts';
import type { JudgeStandIn } from '../../stand-ins/judge-stand-in.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let judge: JudgeStandIn;
let codeforces: JudgeStandIn;
let server: TestServer;
beforeAll(async () => {
  judge = await startHduStandIn(new Map());
  codeforces = await startCodeforcesStandIn({ handles: [], isOpen: true });
  server = await startTestServer({
    defaults: {
      publicUrl: 'https://judge.example.org',
      smtp: null,
      identityProviders: [],
      remoteOrigins: { HDU: judge.origin, CF: codeforces.origin },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([judge.stop(), codeforces.stop()]);
});

interface Answer {
  readonly status: number;
  readonly msg: string;
  readonly data: unknown;
}

async function ask(token: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: token, 'Accept-Language': 'en-US', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Answer;
}

const get = (token: string, path: string) => ask(token, `/admin${path}`);

test('a problem is imported once, and is put into contests as it is here', async () => {
  const { db } = server.services;
  const admin = await buildUser(server.services, { role: 'ROOT' });
  const token = await tokenFor(server.services, admin);
  const path = '/problem/import-remote-oj-problem?name=HDU&problemId=1000';
  expect(await get(token, path)).toMatchObject({ status: 200 });
  expect(await db.problem.findFirstOrThrow({ where: { displayId: 'HDU-1000' } })).toMatchObject({
    isRemote: true,
    origin: 'HDU',
    visibility: 'PUBLIC',
  });
  expect(await get(token, path)).toMatchObject({ status: 400, msg: expect.stringContaining('HDU-1000') });

  const contest = await buildContest(server.services, { authorId: admin.id });
  const place = `name=HDU&problemId=1000&cid=${contest.id}&displayId=A`;
  expect(await get(token, `/contest/import-remote-oj-problem?${place}`)).toMatchObject({ status: 200 });
  expect(await db.contestProblem.count({ where: { contestId: contest.id, displayId: 'A' } })).toBe(1);
});

test('a problem is imported into a training, with its tags under their judge', async () => {
  const { db } = server.services;
  const admin = await buildUser(server.services, { role: 'ROOT' });
  const token = await tokenFor(server.services, admin);
  const training = await buildTraining(server.services, { authorId: admin.id });
  const wanted = `name=CF&problemId=1534F2&tid=${training.id}`;
  expect(await get(token, `/training/import-remote-oj-problem?${wanted}`)).toMatchObject({ status: 200 });
  expect(await db.trainingProblem.findMany({ where: { trainingId: training.id } })).toMatchObject([
    { displayId: 'CF-1534F2' },
  ]);
  const names = async (oj: string) => (await ask(token, `/get-all-problem-tags?oj=${oj}`)).data;
  expect(await names('CF')).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'dp', oj: 'CF' })]));
  expect(await names('ME')).toEqual([]);
});

test.each(['problem', 'contest', 'training'])('who may not import is refused at %s, too', async (kind) => {
  const token = await tokenFor(server.services, await buildUser(server.services));
  const place = 'name=HDU&problemId=1000&cid=1&tid=1&displayId=A';
  const before = await server.services.db.problem.count();
  expect(await get(token, `/${kind}/import-remote-oj-problem?${place}`)).toMatchObject({ status: 403 });
  expect(await server.services.db.problem.count()).toBe(before);
});

test('where one may not put it, nothing is imported', async () => {
  const token = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  const { id: authorId } = await buildUser(server.services, { role: 'ADMIN' });
  const contest = await buildContest(server.services, { authorId });
  const before = await server.services.db.problem.count();
  const wanted = 'name=HDU&problemId=2056';
  const intoContest = `/contest/import-remote-oj-problem?${wanted}&cid=${contest.id}&displayId=A`;
  expect(await get(token, intoContest)).toMatchObject({ status: 403 });
  expect(await get(token, `/training/import-remote-oj-problem?${wanted}&tid=999999`)).toMatchObject({ status: 400 });
  expect(await server.services.db.problem.count()).toBe(before);
});

test('a problem that the judge does not have is not made', async () => {
  const token = await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' }));
  expect(await get(token, '/problem/import-remote-oj-problem?name=HDU&problemId=99999')).toMatchObject({
    status: 400,
    msg: 'The judge has no such problem.',
  });
});

test('a remote problem is submitted by the names of its judge’s languages, wherever it is solved', async () => {
  const { db } = server.services;
  const admin = await buildUser(server.services, { role: 'ROOT' });
  const adminToken = await tokenFor(server.services, admin);
  await get(adminToken, '/problem/import-remote-oj-problem?name=HDU&problemId=1000');
  const problem = await db.problem.findFirstOrThrow({ where: { displayId: 'HDU-1000' } });
  const { data } = await ask(adminToken, `/get-problem-languages?pid=${problem.id}`);
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'G++', oj: 'HDU' })]));

  const contest = await buildContest(server.services, {
    authorId: admin.id,
    problems: { create: { problemId: problem.id, displayId: 'A', displayTitle: 'First' } },
  });
  const training = await buildTraining(server.services, { authorId: admin.id, problems: [problem] });
  const pid = problem.displayId;
  for (const place of [{ pid }, { pid: 'A', cid: contest.id }, { pid, tid: training.id }]) {
    const token = await tokenFor(server.services, await buildUser(server.services));
    const submit = (language: string) =>
      ask(token, '/submit-problem-judge', { ...place, language, code: '// '.padEnd(60, 'x'), isRemote: true });
    expect(await submit('COBOL')).toMatchObject({ status: 400, msg: expect.stringMatching(/"COBOL".*G\+\+, GCC/u) });
    expect(await submit('G++')).toMatchObject({ status: 200, data: { displayPid: place.pid, language: 'G++' } });
  }
  const jobs = await db.remoteJob.findMany({ select: { judgeKey: true, languageId: true } });
  expect(jobs).toEqual(Array.from({ length: 3 }, () => ({ judgeKey: 'HDU', languageId: '0' })));
});
