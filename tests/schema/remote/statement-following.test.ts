import type { User } from '@verdict/prisma/generated/client/client.ts';
import { dueRefreshes } from '@verdict/schema/remote/statement/refresh.service.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { buildTraining } from '../../factories/training.ts';
import { startStatementScene, type StatementScene } from './statement-scene.ts';

const dayMs = 86_400_000;
let scene: StatementScene;
let admin: User;
let problemId: number;
beforeEach(async () => {
  scene = await startStatementScene();
  admin = await scene.newUser('PROBLEM_ADMIN');
  problemId = (await scene.imported(admin, '1000')).id;
});
afterEach(async () => {
  const { db } = scene.services;
  await db.contest.deleteMany();
  await db.training.deleteMany();
  await db.problem.deleteMany();
  await db.remoteImport.deleteMany();
  await db.remotePace.deleteMany();
  await db.remoteHealth.deleteMany();
  await db.remoteRobots.deleteMany();
  await scene.stop();
});

const sourceQuery = `query ($id: Int!) {
  remoteSource(problemId: $id) { newestRevision appliedRevision isEdited failure }
  remoteRevisions(problemId: $id) { total }
}`;
const timeLimit = async () =>
  (await scene.services.db.problem.findUniqueOrThrow({ where: { id: problemId }, select: { timeLimitMs: true } }))
    .timeLimitMs;
const messages = () => scene.services.db.message.findMany({ where: { recipientId: admin.id }, select: { fact: true } });

test('a statement that is as it was makes no revision', async () => {
  await scene.refresh(problemId);
  expect(await scene.ask(admin, sourceQuery, { id: problemId })).toMatchObject({
    remoteSource: { newestRevision: 1, appliedRevision: 1, isEdited: false },
  });
  expect(await messages()).toEqual([]);
});

test('a changed limit is a revision, which the problem says and its author is told of', async () => {
  scene.judge.faults.add('statement-changed');
  await scene.refresh(problemId);
  expect(await timeLimit()).toBe(3_000);
  expect(await scene.ask(admin, sourceQuery, { id: problemId })).toMatchObject({
    remoteSource: { newestRevision: 2, appliedRevision: 2, isEdited: false },
    remoteRevisions: { total: 2 },
  });
  expect(await messages()).toMatchObject([{ fact: { kind: 'remoteProblemChanged', changes: ['TIME_LIMIT'] } }]);
  const { remoteRevisionDiff } = await scene.ask(
    admin,
    'query ($id: Int!) { remoteRevisionDiff(problemId: $id, from: 1, to: 2) { field } }',
    { id: problemId },
  );
  expect(remoteRevisionDiff).toEqual(expect.arrayContaining([{ field: 'timeLimitMs' }]));
});

test('an edited problem stays until a keeper takes the revision over', async () => {
  await scene.services.db.problem.update({ where: { id: problemId }, data: { timeLimitMs: 5_000 } });
  scene.judge.faults.add('statement-changed');
  await scene.refresh(problemId);
  expect(await timeLimit()).toBe(5_000);
  expect(await scene.ask(admin, sourceQuery, { id: problemId })).toMatchObject({
    remoteSource: { newestRevision: 2, appliedRevision: 1, isEdited: true },
  });
  await scene.ask(admin, 'mutation ($id: Int!) { applyRemoteRevision(problemId: $id) { __typename } }', {
    id: problemId,
  });
  expect(await timeLimit()).toBe(3_000);
});

test('a contest keeps the statement that it began with', async () => {
  const { db } = scene.services;
  const now = scene.judge.clock.now();
  const contest = await buildContest(scene.services, {
    authorId: admin.id,
    startsAt: new Date(now.getTime() - 3_600_000),
    endsAt: new Date(now.getTime() + 3_600_000),
  });
  await db.contestProblem.create({
    data: { contestId: contest.id, problemId, displayId: 'A', displayTitle: 'A' },
  });
  scene.judge.faults.add('statement-changed');
  await scene.refresh(problemId);
  expect(await timeLimit()).toBe(1_000);
  scene.judge.clock.advance(2 * 3_600_000);
  await scene.refresh(problemId);
  expect(await timeLimit()).toBe(3_000);
});

test('a judge that is away takes nothing back, and is asked again the next day', async () => {
  const { services, judge } = scene;
  judge.faults.add('server-error');
  await scene.refresh(problemId);
  expect(await scene.ask(admin, sourceQuery, { id: problemId })).toMatchObject({
    remoteSource: { newestRevision: 1, failure: expect.stringContaining('cannot be reached') },
  });
  expect(await dueRefreshes(services, judge.clock.now())).toEqual([]);
  judge.clock.advance(25 * 3_600_000);
  expect(await dueRefreshes(services, judge.clock.now())).toEqual([problemId]);
});

test('no statement is read before the pause that a judge wants ends', async () => {
  const { judge } = scene;
  judge.faults.add('too-many');
  await scene.refresh(problemId);
  judge.faults.delete('too-many');
  await scene.refresh(problemId);
  const [refused, read] = judge.requests.slice(-2);
  expect(Number(read?.at) - Number(refused?.at)).toBeGreaterThanOrEqual(3_600_000);
});

test('a statement is read again within a week if a training or a contest has it, else within a month', async () => {
  const { services, judge } = scene;
  const daysToNext = async () => {
    await scene.refresh(problemId);
    const source = await services.db.remoteSource.findUniqueOrThrow({ where: { problemId } });
    return Math.ceil((Number(source.nextReadAt) - Number(source.readAt)) / dayMs);
  };
  expect(await daysToNext()).toBe(30);
  const now = judge.clock.now();
  await buildContest(services, {
    authorId: admin.id,
    startsAt: now,
    endsAt: new Date(now.getTime() + 3_600_000),
    problems: { create: { problemId, displayId: 'A', displayTitle: 'A' } },
  });
  expect(await daysToNext()).toBe(7);
  judge.clock.advance(2 * 3_600_000);
  expect(await daysToNext()).toBe(30);
  await buildTraining(services, { authorId: admin.id, problems: [{ id: problemId, displayId: 'HDU-1000' }] });
  expect(await daysToNext()).toBe(7);
});

test('at most 200 statements of a judge are read within a day', async () => {
  const { services, judge } = scene;
  const { db } = services;
  const now = judge.clock.now();
  const problems = await db.problem.createManyAndReturn({
    data: Array.from({ length: 200 }, (_, index) => ({ displayId: `HDU-${2_000 + index}`, title: 'T' })),
    select: { id: true, displayId: true },
  });
  await db.remoteSource.createMany({
    data: problems.map(({ id, displayId }, index) => ({
      problemId: id,
      judgeKey: 'HDU',
      ref: displayId.slice('HDU-'.length),
      url: judge.origin,
      // Of the 200 read today the import made one.
      ...(index < 198 ? { readAt: now } : { nextReadAt: now }),
    })),
  });
  expect(await dueRefreshes(services, now)).toHaveLength(1);
  const [last, spare] = problems.slice(-2).map(({ id }) => id);
  await db.remoteSource.updateMany({
    where: { problemId: last ?? 0 },
    data: { readAt: now, nextReadAt: null },
  });
  expect(await dueRefreshes(services, now)).toEqual([]);
  expect(await dueRefreshes(services, new Date(now.getTime() + dayMs))).toEqual([spare]);
});

test('robots.txt is read again after a day, before the next statement', async () => {
  const { judge } = scene;
  const robotsReads = () => judge.requests.filter(({ path }) => path === '/robots.txt').length;
  await scene.refresh(problemId);
  expect(robotsReads()).toBe(1);
  judge.clock.advance(dayMs);
  judge.faults.add('robots-closed');
  const before = judge.requests.length;
  await scene.refresh(problemId);
  expect(judge.requests.slice(before).map(({ path }) => path)).toEqual(['/robots.txt']);
});

test('where a problem comes from is for those who may change it', async () => {
  const user = await scene.newUser('USER');
  expect(await scene.ask(user, sourceQuery, { id: problemId })).toEqual({
    remoteSource: null,
    remoteRevisions: { total: 0 },
  });
});
