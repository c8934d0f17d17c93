import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { buildDesk } from '../../schema/contest/desk/desk-scene.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function get(token: string, path: string): Promise<{ readonly status: number; readonly data: unknown }> {
  const answer = await fetch(`${server.url}/api/admin/contest${path}`, { headers: { Authorization: token } });
  return (await answer.json()) as { status: number; data: unknown };
}

async function send(
  token: string,
  method: 'POST' | 'PUT',
  body: object,
  language = 'en-US',
): Promise<{ readonly status: number; readonly msg: string }> {
  const answer = await fetch(`${server.url}/api/admin/contest`, {
    method,
    headers: { Authorization: token, 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { status: number; msg: string };
}

test('saving a contest keeps the fields that REST lacks, and only its admins see its password', async () => {
  const author = await buildUser(server.services, { role: 'ADMIN' });
  const { contest } = await buildDesk(server, {
    authorId: author.id,
    access: 'PRIVATE',
    password: 'secret',
    penaltySeconds: 600,
    description: 'Rules',
  });
  const [own, other] = [
    await tokenFor(server.services, author),
    await tokenFor(server.services, await buildUser(server.services, { role: 'ADMIN' })),
  ];
  const { data } = await get(own, `?cid=${contest.id}`);
  expect(data).toMatchObject({ pwd: 'secret', auth: 1, starAccount: [] });
  expect((await get(other, `?cid=${contest.id}`)).status).toBe(403);
  expect(JSON.stringify(await get(own, '/get-contest-list'))).not.toContain('secret');
  expect(await send(own, 'PUT', { ...(data as object), title: 'Renamed', starAccount: ['Guest'] })).toMatchObject({
    status: 200,
  });
  expect(await server.services.db.contest.findUniqueOrThrow({ where: { id: contest.id } })).toMatchObject({
    title: 'Renamed',
    penaltySeconds: 600,
    password: 'secret',
    starUsernameKeys: ['guest'],
  });
});

test('what a body does not say of a contest stays as it was, whatever it is', async () => {
  const { db } = server.services;
  const author = await buildUser(server.services, { role: 'ADMIN' });
  const sealed = {
    sealsAt: new Date(Date.now() + 600_000),
    isUnsealedAtEnd: false,
    isVisible: false,
    isBoardOpen: true,
    isPrintOpen: true,
    isEndSubmitAllowed: true,
  };
  const named = {
    boardName: 'NICKNAME',
    oiScoreRule: 'HIGHEST',
    starUsernameKeys: ['guest'],
    awardKind: 'NUMBER',
    awards: [{ name: 'Gold', background: '#e6bf25', color: '#fff', size: 3 }],
    accountLimit: { prefix: 'team', suffix: '', from: 1, to: 9, extra: [] },
  } satisfies Partial<Prisma.ContestUncheckedCreateInput>;
  const { contest } = await buildDesk(server, {
    authorId: author.id,
    type: 'OI',
    access: 'PRIVATE',
    password: 'secret',
    description: 'Rules',
    ...sealed,
    ...named,
  });
  const token = await tokenFor(server.services, author);
  expect(await send(token, 'PUT', { id: contest.id, title: 'Renamed' })).toMatchObject({ status: 200 });
  const { updatedAt: _before, ...before } = contest;
  const { updatedAt: _after, ...after } = await db.contest.findUniqueOrThrow({ where: { id: contest.id } });
  expect(after).toEqual({ ...before, title: 'Renamed', version: before.version + 1 });

  expect(
    await send(token, 'PUT', {
      id: contest.id,
      sealRank: false,
      openAccountLimit: 'false',
      starAccount: [],
      visible: true,
    }),
  ).toMatchObject({ status: 200 });
  expect(await db.contest.findUniqueOrThrow({ where: { id: contest.id } })).toMatchObject({
    sealsAt: null,
    accountLimit: null,
    starUsernameKeys: [],
    isVisible: true,
    password: 'secret',
  });
});

const form = { title: 'Cup', description: 'Rules', startTime: '2030-05-01T10:00:00Z', endTime: '2030-05-01T15:00:00Z' };

test.each([
  ['a seal without its begin', { sealRank: true }, 'sealRankTime'],
  ['a seal whose begin cannot be read', { sealRank: true, sealRankTime: 'soon' }, 'sealRankTime'],
  ['a seal whose begin has no zone', { sealRank: true, sealRankTime: '2030-05-01 14:00:00' }, 'sealRankTime'],
  ['an unknown kind of access', { auth: 7, pwd: 'secret' }, 'auth'],
  ['an unknown type', { type: 2 }, 'type'],
  ['an unknown kind of awards', { awardType: 3 }, 'awardType'],
  ['an unknown kind of names', { rankShowName: 'realName' }, 'rankShowName'],
  ['an unknown score', { oiRankScoreType: 'Lowest' }, 'oiRankScoreType'],
])('%s is refused by its name, and nothing is made or saved', async (_name, wrong, field) => {
  const author = await buildUser(server.services, { role: 'ADMIN' });
  const { contest } = await buildDesk(server, { authorId: author.id, description: 'Rules' });
  const token = await tokenFor(server.services, author);
  for (const answer of [
    await send(token, 'POST', { ...form, ...wrong }),
    await send(token, 'PUT', { id: contest.id, ...wrong }),
  ]) {
    expect(answer).toMatchObject({ status: 400, msg: expect.stringContaining(field) });
  }
  expect(await server.services.db.contest.findMany({ where: { authorId: author.id } })).toEqual([contest]);
});

test('times that are given and cannot be read are missing, also where others are stored', async () => {
  const author = await buildUser(server.services, { role: 'ADMIN' });
  const { contest } = await buildDesk(server, { authorId: author.id, description: 'Rules' });
  const token = await tokenFor(server.services, author);
  for (const endTime of ['', null, 'late'])
    expect(await send(token, 'PUT', { id: contest.id, endTime })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('endsAt'),
    });
});

test("times without a zone are refused by field name in the reader's language, and nothing is created", async () => {
  const author = await buildUser(server.services, { role: 'ADMIN' });
  const token = await tokenFor(server.services, author);
  for (const startTime of [
    '2026-11-20 20:00:00',
    '2026-11-20T20:00:00',
    '2026-11-20',
    '0000-01-01T00:00:00Z',
    '2026-11-20T99:00:00Z',
    '2027-02-30T20:00:00Z',
  ]) {
    expect(await send(token, 'POST', { ...form, startTime })).toMatchObject({
      status: 400,
      msg: expect.stringMatching(/startsAt.*Start time is required/u),
    });
    expect(await send(token, 'POST', { ...form, startTime }, 'zh-CN')).toMatchObject({
      status: 400,
      msg: expect.stringMatching(/startsAt.*开始时间不能为空/u),
    });
  }
  expect(await server.services.db.contest.count({ where: { authorId: author.id } })).toBe(0);
  for (const startTime of ['2026-11-20T20:00:00Z', '2026-11-20T20:00:00.000+00:00'])
    expect(await send(token, 'POST', { ...form, startTime })).toMatchObject({ status: 200 });
});

test('a rule of accounts that says nothing is refused, and nothing is made', async () => {
  const author = await buildUser(server.services, { role: 'ADMIN' });
  const token = await tokenFor(server.services, author);
  for (const rule of [{}, { accountLimitRule: '' }, { accountLimitRule: 'nonsense' }]) {
    expect(await send(token, 'POST', { ...form, openAccountLimit: true, ...rule })).toMatchObject({
      status: 400,
      msg: expect.stringContaining('accountLimitRule'),
    });
  }
  expect(await server.services.db.contest.count({ where: { authorId: author.id } })).toBe(0);
});

test('a remote judge that there is not is named', async () => {
  const admin = await buildUser(server.services, { role: 'ADMIN' });
  const token = await tokenFor(server.services, admin);
  const { id: cid } = await buildContest(server.services, { authorId: admin.id });
  const wanted = `name=NOWHERE&problemId=1001&cid=${cid}&displayId=A`;
  expect(await get(token, `/import-remote-oj-problem?${wanted}`)).toMatchObject({
    status: 400,
    msg: expect.stringContaining('NOWHERE'),
  });
});
