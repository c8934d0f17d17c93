import type { User } from '@verdict/prisma/generated/client/client.ts';
import { newUserId } from '@verdict/schema/account/session/account.service.ts';
import { usernameColumns } from '@verdict/schema/account/user/credentials.ts';
import { level } from '@verdict/schema/core/level.ts';
import { tables } from '@verdict/server/http/tables.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../factories/contest.ts';
import { buildDiscussion } from '../factories/discussion.ts';
import { buildGroup } from '../factories/group.ts';
import { buildLineQuestion } from '../factories/line-question.ts';
import { buildProblem } from '../factories/problem.ts';
import { buildSubmission } from '../factories/submission.ts';
import { buildTicket } from '../factories/ticket.ts';
import { buildTraining } from '../factories/training.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A list with rows of which a filter takes some. */
interface Scene {
  readonly variables: Record<string, unknown>;
  /** First cells of the rows that are meant, in their order. */
  readonly ids: readonly (string | number)[];
}

let server: TestServer;
let root: User;
let student: User;
let scenes: Readonly<Record<string, Scene>>;
beforeAll(async () => {
  server = await startTestServer();
  const { services } = server;
  [root, student] = await Promise.all([buildUser(services, { role: 'ROOT' }), buildUser(services)]);
  scenes = await buildScenes();
});
afterAll(() => server.stop());

async function buildScenes(): Promise<Readonly<Record<string, Scene>>> {
  const { services } = server;
  const { db } = services;
  const authorId = root.id;
  const keyword = 'sought';
  const [ann, bob] = [
    await buildUser(services, { username: 'sought-ann' }),
    await buildUser(services, { username: 'sought-bob' }),
  ];
  const problem = await buildProblem(services, { title: keyword, authorId });
  const other = await buildProblem(services);
  const [early, late] = [
    await buildContest(services, { authorId, title: `${keyword} 1` }),
    await buildContest(services, { authorId, title: `${keyword} 2`, startsAt: new Date(Date.now() + 60_000) }),
  ];
  await buildContest(services, { authorId });
  const training = await buildTraining(services, { authorId, title: keyword });
  await buildTraining(services, { authorId });
  const discussion = await buildDiscussion(services, { authorId: ann.id });
  await buildDiscussion(services, { authorId: bob.id });
  const group = await buildGroup(services, bob, { levels: [[ann, level.member]] });
  const notices = await db.notice.createManyAndReturn({
    data: ['one', 'two'].map((title) => ({ title, content: title, audience: 'ALL' as const, authorId })),
    select: { id: true },
  });
  const mail = { to: 'a@example.org', locale: 'en-US', letter: {} };
  const { id: failedId } = await db.mail.create({ data: { ...mail, state: 'FAILED' }, select: { id: true } });
  await db.mail.create({ data: { ...mail, state: 'SENT' } });
  const submission = await buildSubmission(services, { problemId: problem.id, userId: ann.id, status: 0 });
  await buildSubmission(services, { problemId: other.id, userId: bob.id, status: 0 });
  const rejudge = await db.rejudge.create({
    data: {
      isPreview: true,
      filter: {},
      createdAt: new Date(),
      items: { create: { submissionId: submission.id, oldVersion: 1, oldStatus: 0 } },
    },
    select: { id: true },
  });
  const ticketOf = (problemId: number) => buildTicket(services, { problemId, reporterId: ann.id });
  const ticket = await ticketOf(problem.id);
  await ticketOf(other.id);
  const question = await buildLineQuestion(services, { submission });
  const requests = await db.teacherRequest.createManyAndReturn({
    data: [ann, bob].map(({ id }) => ({ userId: id, school: 'A school', reason: '-', createdAt: new Date() })),
    select: { id: true },
  });
  const offered = await Promise.all(
    [1, 2].map(async (day) => {
      const offer = await buildProblem(services, { groupId: group.id, bankState: 'APPLIED', authorId });
      const appliedAt = new Date(Date.now() - day * 86_400_000);
      await db.bankApplication.create({ data: { problemId: offer.id, applicantId: bob.id, appliedAt } });
      return offer.id;
    }),
  );
  const asked = { contestId: early.id, askerId: ann.id, question: 'May N be 0?', askedAt: new Date() };
  const { id: openId } = await db.clarification.create({ data: asked, select: { id: true } });
  await db.clarification.create({ data: { ...asked, answer: 'No', answererId: authorId, answeredAt: new Date() } });
  const job = { submissionId: submission.id, judgeKey: 'HDU', mode: 'POOL', userId: ann.id } as const;
  const [held] = await db.remoteJob.createManyAndReturn({
    data: (['HELD', 'DONE'] as const).map((state, index) => ({
      ...job,
      state,
      attempt: index + 1,
      ref: '1000',
      languageId: '0',
      createdAt: new Date(),
    })),
    select: { id: true },
  });
  return {
    users: { variables: { filter: { search: keyword }, order: 'USERNAME_DESC' }, ids: [bob.id, ann.id] },
    problems: { variables: { filter: { keyword } }, ids: [problem.id] },
    contests: { variables: { keyword, order: 'START_DESC' }, ids: [late.id, early.id] },
    trainings: { variables: { keyword }, ids: [training.id] },
    discussions: { variables: { filter: { keyword: ann.username } }, ids: [discussion.id] },
    'group-members': { variables: { groupId: String(group.id), search: 'ann' }, ids: [ann.id] },
    notices: { variables: { order: 'OLDEST' }, ids: notices.map(({ id }) => id) },
    mails: { variables: { states: ['FAILED'] }, ids: [failedId] },
    'remote-jobs': { variables: { judgeKey: 'HDU', states: ['HELD'] }, ids: held === undefined ? [] : [held.id] },
    rejudges: { variables: {}, ids: [rejudge.id] },
    'rejudge-items': { variables: { id: rejudge.id, filter: 'ALL' }, ids: [submission.id] },
    tickets: { variables: { problemDisplayId: problem.displayId, order: 'NEWEST' }, ids: [ticket.id] },
    questions: { variables: { state: 'WAITING', order: 'OLDEST' }, ids: [question.id] },
    'teacher-requests': {
      variables: { state: 'OPEN', order: 'NEWEST' },
      ids: requests.map(({ id }) => id).toReversed(),
    },
    'bank-applications': {
      variables: { filter: { state: 'APPLIED', groupId: group.id }, order: 'NEWEST' },
      ids: offered,
    },
    clarifications: { variables: { contestId: early.id, onlyOpen: true }, ids: [openId] },
    submissions: { variables: { filter: { username: ann.username } }, ids: [submission.id] },
  };
}

async function download(name: string, variables: unknown, reader: User | null) {
  const search = new URLSearchParams({ variables: JSON.stringify(variables) });
  const response = await fetch(`${server.url}/api/file/table/${name}?${search}`, {
    headers: {
      'Accept-Language': 'en-US',
      ...(reader && { Authorization: await tokenFor(server.services, reader) }),
    },
  });
  const [head = '', ...rows] = (await response.text()).trim().split('\r\n');
  return { status: response.status, type: response.headers.get('content-type'), head, rows };
}

const names = Object.keys(tables);

test('each table has rows to be asked for here', () => {
  expect(Object.keys(scenes)).toEqual(names);
});

test.each(names)('the file of %s has the rows of the filter in their order', async (name) => {
  const { variables = {}, ids = [] } = scenes[name] ?? {};
  const { status, type, head, rows } = await download(name, variables, root);
  expect([status, type]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(head.split(',')).toHaveLength(tables[name]?.heads['en-US'].length ?? 0);
  expect(rows.map((row) => row.split(',')[0])).toEqual(ids.map(String));
});

/** Of lists that accounts may ask for: some have rows of their own there or keep problems, a group is not found. */
const statuses: Readonly<Record<string, number>> = {
  problems: 200,
  contests: 200,
  trainings: 200,
  tickets: 200,
  questions: 200,
  clarifications: 200,
  'group-members': 400,
};

test.each(names)('the file of %s has nothing for others', async (name) => {
  const { variables = {} } = scenes[name] ?? {};
  const { status, rows } = await download(name, variables, student);
  expect({ status, rows }).toEqual({ status: statuses[name] ?? 403, rows: [] });
  expect((await download(name, variables, null)).status).toBe(401);
});

test('variables that the list does not take are refused', async () => {
  expect((await download('contests', { order: 'BY_MOON' }, root)).status).toBe(400);
  expect((await download('contests', { keyword: 'x'.repeat(300) }, root)).status).toBe(400);
  expect((await download('contests', [], root)).status).toBe(400);
});

test('a file has all pages, and names are no formulas in it', async () => {
  const { db } = server.services;
  const usernames = Array.from({ length: 130 }, (_, index) => `many-${String(index).padStart(3, '0')}`);
  await db.user.createMany({
    data: usernames.map((username) => ({
      id: newUserId(),
      ...usernameColumns(username),
      passwordHash: '-',
      nickname: '=1+1',
    })),
  });
  const { rows } = await download('users', { filter: { search: 'many-' }, order: 'USERNAME' }, root);
  expect(rows.map((row) => row.split(',')[1])).toEqual(usernames);
  expect(rows[0]).toContain(",'=1+1,");
});
