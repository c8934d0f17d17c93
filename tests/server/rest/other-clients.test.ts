import { nameOf, readContract } from '@verdict/server/rest/contract.ts';
import { restCalls } from '@verdict/server/rest/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { apiTokenFor } from '../../factories/api-token.ts';
import { buildContest } from '../../factories/contest.ts';
import { buildSubmission } from '../../factories/submission.ts';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { zipOf } from '../../schema/problem/editing/tus.ts';
import { startTestServer } from '../test-server.ts';
import type { Exercise } from './exercise.ts';
import { exercises } from './exercises.ts';
import { buildScene, type Scene } from './scene.ts';
import { sendTo, statusesOf } from './send.ts';

/*
 * What clients written for the reference rely on beyond the shapes of the contract.
 */

let scene: Scene;
beforeAll(async () => {
  scene = await buildScene();
});
afterAll(async () => {
  await scene.server.stop();
  await scene.smtp.stop();
});

const send = (method: string, path: string, exercise: Exercise = {}) => sendTo(scene, { method, path }, exercise);
const statuses = (method: string, path: string, exercise: Exercise = {}) =>
  statusesOf(scene, { method, path }, exercise);
const as = (Authorization: string) => ({ headers: { Authorization } });
const records = (data: unknown) => z.object({ records: z.array(z.looseObject({})) }).parse(data).records;

test('the back-office contest list names authors by uid, so that an admin finds their own contests', async () => {
  const admin = await buildUser(scene.server.services, { role: 'ADMIN' });
  await buildContest(scene.server.services, { authorId: admin.id, title: 'Of a plain admin' });
  const token = await tokenFor(scene.server.services, admin);
  const { envelope } = await send('GET', '/api/admin/contest/get-contest-list', {
    ...as(token),
    query: { currentPage: 1, limit: 10 },
  });
  expect(records(envelope.data)).toMatchObject([{ title: 'Of a plain admin', uid: admin.id, author: admin.username }]);
});

test('cases are listed in the mode they are answered in: an ACM problem has no subtasks', async () => {
  const { problem, submissionIds } = scene;
  const { db } = scene.server.services;
  await db.problem.update({ where: { id: problem.problemId }, data: { judgeCaseMode: 'TEST_GROUPS' } });
  await db.groupResult.deleteMany({ where: { submissionId: submissionIds[0] ?? 0 } });
  const modes = z.object({
    judgeCaseMode: z.string(),
    judgeCaseList: z.array(z.object({ mode: z.string() })),
    subTaskJudgeCaseVoList: z.array(z.unknown()),
  });
  const read = async (id: number | undefined) =>
    modes.parse(
      (await send('GET', '/api/get-all-case-result', { isSignedIn: true, query: { submitId: id ?? 0 } })).envelope.data,
    );
  const [acm, scored] = [await read(submissionIds[0]), await read(submissionIds[1])];
  expect([acm.judgeCaseMode, acm.judgeCaseList[0]?.mode]).toEqual([
    expect.not.stringMatching(/^subtask/),
    acm.judgeCaseMode,
  ]);
  expect(scored.subTaskJudgeCaseVoList.length > 0).toBe(scored.judgeCaseMode.startsWith('subtask'));
});

test('a contestant without solved problems comments in a contest', async () => {
  const { envelope } = await send('POST', '/api/comment', {
    isSignedIn: true,
    body: { content: 'May N be 0?', cid: scene.desk.contestId, did: null },
  });
  expect(envelope).toMatchObject({ status: 200, data: { content: 'May N be 0?' } });
});

test('a list of submissions names the title of the problem', async () => {
  const { envelope } = await send('GET', '/api/get-submission-list', {
    query: { problemID: scene.problem.displayId, completeProblemID: true },
  });
  const { title } = await scene.server.services.db.problem.findUniqueOrThrow({
    where: { id: scene.problem.problemId },
  });
  expect(records(envelope.data)[0]).toMatchObject({ displayPid: scene.problem.displayId, title });
});

describe('a download', () => {
  const downloads = readContract()
    .filter(({ response }) => response === 'binary')
    .map(nameOf);
  test.each(downloads.filter((name) => name in exercises))('%s is named as old clients read it', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const { httpStatus, headers } = await send(method, path, exercises[name]?.(scene));
    expect([httpStatus, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment;filename=[\w.-]+$/),
    ]);
  });
});

describe('the scroll board', () => {
  const calls = ['/api/get-contest-scroll-board-info', '/api/get-contest-scroll-board-submission'];

  test.each(calls)('%s is open to everyone after unfreezing, and to nobody else before', async (path) => {
    const { db } = scene.server.services;
    const where = { id: scene.board.contestId };
    const ask = () => statuses('GET', path, { query: { cid: scene.board.contestId } });
    const { unsealedAt } = await db.contest.findUniqueOrThrow({ where });
    expect(await ask()).toEqual([200, 200]);
    await db.contest.update({ where, data: { unsealedAt: null } });
    expect(await ask()).not.toContain([200, 200]);
    await db.contest.update({ where, data: { unsealedAt, access: 'PRIVATE', password: 'secret', isBoardOpen: false } });
    expect((await ask())[1]).toBe(403);
    await db.contest.update({ where, data: { access: 'PUBLIC', password: null, isBoardOpen: true } });
  });
});

test('a bank without problems is empty', async () => {
  for (const oj of ['HDU', 'CF', 'POJ', 'LIBRE'])
    expect((await send('GET', '/api/get-problem-list', { query: { oj } })).envelope.data).toMatchObject({
      total: 0,
      records: [],
    });
});

test('a test input without an output is taken with an empty one, an output without an input is refused', async () => {
  const upload = async (content: Record<string, string>) => {
    const body = new FormData();
    body.set('file', new Blob([new Uint8Array(await zipOf(content))]), 'tests.zip');
    return send('POST', '/api/file/upload-testcase-zip', { isAdmin: true, query: { mode: 'default' }, body });
  };
  const { envelope } = await upload({ '1.in': '1', '1.out': '2', '2.in': '3', 'input3.txt': '4' });
  const { fileList, fileListDir } = z
    .object({ fileList: z.array(z.unknown()), fileListDir: z.string() })
    .parse(envelope.data);
  expect(fileList).toEqual([
    { input: '1.in', output: '1.out' },
    { input: '2.in', output: '2.out' },
    { input: 'input3.txt', output: 'output3.txt' },
  ]);
  const { cases } = await scene.server.services.db.upload.findUniqueOrThrow({
    where: { key: fileListDir },
    select: { cases: { orderBy: { position: 'asc' } } },
  });
  const sizes = await Promise.all(
    cases.map(
      async ({ outputSha256 }) =>
        (await scene.server.services.db.storedFile.findUniqueOrThrow({ where: { sha256: outputSha256 } })).sizeBytes,
    ),
  );
  expect(sizes.map(Number)).toEqual([1, 0, 0]);
  expect((await upload({ '1.in': '1', '1.out': '2', '2.out': '3' })).envelope).toMatchObject({
    status: 400,
    msg: expect.stringContaining('2.out'),
  });
});

describe('days', () => {
  test('of the heat map and of the week begin at the same moment, in the zone of the site', async () => {
    const { db } = scene.server.services;
    const user = await buildUser(scene.server.services);
    const dayOf = (moment: Date) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(moment);
    // Half past midnight of yesterday on the site is the day before in UTC.
    const submittedAt = new Date(`${dayOf(new Date(Date.now() - 86_400_000))}T00:30:00+08:00`);
    await buildSubmission(scene.server.services, { userId: user.id, problemId: scene.problem.problemId, submittedAt });
    const map = await send('GET', '/api/get-user-calendar-heatmap', { query: { uid: user.id } });
    expect(map.envelope.data).toEqual({
      endDate: dayOf(new Date()),
      dataList: [{ date: dayOf(submittedAt), count: 1 }],
    });
    const week = z.object({ dateStrList: z.array(z.string()), totalCountList: z.array(z.int()) });
    const { dateStrList, totalCountList } = week.parse(
      (await send('GET', '/api/get-last-week-submission-statistics', { isAdmin: true, query: { forceRefresh: true } }))
        .envelope.data,
    );
    expect(totalCountList[dateStrList.indexOf(dayOf(submittedAt).slice(5))]).toBe(1);
    await db.submission.deleteMany({ where: { userId: user.id } });
  });

  test('the last login is told with its time', async () => {
    const lastSeenAt = new Date('2026-03-01T20:15:30.500Z');
    const { id } = await buildUser(scene.server.services);
    await scene.server.services.db.user.update({ where: { id }, data: { lastSeenAt } });
    const { envelope } = await send('GET', '/api/get-user-home-info', { query: { uid: id } });
    expect(envelope.data).toMatchObject({ recentLoginTime: '2026-03-01T20:15:30.500Z' });
  });
});

describe('a code template', () => {
  const whole =
    '//PREPEND BEGIN\n#include <cstdio>\n//PREPEND END\n\n' +
    '//TEMPLATE BEGIN\n// yours\n//TEMPLATE END\n\n' +
    '//APPEND BEGIN\nint main() {}\n//APPEND END';

  test('keeps PREPEND and APPEND for those who may change the problem, and hides them from all others', async () => {
    const { services } = scene.server;
    const { problemId } = scene.problem;
    await services.db.codeTemplate.updateMany({
      where: { problemId },
      data: { prepend: '#include <cstdio>', append: 'int main() {}' },
    });
    const ask = async (exercise: Exercise) =>
      z
        .array(z.object({ code: z.string() }))
        .parse(
          (await send('GET', '/api/get-problem-code-template', { ...exercise, query: { pid: problemId } })).envelope
            .data,
        )[0]?.code;
    const reader = await apiTokenFor(services, await buildUser(services, { role: 'ROOT' }), ['READ']);
    expect([
      await ask({ isAdmin: true }),
      await ask({}),
      await ask({ isSignedIn: true }),
      await ask(as(reader)),
    ]).toEqual([whole, '// yours', '// yours', '// yours']);
  });
});

describe('a page', () => {
  const paged = restCalls.filter(
    ({ input }) => z.toJSONSchema(input, { unrepresentable: 'any', io: 'output' }).properties?.['limit'] !== undefined,
  );

  test.each(paged.map((call) => ({ call, name: nameOf(call) })))(
    'of $name is as long as clients offer',
    async ({ call, name }) => {
      const { query, body, ...exercise } = exercises[name]?.(scene) ?? {};
      const limit = /contest-rank$|scoreboard$/.test(call.path) ? 300 : 120;
      const asked =
        call.method === 'GET' ? { query: { ...query, limit } } : { body: { ...z.looseObject({}).parse(body), limit } };
      const { envelope } = await sendTo(scene, call, { ...exercise, ...asked });
      expect([envelope.status, JSON.stringify(envelope.data)]).toEqual([
        200,
        expect.stringContaining(`"size":${limit},`),
      ]);
    },
  );
});

test('a site that sends no mail answers a request for a code with success and a text', async () => {
  const mailless = await startTestServer();
  try {
    const query = { email: 'mailless@example.org' };
    const registering = await sendTo(
      { ...scene, server: mailless },
      { method: 'GET', path: '/api/get-register-code' },
      { query },
    );
    const moving = await sendTo(
      { ...scene, server: mailless },
      { method: 'GET', path: '/api/get-change-email-code' },
      { isSignedIn: true, query },
    );
    const success = { status: 200, msg: expect.stringContaining('No code is needed') };
    expect([registering.envelope, moving.envelope]).toEqual([
      { ...success, data: { ...query, expire: expect.any(Number) } },
      { ...success, data: null },
    ]);
  } finally {
    await mailless.stop();
  }
});
