import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildJudgeNode, FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { offeredLanguage } from '../../../factories/offered-language.ts';
import { buildProblem } from '../../../factories/problem.ts';
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
afterEach(async () => {
  await server.services.db.judgeTask.deleteMany();
});

const judgeOf = () => FakeJudge.start(server);
const waiting = (wishes?: WaitingWishes) => scene.waiting(wishes);
const statusOf = async (id: number) =>
  (await server.services.db.submission.findUniqueOrThrow({ where: { id } })).status;
const expire = (taskId: number) =>
  server.services.db.judgeTask.update({ where: { id: taskId }, data: { leaseUntil: new Date(Date.now() - 1_000) } });

describe('claiming', () => {
  test('a waiting claim is woken by a task queued after it', async () => {
    const judge = await judgeOf();
    const { task } = await judge.waitingClaim();
    const submission = await waiting();
    expect(await task).toMatchObject({ submissionId: submission.id });
  });

  test('claims at the same time never get the same task', async () => {
    const judges = await Promise.all([judgeOf(), judgeOf(), judgeOf()]);
    for (let index = 0; index < 12; index += 1) await waiting();
    const claimed = (
      await Promise.all(judges.flatMap((judge) => Array.from({ length: 6 }, () => judge.peek())))
    ).flatMap((task) => task?.taskId ?? []);
    expect(claimed).toHaveLength(12);
    expect(new Set(claimed).size).toBe(12);
  });

  test("a node gets only tasks all of whose languages it offers, the checker's too", async () => {
    const small = await FakeJudge.start(server, [offeredLanguage('cpp')]);
    await waiting({ languageKey: 'python3' });
    await waiting({ languageKey: 'cpp', languageKeys: ['cpp', 'java'] });
    expect(await small.peek()).toBeNull();
    const plain = await waiting({ languageKey: 'cpp' });
    expect((await small.peek())?.submissionId).toBe(plain.id);
  });

  test('a paused node gets nothing', async () => {
    const judge = await judgeOf();
    await server.services.db.judgeNode.update({ where: { id: judge.id }, data: { mode: 'PAUSED' } });
    await waiting();
    expect(await judge.peek()).toBeNull();
  });

  test("classes of queues come in order, and one user's flood does not starve another", async () => {
    const judge = await judgeOf();
    const other = await buildUser(server.services);
    const jury = await waiting({ queue: 'JURY' });
    const rejudge = await waiting({ queue: 'REJUDGE', userId: (await buildUser(server.services)).id });
    const flooding = await buildUser(server.services);
    const flood = [
      await waiting({ userId: flooding.id }),
      await waiting({ userId: flooding.id }),
      await waiting({ userId: flooding.id }),
    ];
    const single = await waiting({ userId: other.id });
    const contest = await waiting({ queue: 'CONTEST' });
    const order: number[] = [];
    for (let task = await judge.peek(); task !== null; task = await judge.peek()) order.push(task.submissionId);
    expect(order).toEqual(
      [contest, flood[0], single, flood[1], flood[2], rejudge, jury].map((submission) => submission?.id),
    );
  });

  test('a task says all that judging needs', async () => {
    const judge = await judgeOf();
    await waiting({ languageKey: 'python3' });
    const task = await judge.mustClaim();
    expect(task).toMatchObject({
      attempt: 1,
      scoring: 'acm',
      caseMode: 'default',
      comparison: { kind: 'lines', isRemoveEndBlank: true },
      fileIo: null,
      limits: { timeMs: 2_000, memoryBytes: 512 * 1_048_576, stackBytes: 128 * 1_048_576, outputBytes: null },
      program: { languageKey: 'python3', sources: [{ name: 'main.py' }] },
    });
    expect(task.tests.groups.map(({ name }) => name)).toEqual(['sample', 'secret']);
  });

  test('a judge may fetch the files of tasks it holds and no others', async () => {
    const judge = await judgeOf();
    const other = await judgeOf();
    await waiting();
    const task = await judge.mustClaim();
    const sha256 = task.tests.groups[1]?.cases[0]?.answer.sha256 ?? '';
    const { mayNodeFetch } = await import('@verdict/schema/queue/task/node-files.service.ts');
    expect(await mayNodeFetch(server.services, judge.id, sha256)).toBe(true);
    expect(await mayNodeFetch(server.services, other.id, sha256)).toBe(false);
    expect(await mayNodeFetch(server.services, judge.id, '0'.repeat(64))).toBe(false);
  });
});

describe('leases', () => {
  test('a heartbeat prolongs what the node holds and names nothing else', async () => {
    const judge = await judgeOf();
    await waiting();
    const task = await judge.mustClaim();
    await expire(task.taskId);
    expect(
      await judge.renew([task, { taskId: task.taskId, attempt: task.attempt + 1 }, { taskId: 999_999, attempt: 1 }]),
    ).toEqual([task.taskId]);
    const { leaseUntil } = await server.services.db.judgeTask.findUniqueOrThrow({ where: { id: task.taskId } });
    expect(leaseUntil?.getTime()).toBeGreaterThan(Date.now() + 5_000);
  });

  test('a task whose lease ran out goes to another judge, and the first one comes too late', async () => {
    const [slow, quick] = [await judgeOf(), await judgeOf()];
    const submission = await waiting();
    const first = await slow.mustClaim();
    await expire(first.taskId);
    const second = await quick.mustClaim();
    expect(second).toMatchObject({ taskId: first.taskId, attempt: 2 });
    expect(await slow.progress(first, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 })).toBe(false);
    expect(await slow.report(first, judgementFor(first, { status: Status.WRONG_ANSWER }))).toBe(false);
    expect(await statusOf(submission.id)).toBe(Status.PENDING);
    expect(await quick.report(second, judgementFor(second))).toBe(true);
    expect(await slow.report(first, judgementFor(first, { status: Status.WRONG_ANSWER }))).toBe(false);
    expect(
      await server.services.db.verdictChange.findMany({
        where: { submissionId: submission.id },
        select: { version: true, status: true },
      }),
    ).toEqual([{ version: 1, status: 0 }]);
  });

  test('a restarted judge gives back its tasks at once, and its earlier life is refused', async () => {
    const judge = await judgeOf();
    const submission = await waiting();
    const task = await judge.mustClaim();
    await judge.progress(task, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 });
    const next = await judge.restart();
    expect(await statusOf(submission.id)).toBe(Status.PENDING);
    expect((await judge.claimAnswer()).errors?.[0]?.extensions?.['code']).toBe('UNKNOWN_INCARNATION');
    expect(await judge.report(task, judgementFor(task))).toBe(false);
    expect(await next.mustClaim()).toMatchObject({ taskId: task.taskId, attempt: 2 });
  });

  test('a judge that never registered is told to', async () => {
    const judge = new FakeJudge(server, await buildJudgeNode(server.services));
    expect((await judge.claimAnswer()).errors?.[0]?.extensions?.['code']).toBe('UNKNOWN_INCARNATION');
  });

  test('a task keeps its place after one lost judge; after two it waits behind others of its class', async () => {
    const judge = await judgeOf();
    const task = await waiting();
    await judge.fail(await judge.mustClaim(), 'the judge was lost');
    const newcomer = await waiting({ userId: (await buildUser(server.services)).id });
    const again = await judge.mustClaim();
    expect(again.submissionId).toBe(task.id);
    await judge.fail(again, 'the judge was lost');
    expect((await judge.mustClaim()).submissionId).toBe(newcomer.id);
    expect((await judge.mustClaim()).submissionId).toBe(task.id);
  });

  test('three failures end as SE with the causes for admins and a sentence for the user, and stop nobody', async () => {
    const judge = await judgeOf();
    const poison = await waiting();
    for (const cause of ['disk full', 'no cgroup']) expect(await judge.fail(await judge.mustClaim(), cause)).toBe(true);
    const other = await waiting({ userId: (await buildUser(server.services)).id });
    const next = await judge.mustClaim();
    expect(next.submissionId).toBe(other.id);
    await judge.report(next, judgementFor(next));
    expect(await judge.fail(await judge.mustClaim(), 'out of memory')).toBe(true);

    expect(await statusOf(poison.id)).toBe(Status.SYSTEM_ERROR);
    expect(await server.services.db.judgeTask.count()).toBe(0);
    const query = 'query ($id: Int!) { submission(id: $id) { message } }';
    const admin = await buildUser(server.services, { role: 'ADMIN' });
    const read = async (reader: User) =>
      (await server.graphql(query, { variables: { id: poison.id }, token: await tokenFor(server.services, reader) }))
        .data?.['submission'];
    expect(await read(admin)).toEqual({ message: 'disk full\nno cgroup\nout of memory' });
    expect(await read(scene.user)).toEqual({ message: expect.stringContaining('Judging failed') });
  });

  test('a task that cannot be built ends as SE, and the judge gets the next one', async () => {
    const judge = await judgeOf();
    const empty = await waiting({ problemId: (await buildProblem(server.services, { hasTests: false })).id });
    const fine = await waiting({ userId: (await buildUser(server.services)).id });
    expect((await judge.mustClaim()).submissionId).toBe(fine.id);
    expect(await statusOf(empty.id)).toBe(Status.SYSTEM_ERROR);
  });
});

describe('reports', () => {
  test('progress is stored, and the second copy of a result changes nothing', async () => {
    const judge = await judgeOf();
    const submission = await waiting();
    const task = await judge.mustClaim();
    expect(await judge.progress(task, { status: Status.JUDGING, casesDone: 1, casesTotal: 2 })).toBe(true);
    expect(await statusOf(submission.id)).toBe(Status.JUDGING);
    expect(await server.services.db.judgeTask.findUnique({ where: { id: task.taskId } })).toMatchObject({
      casesDone: 1,
      casesTotal: 2,
    });
    expect(await judge.report(task, judgementFor(task))).toBe(true);
    expect(await judge.report(task, judgementFor(task))).toBe(false);
    expect(
      await server.services.db.submission.findUnique({ where: { id: submission.id }, include: { caseResults: true } }),
    ).toMatchObject({
      status: Status.ACCEPTED,
      version: 1,
      timeMs: 3,
      memoryKb: 1_024,
      judgeName: judge.name,
      testSetId: scene.problem.testSetId ?? expect.any(Number),
      caseResults: [{ position: 1 }, { position: 2 }],
    });
  });

  test('another judge cannot report on a task', async () => {
    const [judge, other] = [await judgeOf(), await judgeOf()];
    const submission = await waiting();
    const task = await judge.mustClaim();
    expect(await other.report(task, judgementFor(task))).toBe(false);
    expect(await statusOf(submission.id)).toBe(Status.PENDING);
  });

  test('a message that does not follow the protocol is refused and nothing is stored', async () => {
    const judge = await judgeOf();
    const submission = await waiting();
    const task = await judge.mustClaim();
    const answer = await judge.run(
      `mutation ($taskId: Int!, $attempt: Int!) {
        reportJudgeResult(taskId: $taskId, attempt: $attempt, result: { kind: "judge", judgement: { status: "fine" } })
      }`,
      task,
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(await statusOf(submission.id)).toBe(Status.PENDING);
  });

  test.each([
    'mutation { registerJudgeNode(registration: {}) }',
    `mutation { claimJudgeTask(incarnation: "${'0'.repeat(32)}") }`,
    `mutation { renewJudgeLeases(incarnation: "${'0'.repeat(32)}", tasks: [], load: {}) }`,
    'mutation { reportJudgeProgress(taskId: 1, attempt: 1, progress: {}) }',
    'mutation { reportJudgeResult(taskId: 1, attempt: 1, result: {}) }',
    'mutation { failJudgeTask(taskId: 1, attempt: 1, reason: "x") }',
  ])('only judges may call %s', async (mutation) => {
    expect((await server.graphql(mutation)).errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    const root = await buildUser(server.services, { role: 'ROOT' });
    expect(
      (await server.graphql(mutation, { token: await tokenFor(server.services, root) })).errors?.[0]?.extensions?.[
        'code'
      ],
    ).toBe('FORBIDDEN');
  });
});
