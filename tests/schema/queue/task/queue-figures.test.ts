import { Status } from '@verdict/judge/protocol/status.ts';
import { readQueueState } from '@verdict/schema/queue/task/queue-figures.service.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildContest } from '../../../factories/contest.ts';
import { FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { offeredLanguage } from '../../../factories/offered-language.ts';
import { buildPreviewTask } from '../../../factories/preview-task.ts';
import { buildSubmission, buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import type { TestServer } from '../../../server/test-server.ts';
import { QueueScene, type WaitingWishes } from './queue-scene.ts';

let scene: QueueScene;
let server: TestServer;
beforeAll(async () => {
  scene = await QueueScene.start();
  ({ server } = scene);
});
afterAll(() => scene.stop());
beforeEach(async () => {
  const { db } = server.services;
  await db.judgeTask.deleteMany();
  await db.judgeNode.deleteMany();
  await db.endedJudgeTask.deleteMany();
});

const waiting = (wishes?: WaitingWishes) => scene.waiting(wishes);
const ended = (durationMs: number, endedAt = new Date()) =>
  server.services.db.endedJudgeTask.create({
    data: { queue: 'NORMAL', status: 0, waitMs: 10, durationMs, failures: [], endedAt },
  });
const stateOf = () => readQueueState(server.services.db);
const progressOf = async (id: number) =>
  (
    await server.graphql(
      'query ($id: Int!) { submission(id: $id) { progress { queuePosition expectedWaitSeconds } } }',
      { variables: { id } },
    )
  ).data?.['submission'];

test('what waits, what runs and how long the oldest has waited is told by queue', async () => {
  const judge = await FakeJudge.start(server);
  await waiting({ queue: 'CONTEST' });
  await judge.mustClaim();
  const old = await waiting({ queue: 'REJUDGE' });
  await server.services.db.judgeTask.updateMany({
    where: { submissionId: old.id },
    data: { createdAt: new Date(Date.now() - 90_000) },
  });
  const { queues, slots, running } = await stateOf();
  expect(queues.map(({ queue, waiting: count, running: runs }) => [queue, count, runs])).toEqual([
    ['CONTEST', 0, 1],
    ['NORMAL', 0, 0],
    ['REJUDGE', 1, 0],
    ['TEST_RUN', 0, 0],
    ['JURY', 0, 0],
  ]);
  expect(queues[2]?.oldestWaitSeconds).toBeGreaterThanOrEqual(90);
  expect(queues[0]?.oldestWaitSeconds).toBeNull();
  expect({ slots, running }).toEqual({ slots: 2, running: 1 });
});

test('a task of a judge that is lost waits', async () => {
  const judge = await FakeJudge.start(server);
  await waiting();
  await judge.mustClaim();
  await server.services.db.judgeTask.updateMany({
    data: { createdAt: new Date(Date.now() - 90_000), leaseUntil: new Date(Date.now() - 1_000) },
  });
  const { queues, running } = await stateOf();
  expect(running).toBe(0);
  expect(queues[1]).toMatchObject({ queue: 'NORMAL', waiting: 1, running: 0 });
  expect(queues[1]?.oldestWaitSeconds).toBeGreaterThanOrEqual(90);
});

test('the expected wait follows what judging took lately, by how urgent the queue is', async () => {
  await FakeJudge.start(server);
  for (const durationMs of [2_000, 4_000]) await ended(durationMs);
  await ended(60_000, new Date(Date.now() - 11 * 60_000));
  for (let index = 0; index < 4; index += 1) await waiting({ userId: (await buildUser(server.services)).id });
  const { queues, meanDurationMs, endedPerMinute } = await stateOf();
  expect(meanDurationMs).toBe(3_000);
  expect(endedPerMinute).toBeCloseTo(2 / 5);
  // Two slots, three seconds each: four tasks ahead and two that must leave before a slot is free make (4 + 1 - 2) * 3
  // / 2.
  expect(Object.fromEntries(queues.map(({ queue, expectedWaitSeconds }) => [queue, expectedWaitSeconds]))).toEqual({
    CONTEST: 0,
    NORMAL: 5,
    REJUDGE: 5,
    TEST_RUN: 5,
    JURY: 5,
  });
});

test('the expected wait counts all that one user has waiting, and what a lost judge leaves', async () => {
  const judge = await FakeJudge.start(server);
  await ended(3_000);
  await waiting();
  await judge.mustClaim();
  await server.services.db.judgeTask.updateMany({ data: { leaseUntil: new Date(Date.now() - 1_000) } });
  for (let index = 0; index < 8; index += 1) await waiting();
  const { queues } = await stateOf();
  // Nine wait and nothing runs: (9 + 1 - 2) * 3 / 2.
  expect(queues.map(({ queue, expectedWaitSeconds }) => [queue, expectedWaitSeconds]).slice(0, 2)).toEqual([
    ['CONTEST', 0],
    ['NORMAL', 12],
  ]);
});

test('a submitter sees the place and the expected wait, and no wait when no live judge can do it', async () => {
  await FakeJudge.start(server, [offeredLanguage('cpp')]);
  await ended(1_000);
  await waiting({ userId: (await buildUser(server.services)).id });
  await waiting({ userId: (await buildUser(server.services)).id });
  const third = await waiting({ userId: (await buildUser(server.services)).id });
  expect(await progressOf(third.id)).toEqual({ progress: { queuePosition: 2, expectedWaitSeconds: 1 } });
  const foreign = await waiting({ userId: (await buildUser(server.services)).id, languageKey: 'python3' });
  expect(await progressOf(foreign.id)).toEqual({ progress: { queuePosition: 3, expectedWaitSeconds: null } });
  await server.services.db.judgeNode.updateMany({ data: { mode: 'PAUSED' } });
  expect(await progressOf(third.id)).toEqual({ progress: { queuePosition: 2, expectedWaitSeconds: null } });
});

test('the end of a task is kept for an hour with how long it waited and took', async () => {
  const judge = await FakeJudge.start(server);
  await ended(5, new Date(Date.now() - 61 * 60_000));
  const submission = await waiting();
  const now = Date.now();
  await server.services.db.judgeTask.updateMany({ data: { createdAt: new Date(now - 5_000) } });
  const task = await judge.mustClaim();
  await server.services.db.judgeTask.updateMany({ data: { claimedAt: new Date(now - 2_000) } });
  await judge.report(task, judgementFor(task, { status: Status.WRONG_ANSWER }));
  const rows = await server.services.db.endedJudgeTask.findMany();
  expect(rows).toMatchObject([
    { queue: 'NORMAL', submissionId: submission.id, judgeName: judge.name, status: Status.WRONG_ANSWER, failures: [] },
  ]);
  expect(rows[0]?.waitMs).toBe(3_000);
  expect(rows[0]?.durationMs).toBeGreaterThanOrEqual(2_000);
});

test('admins see what failed and why, while it is tried again and after it was given up', async () => {
  const judge = await FakeJudge.start(server);
  const submission = await waiting();
  const token = await tokenFor(server.services, await buildUser(server.services, { role: 'PROBLEM_ADMIN' }));
  const failures = async () =>
    (await server.graphql('{ judgeQueue { failures { submissionId queue causes isOver } } }', { token })).data?.[
      'judgeQueue'
    ];
  await judge.fail(await judge.mustClaim(), 'disk full');
  expect(await failures()).toEqual({
    failures: [{ submissionId: submission.id, queue: 'NORMAL', causes: ['disk full'], isOver: false }],
  });
  for (const cause of ['no cgroup', 'out of memory']) await judge.fail(await judge.mustClaim(), cause);
  expect(await failures()).toEqual({
    failures: [
      {
        submissionId: submission.id,
        queue: 'NORMAL',
        causes: ['disk full', 'no cgroup', 'out of memory'],
        isOver: true,
      },
    ],
  });
  expect((await server.services.db.submission.findUniqueOrThrow({ where: { id: submission.id } })).status).toBe(
    Status.SYSTEM_ERROR,
  );
});

test('while a contest runs, only its admins see how far its submissions are judged and what failed', async () => {
  const judge = await FakeJudge.start(server);
  const { services } = server;
  const [author, admin] = [await buildUser(services, { role: 'ADMIN' }), await buildUser(services, { role: 'ADMIN' })];
  const contest = await buildContest(services, { authorId: author.id });
  const { id: submissionId } = await buildWaiting(services, {
    userId: scene.user.id,
    problemId: scene.problem.id,
    contestId: contest.id,
    origin: 'CONTEST',
  });
  await judge.fail(await judge.mustClaim(), 'words of a checker');
  await judge.progress(await judge.mustClaim(), { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
  const look = async (user: typeof admin) =>
    (
      await server.graphql(
        `{
          judgeNodes { tasks { submissionId casesDone casesTotal } }
          judgeQueue { failures { submissionId causes } }
        }`,
        { token: await tokenFor(services, user) },
      )
    ).data;
  const shown = {
    judgeNodes: [{ tasks: [{ submissionId, casesDone: 1, casesTotal: 2 }] }],
    judgeQueue: { failures: [{ submissionId, causes: ['words of a checker'] }] },
  };
  expect(await look(author)).toEqual(shown);
  expect(await look(admin)).toEqual({
    judgeNodes: [{ tasks: [{ submissionId: null, casesDone: null, casesTotal: null }] }],
    judgeQueue: { failures: [{ submissionId: null, causes: [] }] },
  });
  await services.db.contest.update({ where: { id: contest.id }, data: { endsAt: new Date() } });
  expect(await look(admin)).toEqual(shown);
});

test('failures of a preview show with its submission during and after retries, unless its contest runs', async () => {
  const judge = await FakeJudge.start(server);
  const { services } = server;
  const [author, admin] = [await buildUser(services, { role: 'ADMIN' }), await buildUser(services, { role: 'ADMIN' })];
  const contest = await buildContest(services, { authorId: author.id });
  const { id: submissionId } = await buildSubmission(services, {
    userId: scene.user.id,
    problemId: scene.problem.id,
    contestId: contest.id,
    origin: 'CONTEST',
  });
  await buildPreviewTask(services, submissionId);
  const look = async (user: typeof admin) =>
    (
      await server.graphql('{ judgeQueue { failures { submissionId causes isOver } } }', {
        token: await tokenFor(services, user),
      })
    ).data?.['judgeQueue'];
  const causes: string[] = [];
  for (const isOver of [false, false, true]) {
    causes.push('words of a checker');
    await judge.fail(await judge.mustClaim(), 'words of a checker');
    expect(await look(author)).toEqual({ failures: [{ submissionId, causes, isOver }] });
    expect(await look(admin)).toEqual({ failures: [{ submissionId: null, causes: [], isOver }] });
  }
});
