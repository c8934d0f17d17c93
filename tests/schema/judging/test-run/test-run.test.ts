import type { TestRunResult } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { TestRunTask } from '@verdict/judge/protocol/task.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { FakeJudge } from '../../../factories/judge.ts';
import { buildWaiting } from '../../../factories/submission.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import {
  letIntervalPass,
  mustStart,
  problemWithSamples,
  progressSubscription,
  removeRuns,
  runQuery,
  startRun,
} from './test-run-operations.ts';

let server: TestServer;
let judge: FakeJudge;
let user: User;
let problem: { id: number; displayId: string };
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  user = await buildUser(server.services);
  problem = await problemWithSamples(server.services);
});
afterAll(() => server.stop());

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  await removeRuns(server.services);
});

const clean: TestRunResult = {
  status: Status.ACCEPTED,
  timeMs: 4,
  memoryKb: 900,
  output: '11\n',
  stderr: 'a note',
  message: null,
};

async function takeRun(): Promise<TestRunTask> {
  const task = await judge.peekTask();
  if (task?.kind !== 'testRun') throw new Error(`a test run was expected, not ${task?.kind ?? 'nothing'}`);
  return task;
}

async function read(key: string, reader: User = user): Promise<Record<string, unknown> | null> {
  const answer = await server.graphql(runQuery, { variables: { key }, token: await tokenFor(server.services, reader) });
  return answer.data?.['testRun'] as Record<string, unknown> | null;
}

async function watch(key: string, reader: User = user) {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { Authorization: await tokenFor(server.services, reader) },
  });
  clients.push(client);
  return client.iterate<Record<string, unknown>>({ query: progressSubscription, variables: { key } });
}

async function next(results: AsyncIterator<{ data?: Record<string, unknown> | null | undefined }>): Promise<unknown> {
  const result = await results.next();
  return result.done ? 'ended' : (result.value.data?.['testRunProgress'] ?? result.value);
}

test('a program runs on an own input, and what became of it is pushed to its user', async () => {
  const { data } = await startRun(server, user, { problemDisplayId: problem.displayId, input: '5 6' });
  expect(data).toMatchObject({
    key: expect.stringMatching(/^TEST_JUDGE_[0-9a-f]{32}$/),
    status: Status.PENDING,
    input: '5 6',
    expectedOutput: null,
    queuePosition: 0,
    passedSample: null,
  });
  const key = data?.key ?? '';
  const results = await watch(key);
  expect(await next(results)).toMatchObject({ status: Status.PENDING });
  const task = await takeRun();
  expect(task).toMatchObject({
    input: '5 6',
    answer: null,
    comparison: null,
    program: { languageKey: 'cpp' },
    limits: { timeMs: 1_000 },
  });
  expect(await judge.reportResult(task, { kind: 'testRun', testRun: clean })).toBe(true);
  expect(await next(results)).toEqual({
    status: Status.ACCEPTED,
    passedSample: null,
    output: '11\n',
    queuePosition: null,
  });
  expect(await next(results)).toBe('ended');
  expect(await read(key)).toMatchObject({
    status: Status.ACCEPTED,
    timeMs: 4,
    memoryKb: 900,
    output: '11\n',
    stderr: 'a note',
  });
});

test('a test run is no submission and is counted nowhere', async () => {
  await mustStart(server, user, { problemDisplayId: problem.displayId });
  await judge.reportResult(await takeRun(), { kind: 'testRun', testRun: clean });
  const { db } = server.services;
  expect([
    await db.submission.count(),
    await db.problemStatistics.count(),
    await db.userStatistics.count(),
    await db.solvedProblem.count(),
  ]).toEqual([0, 0, 0, 0]);
});

test('submissions of anybody go first', async () => {
  await mustStart(server, user, { problemDisplayId: problem.displayId });
  const { id } = await buildWaiting(server.services, {
    userId: (await buildUser(server.services)).id,
    problemId: problem.id,
  });
  expect(await judge.peekTask()).toMatchObject({ kind: 'judge', submissionId: id });
  await server.services.db.submission.deleteMany();
});

describe('what the output is held against', () => {
  test('what the user expects', async () => {
    await mustStart(server, user, { problemDisplayId: problem.displayId, input: '5 6', expectedOutput: '11' });
    expect(await takeRun()).toMatchObject({ answer: '11', comparison: { kind: 'lines', isRemoveEndBlank: true } });
  });

  test("a sample's output, when its input is typed without the last line end", async () => {
    const key = await mustStart(server, user, { problemDisplayId: problem.displayId, input: '10 20  ' });
    const task = await takeRun();
    expect(task).toMatchObject({ input: '10 20\n', answer: '30\n' });
    await judge.reportResult(task, { kind: 'testRun', testRun: clean });
    expect(await read(key)).toMatchObject({ expectedOutput: '30\n', passedSample: 2 });
  });

  test('a sample that is not passed is not said to be', async () => {
    const key = await mustStart(server, user, {
      problemDisplayId: problem.displayId,
      input: '1 2',
      expectedOutput: '3',
    });
    await judge.reportResult(await takeRun(), { kind: 'testRun', testRun: { ...clean, status: Status.WRONG_ANSWER } });
    expect(await read(key)).toMatchObject({ status: Status.WRONG_ANSWER, passedSample: null });
  });

  test("the user's own expectation of a sample's input, which passes no sample", async () => {
    const key = await mustStart(server, user, {
      problemDisplayId: problem.displayId,
      input: '1 2',
      expectedOutput: '4',
    });
    const task = await takeRun();
    expect(task).toMatchObject({ answer: '4' });
    await judge.reportResult(task, { kind: 'testRun', testRun: clean });
    expect(await read(key)).toMatchObject({ status: Status.ACCEPTED, passedSample: null });
  });

  test('a checker sees the judged data of the sample, with its arguments', async () => {
    const special = await problemWithSamples(server.services, { judgeMode: 'SPECIAL' });
    await mustStart(server, user, { problemDisplayId: special.displayId, input: '10 20', expectedOutput: 'anything' });
    expect(await takeRun()).toMatchObject({
      input: '10 20\n',
      answer: '30\n',
      comparison: { kind: 'checker', convention: 'testlib' },
      validatorFlags: ['exact', '2'],
    });
  });

  test('nothing, where a checker would need an answer nobody has', async () => {
    const special = await problemWithSamples(server.services, { judgeMode: 'SPECIAL' });
    await mustStart(server, user, { problemDisplayId: special.displayId, input: '5 6', expectedOutput: '11' });
    expect(await takeRun()).toMatchObject({ input: '5 6', answer: null, comparison: null, validatorFlags: [] });
  });

  test('an interactor has the data of the sample that was asked for, which nobody is shown', async () => {
    const interactive = await problemWithSamples(server.services, { judgeMode: 'INTERACTIVE', interaction: '<1\n>2' });
    const key = await mustStart(server, user, { problemDisplayId: interactive.displayId, input: '', sampleNumber: 2 });
    const task = await takeRun();
    expect(task).toMatchObject({ input: '10 20\n', answer: '30\n', comparison: { kind: 'interactor' } });
    await judge.reportResult(task, { kind: 'testRun', testRun: clean });
    expect(await read(key)).toMatchObject({
      input: '',
      expectedOutput: null,
      passedSample: 2,
      judgeMode: 'INTERACTIVE',
    });
  });

  test('the template of the problem is around the code', async () => {
    await server.services.db.codeTemplate.create({
      data: { problemId: problem.id, languageKey: 'cpp', prepend: '// before', template: '', append: '// after' },
    });
    await mustStart(server, user, { problemDisplayId: problem.displayId, code: 'int main() {}' });
    expect((await takeRun()).program.sources[0]?.content).toBe('// before\nint main() {}\n// after');
    await server.services.db.codeTemplate.deleteMany();
  });
});

test('a new run takes the place of the one before: its watchers are let go, and its result is refused', async () => {
  const first = await mustStart(server, user, { problemDisplayId: problem.displayId });
  const results = await watch(first);
  await next(results);
  const held = await takeRun();
  await letIntervalPass(server.services);
  const second = await mustStart(server, user, { problemDisplayId: problem.displayId });
  let last: unknown = null;
  while (last !== 'ended') last = await next(results);
  expect(await judge.renew([held])).toEqual([]);
  expect(await judge.reportResult(held, { kind: 'testRun', testRun: clean })).toBe(false);
  expect([await read(first), (await read(second))?.['status']]).toEqual([null, Status.PENDING]);
});

describe('who reads a result', () => {
  test('nobody but its user, not even an admin', async () => {
    const key = await mustStart(server, user, { problemDisplayId: problem.displayId });
    const root = await buildUser(server.services, { role: 'ROOT' });
    expect(await read(key, root)).toBeNull();
    expect(await next(await watch(key, root))).toMatchObject({
      errors: [{ extensions: { code: 'TEST_RUN_NOT_FOUND' } }],
    });
    expect(await read(key)).not.toBeNull();
  });

  test('nobody a minute after the end', async () => {
    const key = await mustStart(server, user, { problemDisplayId: problem.displayId });
    await judge.reportResult(await takeRun(), { kind: 'testRun', testRun: clean });
    await server.services.db.$executeRaw`UPDATE test_run SET finished_at = finished_at - interval '59 seconds'`;
    expect(await read(key)).not.toBeNull();
    await server.services.db.$executeRaw`UPDATE test_run SET finished_at = finished_at - interval '2 seconds'`;
    expect(await read(key)).toBeNull();
  });

  test('of a failure of ours only admins read the causes', async () => {
    const key = await mustStart(server, user, { problemDisplayId: problem.displayId });
    await judge.reportResult(await takeRun(), {
      kind: 'testRun',
      testRun: { ...clean, status: Status.SYSTEM_ERROR, message: '/srv/secret is missing' },
    });
    expect(await read(key)).toMatchObject({
      status: Status.SYSTEM_ERROR,
      message: expect.stringContaining('for reasons of our own'),
    });
  });
});

describe('what is over is removed', () => {
  test('results a minute old are gone when a judge next looks for work', async () => {
    await mustStart(server, user, { problemDisplayId: problem.displayId });
    await judge.reportResult(await takeRun(), { kind: 'testRun', testRun: clean });
    await server.services.db.$executeRaw`UPDATE test_run SET finished_at = finished_at - interval '61 seconds'`;
    const other = await mustStart(server, await buildUser(server.services), { problemDisplayId: problem.displayId });
    await judge.peekTask();
    expect(await server.services.db.testRun.findMany({ select: { key: true } })).toEqual([{ key: other }]);
  });

  test('a run that no judge came for in ten minutes is gone with its task', async () => {
    await mustStart(server, user, { problemDisplayId: problem.displayId });
    await server.services.db.$executeRaw`UPDATE test_run SET created_at = created_at - interval '11 minutes'`;
    expect(await judge.peekTask()).toBeNull();
    expect([await server.services.db.testRun.count(), await server.services.db.judgeTask.count()]).toEqual([0, 0]);
  });

  test('a run whose judge died three times ends as a system error, and goes like any other', async () => {
    const key = await mustStart(server, user, { problemDisplayId: problem.displayId });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await takeRun();
      await server.services.db.judgeTask.updateMany({ data: { leaseUntil: new Date(Date.now() - 1_000) } });
      if (attempt === 3) await judge.peekTask();
    }
    expect(await read(key)).toMatchObject({ status: Status.SYSTEM_ERROR });
    expect(await server.services.db.judgeTask.count()).toBe(0);
  });
});
