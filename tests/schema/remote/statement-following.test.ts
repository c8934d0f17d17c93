import type { User } from '@verdict/prisma/generated/client/client.ts';
import { dueRefreshes } from '@verdict/schema/remote/statement/refresh.service.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../factories/contest.ts';
import { startStatementScene, type StatementScene } from './statement-scene.ts';

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

test('where a problem comes from is for those who may change it', async () => {
  const user = await scene.newUser('USER');
  expect(await scene.ask(user, sourceQuery, { id: problemId })).toEqual({
    remoteSource: null,
    remoteRevisions: { total: 0 },
  });
});
