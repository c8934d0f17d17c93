import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildLiveNode } from '../../factories/judge.ts';
import { buildProblem } from '../../factories/problem.ts';
import { buildTraining, buildTrainingCategory } from '../../factories/training.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let author: User;
let user: User;
let tokens: { author: string; user: string; root: string };
beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  await buildLiveNode(services);
  [author, user] = [await buildUser(services, { role: 'ADMIN' }), await buildUser(services)];
  tokens = {
    author: await tokenFor(services, author),
    user: await tokenFor(services, user),
    root: await tokenFor(services, await buildUser(services, { role: 'ROOT' })),
  };
});
afterAll(() => server.stop());

const envelope = z.object({ status: z.int(), data: z.unknown(), msg: z.string() });

/** Status and data of an answer; business errors are HTTP 200. */
async function call(
  token: string | null,
  method: string,
  path: string,
  { query = {}, body }: { query?: Record<string, string | number | boolean>; body?: object } = {},
): Promise<{ status: number; data: unknown }> {
  const address = new URL(path, server.url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  const response = await fetch(address, {
    method,
    headers: {
      'Accept-Language': 'en-US',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === null ? {} : { Authorization: token }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status, data } = envelope.parse(await response.json());
  return { status, data };
}

const problem = () => buildProblem(server.services);
const build = (wishes: Partial<Parameters<typeof buildTraining>[1]> = {}) =>
  buildTraining(server.services, { authorId: author.id, ...wishes });
const secret = { access: 'PRIVATE', password: 'secret' } as const;

test('of a private training nothing inside is told before the password registers, which it does once', async () => {
  const one = await problem();
  const { id: tid } = await build({ ...secret, problems: [one] });
  const inside = () =>
    Promise.all(
      ['get-training-problem-list', 'get-training-rank', 'get-full-screen-problem-list'].map(
        async (name) => (await call(tokens.user, 'GET', `/api/${name}`, { query: { tid } })).status,
      ),
    );
  const register = async (password: string) =>
    (await call(tokens.user, 'POST', '/api/register-training', { body: { tid: String(tid), password } })).status;
  const access = async () => (await call(tokens.user, 'GET', '/api/get-training-access', { query: { tid } })).data;
  expect([await inside(), await access()]).toEqual([[401, 401, 401], { access: false }]);
  expect([await register(''), await register('wrong'), await register('secret'), await register('secret')]).toEqual([
    400, 400, 200, 400,
  ]);
  expect([await inside(), await access()]).toEqual([[200, 200, 200], { access: true }]);
});

test('a training that is hidden or not there is a business error', async () => {
  const { id } = await build({ isVisible: false });
  for (const tid of [id, 2_000_000_000]) {
    const statuses = await Promise.all([
      ...['get-training-detail', 'get-training-access', 'get-training-problem-list', 'get-training-rank'].map((name) =>
        call(tokens.user, 'GET', `/api/${name}`, { query: { tid } }),
      ),
      call(tokens.user, 'POST', '/api/register-training', { body: { tid, password: 'x' } }),
    ]);
    expect(statuses).toEqual(statuses.map(() => ({ status: 400, data: null })));
  }
});

test('a training without a category is read like any other', async () => {
  const { id: tid } = await build();
  const detail = await call(tokens.user, 'GET', '/api/get-training-detail', { query: { tid } });
  expect(detail).toMatchObject({ status: 200, data: { id: tid, categoryName: null, categoryColor: null } });
});

test('the list tells access, category and progress, of private trainings to their members', async () => {
  const [one, other] = [await problem(), await problem()];
  const category = await buildTrainingCategory(server.services);
  const training = await build({ ...secret, categoryId: category.id, rank: 7, problems: [one, other] });
  await server.services.db.solvedProblem.create({
    data: { userId: user.id, problemId: one.id, firstAcceptedAt: new Date(), attempts: 1 },
  });
  const list = (query: Record<string, string | number>) =>
    call(tokens.user, 'GET', '/api/get-training-list', { query });
  const row = {
    id: training.id,
    title: training.title,
    auth: 'Private',
    author: author.username,
    categoryName: category.name,
    categoryColor: category.color,
    rank: 7,
    problemCount: 2,
    acCount: 1,
    gid: null,
  };
  expect((await list({ categoryId: category.id, auth: 'Private' })).data).toMatchObject({
    total: 1,
    size: 20,
    records: [{ ...row, acCount: 0 }],
  });
  await server.services.db.trainingMember.create({ data: { trainingId: training.id, userId: user.id } });
  expect((await list({ categoryId: category.id })).data).toMatchObject({ records: [row] });
  expect((await list({ categoryId: category.id, auth: 'Public' })).data).toMatchObject({ total: 0 });
});

test('the rank has cells by display id, with a run time where the problem is solved', async () => {
  const [solved, tried] = [await problem(), await problem()];
  const training = await build({ ...secret, problems: [solved, tried], members: [user] });
  const { db } = server.services;
  await db.solvedProblem.createMany({
    data: [
      { userId: user.id, problemId: solved.id, firstAcceptedAt: new Date(), bestTimeMs: 12, attempts: 1 },
      { userId: user.id, problemId: tried.id, attempts: 1 },
    ],
  });
  await db.submission.create({
    data: {
      userId: user.id,
      problemId: tried.id,
      languageKey: 'cpp',
      code: '',
      lengthBytes: 0,
      status: Status.WRONG_ANSWER,
      submittedAt: new Date(),
    },
  });
  await db.user.update({ where: { id: user.id }, data: { realName: 'Zhang San' } });
  const rank = async (token: string) =>
    (await call(token, 'GET', '/api/get-training-rank', { query: { tid: training.id } })).data;
  const row = {
    uid: user.id,
    username: user.username,
    nickname: null,
    school: null,
    gender: 'secrecy',
    avatar: null,
    ac: 1,
    totalRunTime: 12,
    submissionInfo: {
      [solved.displayId]: { status: 0, score: null, isAC: true, runTime: 12 },
      [tried.displayId]: { status: -1, score: null },
    },
  };
  expect(await rank(tokens.user)).toEqual(expect.objectContaining({ total: 1, records: [{ ...row, realname: null }] }));
  expect(await rank(tokens.author)).toEqual(expect.objectContaining({ records: [{ ...row, realname: 'Zhang San' }] }));
});

test('author and group of a form say nothing: only the author and super admins change a training', async () => {
  const { id: categoryId } = await buildTrainingCategory(server.services);
  const { id } = await build();
  const other = await buildUser(server.services, { role: 'PROBLEM_ADMIN' });
  const token = await tokenFor(server.services, other);
  const form = (wishes: object) => ({
    training: { title: 'Mine', description: 'Text', auth: 'Public', rank: 1, status: true, ...wishes },
    trainingCategory: { id: categoryId },
  });
  const claimed = { id, author: other.username, gid: null };
  expect((await call(token, 'PUT', '/api/admin/training', { body: form(claimed) })).status).toBe(403);
  expect(
    (
      await call(token, 'PUT', '/api/admin/training/change-training-status', {
        query: { tid: id, author: other.username, status: false },
      })
    ).status,
  ).toBe(403);
  expect((await call(token, 'GET', '/api/admin/training', { query: { tid: id } })).status).toBe(403);
  expect((await call(tokens.author, 'PUT', '/api/admin/training', { body: form({ id, gid: 3 }) })).status).toBe(200);
  expect(await server.services.db.training.findUnique({ where: { id } })).toMatchObject({
    title: 'Mine',
    authorId: author.id,
    groupId: null,
    isVisible: true,
  });
});

test('a password that the form leaves out stays', async () => {
  const { id: categoryId } = await buildTrainingCategory(server.services);
  const { id } = await build(secret);
  const body = {
    training: {
      id,
      title: 'Still secret',
      description: 'Text',
      auth: 'Private',
      privatePwd: null,
      rank: 1,
      status: true,
    },
    trainingCategory: { id: categoryId },
  };
  expect((await call(tokens.author, 'PUT', '/api/admin/training', { body })).status).toBe(200);
  expect(await server.services.db.training.findUnique({ where: { id } })).toMatchObject({ password: 'secret' });
});

test('removing a problem without saying from where removes nothing', async () => {
  const one = await problem();
  await build({ problems: [one] });
  for (const path of ['/api/admin/training/problem', '/api/group/training-problem'])
    expect((await call(tokens.root, 'DELETE', path, { query: { pid: one.id } })).status).toBe(400);
  expect(await server.services.db.problem.count({ where: { id: one.id } })).toBe(1);
  expect(await server.services.db.trainingProblem.count({ where: { problemId: one.id } })).toBe(1);
});

test('problems are listed as candidates, or with their places', async () => {
  const [inside, free] = [await problem(), await problem()];
  const { id: tid } = await build({ problems: [inside] });
  const list = (keyword: string, queryExisted: boolean) =>
    call(tokens.author, 'GET', '/api/admin/training/get-problem-list', { query: { tid, keyword, queryExisted } });
  expect((await list(free.displayId, false)).data).toMatchObject({
    problemList: { total: 1, records: [{ id: free.id }] },
    trainingProblemMap: {},
  });
  expect((await list('', true)).data).toMatchObject({
    problemList: { total: 1, records: [{ id: inside.id }] },
    trainingProblemMap: { [inside.id]: { tid, pid: inside.id, displayId: inside.displayId, rank: 0 } },
  });
});

test('what is submitted in a training is practice, of a problem that it has', async () => {
  const [inside, outside] = [await problem(), await problem()];
  const { id: tid } = await build({ problems: [inside] });
  const submit = (pid: string) =>
    call(tokens.user, 'POST', '/api/submit-problem-judge', {
      body: { pid, tid, language: 'CPP', code: 'int main() {}' },
    });
  expect((await submit(outside.displayId)).status).toBe(404);
  expect((await submit(inside.displayId)).status).toBe(200);
  expect(await server.services.db.submission.findFirst({ where: { problemId: inside.id } })).toMatchObject({
    origin: 'PRACTICE',
    contestId: null,
  });
});

test('focus mode has the problems of a training in their order, with how the reader stands', async () => {
  const [one, other] = [await problem(), await problem()];
  const { id: tid } = await build({ problems: [other, one] });
  const { data } = await call(tokens.user, 'GET', '/api/get-full-screen-problem-list', { query: { tid } });
  expect(data).toEqual(
    [other, one].map(({ id, displayId, title }) => ({
      pid: id,
      problemId: displayId,
      title,
      status: -10,
      score: null,
    })),
  );
});

test('a personal list is no training of the contract, not even for its author', async () => {
  const [inside, outside] = await Promise.all([problem(), problem()]);
  const { id: tid } = await build({ kind: 'PERSONAL', sharing: 'PUBLIC', problems: [inside] });
  const place = { tid, pid: outside.id };
  const calls: Parameters<typeof call>[] = [
    [tokens.author, 'GET', '/api/get-training-detail', { query: { tid } }],
    [tokens.author, 'GET', '/api/get-training-access', { query: { tid } }],
    [tokens.author, 'GET', '/api/get-training-problem-list', { query: { tid } }],
    [tokens.author, 'GET', '/api/get-training-rank', { query: { tid } }],
    [tokens.user, 'POST', '/api/register-training', { body: { tid, password: 'x' } }],
    [tokens.author, 'GET', '/api/admin/training', { query: { tid } }],
    [tokens.root, 'PUT', '/api/admin/training/change-training-status', { query: { tid, status: false } }],
    [tokens.author, 'GET', '/api/admin/training/get-problem-list', { query: { tid, queryExisted: true } }],
    [tokens.author, 'POST', '/api/admin/training/add-problem-from-public', { body: place }],
    [tokens.root, 'DELETE', '/api/admin/training/problem', { query: { tid, pid: inside.id } }],
    [tokens.root, 'DELETE', '/api/admin/training', { query: { tid } }],
  ];
  const statuses: number[] = [];
  for (const one of calls) statuses.push((await call(...one)).status);
  const kept = await server.services.db.training.findUnique({
    where: { id: tid },
    include: { problems: true, members: true },
  });
  expect([new Set(statuses), kept?.isVisible, kept?.problems.length, kept?.members]).toEqual([
    new Set([400]),
    true,
    1,
    [],
  ]);
});
