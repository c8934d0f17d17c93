import { importDemoClass } from '@verdict/server/demo-class.ts';
import { demoProblems, demoSubmissions } from '@verdict/server/demo-content.ts';
import { importDemoRounds } from '@verdict/server/demo-rounds.ts';
import { loadDemo } from '@verdict/server/demo.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildProblem } from '../factories/problem.ts';
import { buildUser } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server.services;
  await deleteGroups();
  await db.contest.deleteMany();
  await db.announcement.deleteMany();
  await db.submission.deleteMany();
  await db.training.deleteMany();
  await db.discussion.deleteMany();
  await db.problem.deleteMany();
  await db.user.deleteMany();
  await db.siteSetting.deleteMany();
  await db.language.deleteMany();
});

/** Deletes all groups with their content, apart from accounts and practice. */
async function deleteGroups(): Promise<void> {
  const { db } = server.services;
  const ofGroups = { where: { groupId: { not: null } } };
  await db.contest.deleteMany(ofGroups);
  await db.training.deleteMany(ofGroups);
  await db.group.deleteMany();
}

/** What the demo's student submitted. */
const ofStudent = { user: { username: 'student' } };

/** A judge that knows these languages, and will be heard of however long the import takes. */
async function offer(...keys: string[]): Promise<void> {
  const { db } = server.services;
  const lastSeenAt = new Date(Date.now() + 3_600_000);
  const node = await db.judgeNode.upsert({
    where: { name: 'demo-judge' },
    create: { name: 'demo-judge', tokenHash: 'd'.repeat(64), lastSeenAt },
    update: { lastSeenAt },
  });
  for (const [position, key] of keys.entries()) {
    await db.language.create({
      data: {
        key,
        name: key,
        position,
        contentType: 'text/plain',
        description: key,
        compileCommand: '',
        runCommand: '',
        template: '',
        timeFactor: 1,
        memoryFactor: 1,
        isChecker: true,
        nodes: { create: { nodeId: node.id, version: '1' } },
      },
    });
  }
}

function load(signal = new AbortController().signal): Promise<boolean> {
  return loadDemo({ services: server.services, signal });
}

test(
  'an empty site gets problems in order, a student and what the student submitted; a second start adds nothing',
  { timeout: 120_000 },
  async () => {
    await offer('c', 'cpp', 'python3');
    expect(await load()).toBe(true);
    const { db } = server.services;
    const problems = await db.problem.findMany({
      orderBy: { id: 'asc' },
      select: { displayId: true, packageName: true },
    });
    expect(problems.map(({ packageName }) => packageName)).toEqual(demoProblems);
    expect(problems[0]?.displayId).toBe('1000');
    expect(await db.problemTag.count({ where: { tag: { classificationId: null } } })).toBe(0);
    expect(await db.submission.count({ where: ofStudent })).toBe(demoSubmissions.length);
    expect(await db.group.count()).toBe(1);
    // Besides, the checkers of the packages are compiled before anybody needs them.
    expect(await db.judgeTask.count({ where: { submissionId: { not: null } } })).toBe(demoSubmissions.length);
    expect(await db.juryReport.count(), 'the jury programs of each are judged').toBe(demoProblems.length);
    expect(await db.communitySolution.count({ where: { shownVersionId: { not: null } } })).toBe(2);
    expect(await load()).toBe(false);
    expect([await db.problem.count(), await db.submission.count({ where: ofStudent }), await db.group.count()]).toEqual(
      [demoProblems.length, demoSubmissions.length, 1],
    );
  },
);

test('a start that was broken off is finished by the next one, without doubles', { timeout: 120_000 }, async () => {
  const broken = new AbortController();
  broken.abort();
  await load(broken.signal);
  await offer('cpp');
  await load();
  const { db } = server.services;
  expect(await db.problem.count()).toBe(demoProblems.length);
  expect(await db.user.count({ where: { username: 'student' } })).toBe(1);
  expect(await db.submission.count({ where: ofStudent })).toBe(
    demoSubmissions.filter(({ languageKey }) => languageKey === 'cpp').length,
  );
});

test("a site with a problem of somebody's own gets no demo", async () => {
  await server.services.db.problem.create({ data: { displayId: 'mine', title: 'Mine' } });
  expect(await load()).toBe(false);
  expect(await server.services.db.problem.count()).toBe(1);
});

test('an empty site gets a list of its problems, discussions and editorials, once', { timeout: 120_000 }, async () => {
  const { db } = server.services;
  await buildUser(server.services, { role: 'ROOT' });
  await offer('c');
  await load();
  await db.siteSetting.update({ where: { key: 'demoContent' }, data: { value: 'loading' } });
  await load();
  const lists = await db.training.findMany({
    where: { groupId: null },
    select: {
      title: true,
      isVisible: true,
      problems: { where: { isCounted: true } },
      sections: true,
      materials: { select: { kind: true }, orderBy: { rank: 'asc' } },
    },
  });
  expect(lists.map(({ problems, sections, ...list }) => [list, problems.length, sections.length])).toEqual([
    [{ title: 'First steps', isVisible: true, materials: [{ kind: 'MARKDOWN' }, { kind: 'LINK' }] }, 13, 3],
  ]);
  const discussions = await db.discussion.findMany({
    where: { groupId: null },
    select: { problem: { select: { packageName: true } } },
  });
  expect(discussions.map(({ problem }) => problem?.packageName ?? null).toSorted()).toEqual(
    ['bookshelf', 'hourglass', null, null, 'raffle'].toSorted(),
  );
  const editorials = await db.editorial.findMany({
    select: { solutionNames: true, problem: { select: { packageName: true, jurySubmissions: true } } },
    orderBy: { id: 'asc' },
  });
  expect(editorials.map(({ problem }) => problem.packageName)).toEqual(['hourglass', 'raffle', 'nightbus']);
  for (const { solutionNames, problem } of editorials)
    expect(problem.jurySubmissions.map(({ name }) => name)).toEqual(expect.arrayContaining(solutionNames));
});

/** The problems that the demo class works on, without data, and an account that is made a member. */
async function importClass(): Promise<void> {
  const { services } = server;
  for (const packageName of demoProblems) await buildProblem(services, { packageName });
  const guest = await buildUser(services);
  await importDemoClass(services, guest.id);
}

test('a class of the demo has figures that agree with its submissions, and nobody can sign in to it', async () => {
  await importClass();
  const { db } = server.services;
  const group = await db.group.findFirstOrThrow({
    include: {
      members: { select: { level: true, user: { select: { passwordHash: true, email: true } } } },
      classes: { select: { _count: { select: { members: true } } } },
      contests: { select: { id: true, endsAt: true }, orderBy: { startsAt: 'asc' } },
      discussions: { select: { answerId: true } },
      trainings: { select: { sections: true, members: { select: { userId: true, solvedCount: true } } } },
    },
  });
  expect(group.classes.map(({ _count }) => _count.members)).toEqual([31, 30]);
  expect(group.members.filter(({ user }) => user.passwordHash === '' && user.email === null)).toHaveLength(63);
  expect(group.members.filter(({ level }) => level === 1)).toHaveLength(2);
  expect(group.discussions.filter(({ answerId }) => answerId !== null)).toHaveLength(1);
  const [past, coming] = group.contests.map(({ endsAt }) => endsAt.getTime() - Date.now());
  expect([Math.sign(past ?? 0), Math.sign(coming ?? 0)]).toEqual([-1, 1]);

  const work = await db.submission.findMany({
    where: { origin: 'PRACTICE' },
    select: { userId: true, problemId: true, status: true, submittedAt: true, user: { select: { createdAt: true } } },
  });
  expect(work.filter(({ submittedAt, user }) => submittedAt < user.createdAt || submittedAt > new Date())).toEqual([]);
  const solved = new Set(work.filter(({ status }) => status === 0).map((one) => `${one.userId} ${one.problemId}`));
  const rows = await db.solvedProblem.findMany({ where: { firstAcceptedAt: { not: null } } });
  expect(new Set(rows.map((one) => `${one.userId} ${one.problemId}`))).toEqual(solved);
  const [list] = group.trainings;
  expect(list?.sections).toHaveLength(4);
  const counts = list?.members.map(({ solvedCount }) => solvedCount) ?? [];
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(solved.size);
  expect(counts.filter((count) => count === 0).length, 'some have not begun').toBeGreaterThan(2);
  const tries = await db.contestParticipant.findMany({
    where: { contestId: group.contests[0]?.id ?? 0 },
    select: { tries: true },
  });
  expect(tries.flatMap((row) => Object.values(row.tries as object).flat())).toHaveLength(
    await db.submission.count({ where: { origin: 'CONTEST' } }),
  );
});

test('the demo announces something, holds a contest of the site and has another to come, once', async () => {
  await buildUser(server.services, { role: 'ROOT' });
  await importClass();
  await importDemoRounds(server.services);
  await importDemoRounds(server.services);
  const { db } = server.services;
  const contests = await db.contest.findMany({
    where: { groupId: null },
    orderBy: { startsAt: 'asc' },
    select: {
      endsAt: true,
      awardKind: true,
      awards: true,
      problems: { select: { color: true } },
      _count: { select: { participants: true, submissions: true } },
    },
  });
  expect(contests.map(({ endsAt }) => endsAt > new Date())).toEqual([false, true]);
  expect(contests.map(({ awardKind, awards }) => [awardKind, (awards as object[]).length])).toEqual([
    ['PROPORTION', 3],
    ['NONE', 0],
  ]);
  for (const { problems } of contests) {
    const colors = problems.flatMap(({ color }) => color ?? []);
    expect([new Set(colors).size, colors.length]).toEqual([problems.length, problems.length]);
  }
  expect(contests[0]?._count.participants).toBeGreaterThan(10);
  expect(contests[0]?._count.submissions).toBeGreaterThan(20);
  expect(await db.announcement.count({ where: { groupId: null } })).toBe(3);
});

test('a class of the demo that was deleted does not come back', async () => {
  await importClass();
  await deleteGroups();
  const { db } = server.services;
  const guest = await buildUser(server.services);
  await importDemoClass(server.services, guest.id);
  expect(await db.group.count()).toBe(0);
});
