import type { User } from '@verdict/prisma/generated/client/client.ts';
import { dayAfter, dayOf } from '@verdict/schema/core/settings/site-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildUser } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs } from '../../core/settings/site-operations.ts';

/** 14 hours before UTC, with no other time in summer. */
const timeZone = 'Pacific/Kiritimati';
const offsetMs = 14 * 3_600_000;
const dayMs = 86_400_000;
let server: TestServer;
let root: User;
let problemId: number;
beforeAll(async () => {
  server = await startTestServer();
  root = await buildUser(server.services, { role: 'ROOT' });
  ({ id: problemId } = await buildProblem(server.services));
  await server.services.db.siteSetting.create({ data: { key: 'timeZone', value: timeZone } });
  server.services.cache.drop('settings');
});
afterAll(() => server.stop());
beforeEach(() => server.services.cache.drop('weekFigures'));

const today = () => dayOf(new Date(), timeZone);
const midnight = () => new Date(Date.parse(`${today()}T00:00:00Z`) - offsetMs);
const before = (instant: Date, ms: number) => new Date(instant.getTime() - ms);

async function dashboard(fields: string) {
  const { data, errors } = await askAs(server, root, `{ dashboard { ${fields} } }`);
  expect(errors).toBeUndefined();
  return data?.['dashboard'];
}

test('today begins at midnight of the site, and counts no submission of the jury', async () => {
  const { db } = server.services;
  const { id: submissionId } = await buildSubmission(server.services, { userId: root.id, problemId });
  const jury = await buildSubmission(server.services, { userId: root.id, problemId, origin: 'JURY' });
  await db.verdictChange.create({
    data: { submissionId: jury.id, version: 1, cause: 'JUDGED', status: 0, createdAt: midnight() },
  });
  for (const [version, createdAt] of [
    [1, before(midnight(), 1)],
    [2, midnight()],
    [3, new Date()],
  ] as const)
    await db.verdictChange.create({ data: { submissionId, version, cause: 'JUDGED', status: 0, createdAt } });
  expect(await dashboard('todayJudgedCount')).toEqual({ todayJudgedCount: 1 });
  await db.submission.deleteMany();
});

test('contests count that run or begin within 14 days, are visible and of the site', async () => {
  const now = new Date();
  const days = (count: number) => before(now, -count * dayMs);
  for (const [startsAt, endsAt, isVisible] of [
    [days(-20), days(1), true],
    [days(13), days(40), true],
    [days(15), days(16), true],
    [days(-3), days(-1), true],
    [days(1), days(2), false],
  ] as const)
    await buildContest(server.services, { authorId: root.id, startsAt, endsAt, isVisible });
  expect(await dashboard('recentContestCount')).toEqual({ recentContestCount: 2 });
});

test('30 days of practice by verdict, of the accounts that submitted and of registrations', async () => {
  const { services } = server;
  const contest = await buildContest(services, { authorId: root.id });
  const other = await buildUser(services);
  const first = before(midnight(), 29 * dayMs);
  await services.db.user.update({ where: { id: other.id }, data: { createdAt: before(midnight(), 1) } });
  await services.db.user.update({ where: { id: root.id }, data: { createdAt: before(first, 1) } });
  for (const [userId, status, submittedAt] of [
    [root.id, 0, midnight()],
    [root.id, -1, midnight()],
    [other.id, 4, midnight()],
    [root.id, 1, before(midnight(), 1)],
    [root.id, -2, first],
    [root.id, 3, before(first, 1)],
  ] as const)
    await buildSubmission(services, { userId, problemId, status, submittedAt });
  await buildSubmission(services, {
    userId: other.id,
    problemId,
    status: 0,
    contestId: contest.id,
    origin: 'CONTEST',
    submittedAt: before(midnight(), 1),
  });
  await buildSubmission(services, { userId: other.id, problemId, status: 0, origin: 'JURY', submittedAt: first });
  const { days } = (await dashboard(`days {
    day accepted wrong overLimit runtimeErrors compileErrors others activeUsers registrations
  }`)) as { days: { day: string }[] };
  const none = { accepted: 0, wrong: 0, overLimit: 0, runtimeErrors: 0, compileErrors: 0, others: 0 };
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({
    ...none,
    day: dayAfter(today(), -29),
    compileErrors: 1,
    activeUsers: 1,
    registrations: 0,
  });
  expect(days[28]).toEqual({
    ...none,
    day: dayAfter(today(), -1),
    overLimit: 1,
    activeUsers: 2,
    registrations: 1,
  });
  expect(days[29]).toEqual({
    ...none,
    day: today(),
    accepted: 1,
    wrong: 1,
    others: 1,
    activeUsers: 2,
    registrations: 0,
  });
});

test('versions are for super admins', async () => {
  const versions = '{ siteVersions { node database migration } }';
  const admin = await buildUser(server.services, { role: 'ADMIN' });
  expect((await askAs(server, admin, versions)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  expect((await askAs(server, root, versions)).data?.['siteVersions']).toMatchObject({
    node: process.versions.node,
    database: expect.stringMatching(/^\d+/),
  });
});
