import type { Role, User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { buildDiscussion } from '../../../factories/discussion.ts';
import { buildGroup } from '../../../factories/group.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildReport } from '../../../factories/report.ts';
import { buildSubmission } from '../../../factories/submission.ts';
import { buildTicket } from '../../../factories/ticket.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { askAs, everyRole } from '../../core/settings/site-operations.ts';

const hourMs = 3_600_000;
const query = `{
  adminNeeds {
    reportedTexts openTickets bankApplications redProblems { displayId } failedMails systemErrors lostJudges
    nearContests { title problemCount unfitProblems }
  }
}`;
let server: TestServer;
let roles: ReadonlyMap<Role | 'VISITOR', User | null>;
let owner: User;
let admin: User;
beforeAll(async () => {
  server = await startTestServer();
  roles = await everyRole(server);
  owner = roleOwner('USER');
  admin = roleOwner('ADMIN');
});
afterAll(() => server.stop());

function roleOwner(role: Role): User {
  const user = roles.get(role);
  if (!user) throw new Error(`nobody is ${role}`);
  return user;
}

const fromNow = (hours: number) => new Date(Date.now() + hours * hourMs);

async function needsOf(role: Role) {
  const { data, errors } = await askAs(server, roles.get(role) ?? null, query);
  expect(errors).toBeUndefined();
  return data?.['adminNeeds'];
}

test('needs are for admins alone', async () => {
  for (const role of ['VISITOR', 'USER', 'NO_SUBMIT_MUTED'] as const) {
    const { data, errors } = await askAs(server, roles.get(role) ?? null, query);
    expect([data ?? null, errors?.[0]?.extensions?.['code']]).toEqual([
      null,
      role === 'VISITOR' ? 'UNAUTHENTICATED' : 'FORBIDDEN',
    ]);
  }
});

test('each role reads what it can act on, and nothing of what is for others', async () => {
  const { services } = server;
  const { db } = services;
  const calm = { reportedTexts: 0, openTickets: 0, redProblems: [], nearContests: [] };
  expect(await needsOf('ROOT')).toEqual({
    ...calm,
    bankApplications: 0,
    failedMails: 0,
    systemErrors: 0,
    lostJudges: 0,
  });

  const group = await buildGroup(services, owner);
  const problem = await buildProblem(services, { displayId: 'OPEN' });
  const hidden = await buildProblem(services, { displayId: 'OURS', groupId: group.id, bankState: 'APPLIED' });
  const discussion = await buildDiscussion(services, { authorId: owner.id });
  const inGroup = await buildDiscussion(services, { authorId: owner.id, groupId: group.id });
  await buildReport(services, { discussionId: discussion.id }, { reporterId: owner.id });
  await buildReport(services, { discussionId: inGroup.id }, { reporterId: owner.id, groupId: group.id });
  await buildTicket(services, { problemId: problem.id, reporterId: owner.id });
  await buildTicket(services, { problemId: hidden.id, reporterId: owner.id });
  await buildTicket(services, { problemId: problem.id, reporterId: owner.id, state: 'FIXED', closedAt: new Date() });
  for (const { id } of [problem, hidden]) await buildRedReport(id);
  await db.mail.create({ data: { to: 'a@example.org', locale: 'en-US', letter: {}, state: 'FAILED' } });
  await buildSubmission(services, { userId: owner.id, problemId: problem.id, status: 4 });
  await buildSubmission(services, {
    userId: owner.id,
    problemId: problem.id,
    status: 4,
    submittedAt: fromNow(-8 * 24),
  });
  await db.judgeNode.create({ data: { name: 'lost', tokenHash: '1'.repeat(64), lastSeenAt: fromNow(-1) } });
  await db.judgeNode.create({ data: { name: 'never', tokenHash: '2'.repeat(64) } });
  const untested = await buildProblem(services, { hasTests: false });
  for (const [title, authorId, hours, problems] of [
    ['Own', admin.id, 2, [problem.id, untested.id]],
    ['Other', owner.id, 3, []],
    ['Later', admin.id, 25, []],
    ['Begun', admin.id, -1, []],
  ] as const)
    await buildContest(services, {
      title,
      authorId,
      startsAt: fromNow(hours),
      endsAt: fromNow(hours + 5),
      problems: {
        create: problems.map((problemId, position) => ({
          problemId,
          displayId: 'AB'.charAt(position),
          displayTitle: 'T',
          position,
        })),
      },
    });

  const own = { title: 'Own', problemCount: 2, unfitProblems: ['B'] };
  expect(await needsOf('ROOT')).toEqual({
    reportedTexts: 2,
    openTickets: 2,
    bankApplications: 1,
    redProblems: [{ displayId: 'OPEN' }, { displayId: 'OURS' }],
    failedMails: 1,
    systemErrors: 1,
    lostJudges: 1,
    nearContests: [own, { title: 'Other', problemCount: 0, unfitProblems: [] }],
  });
  const ofSite = { reportedTexts: 1, openTickets: 1, failedMails: null, systemErrors: null, lostJudges: null };
  expect(await needsOf('ADMIN')).toEqual({
    ...ofSite,
    bankApplications: null,
    redProblems: [],
    nearContests: [own],
  });
  expect(await needsOf('PROBLEM_ADMIN')).toEqual({
    ...ofSite,
    bankApplications: 1,
    redProblems: [{ displayId: 'OPEN' }],
    nearContests: [],
  });
});

test('a judge that is lost is named once', async () => {
  const { db } = server.services;
  const failing = async () =>
    (await askAs(server, roles.get('ROOT') ?? null, '{ adminNeeds { lostJudges failingChecks } }')).data?.[
      'adminNeeds'
    ];
  await db.judgeNode.deleteMany();
  expect(await failing()).toEqual({ lostJudges: 0, failingChecks: 1 });
  await db.judgeNode.create({ data: { name: 'lost', tokenHash: '1'.repeat(64), lastSeenAt: fromNow(-1) } });
  expect(await failing()).toEqual({ lostJudges: 1, failingChecks: 0 });
});

test('first steps of a new site are for super admins, until they are done', async () => {
  const { db } = server.services;
  const root = roleOwner('ROOT');
  const steps = async (role: Role) =>
    (await askAs(server, roles.get(role) ?? null, '{ adminNeeds { firstSteps } }')).data?.['adminNeeds'];
  await db.user.update({ where: { id: root.id }, data: { email: null, emailKey: null } });
  expect(await steps('ROOT')).toEqual({ firstSteps: ['MAIL_SERVER', 'OWN_ADDRESS', 'BACKUPS'] });
  await db.user.update({ where: { id: root.id }, data: { email: 'r@example.org', emailKey: 'r@example.org' } });
  expect(await steps('ROOT')).toEqual({ firstSteps: ['MAIL_SERVER', 'BACKUPS'] });
  expect(await steps('ADMIN')).toEqual({ firstSteps: null });
});

test('a problem is red by its newest report alone', async () => {
  const problem = await buildProblem(server.services, { displayId: 'MENDED' });
  await buildRedReport(problem.id);
  await server.services.db.juryReport.create({ data: { problemId: problem.id, state: 'DONE', parts: {} } });
  expect(JSON.stringify(await needsOf('ROOT'))).not.toContain('MENDED');
});

async function buildRedReport(problemId: number): Promise<void> {
  const item = { subject: 'SOLUTION' as const, name: 'ac.cpp', languageKey: 'cpp', expected: [0] };
  await server.services.db.juryReport.create({
    data: {
      problemId,
      state: 'DONE',
      parts: {},
      items: { create: [{ ...item, disagreements: [{ kind: 'STATUS' }] }, { ...item, disagreements: [] }, item] },
    },
  });
}
