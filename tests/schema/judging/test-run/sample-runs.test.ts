import type { SampleRunResult } from '@verdict/judge/protocol/report.ts';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { SampleRunTask } from '@verdict/judge/protocol/task.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { FakeJudge } from '../../../factories/judge.ts';
import { buildProblem } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { mustStart, problemWithSamples, removeRuns, runQuery, startRun } from './test-run-operations.ts';

/** Runs of a program on all samples of its problem. */

let server: TestServer;
let judge: FakeJudge;
let user: User;
beforeAll(async () => {
  server = await startTestServer();
  judge = await FakeJudge.start(server);
  user = await buildUser(server.services);
});
afterAll(() => server.stop());
afterEach(() => removeRuns(server.services));

const result: SampleRunResult = {
  status: Status.WRONG_ANSWER,
  message: null,
  samples: [
    {
      number: 1,
      status: Status.ACCEPTED,
      timeMs: 3,
      memoryKb: 900,
      written: { output: '3\n', isOutputCut: false, stderr: '' },
      message: null,
    },
    {
      number: 2,
      status: Status.WRONG_ANSWER,
      timeMs: 4,
      memoryKb: 901,
      written: { output: '31\n', isOutputCut: false, stderr: 'a note' },
      message: 'line 1 differs',
    },
  ],
};

async function read(key: string, reader: User = user): Promise<unknown> {
  const answer = await server.graphql(runQuery, { variables: { key }, token: await tokenFor(server.services, reader) });
  return answer.data?.['testRun'];
}

async function takeRun(): Promise<SampleRunTask> {
  const task = await judge.peekTask();
  if (task?.kind !== 'sampleRun') throw new Error(`a run on samples was expected, not ${task?.kind ?? 'nothing'}`);
  return task;
}

test('all samples are one task, and each has its result', async () => {
  const { displayId } = await problemWithSamples(server.services);
  const key = await mustStart(server, user, { problemDisplayId: displayId, input: '', isAllSamples: true });
  expect(await read(key)).toMatchObject({ status: Status.PENDING, samples: [] });
  const task = await takeRun();
  expect(task).toMatchObject({
    comparison: { kind: 'lines' },
    samples: [
      { number: 1, input: '1 2\n', answer: '3\n', validatorFlags: ['exact', '1'] },
      { number: 2, input: '10 20\n', answer: '30\n', validatorFlags: ['exact', '2'] },
    ],
  });
  expect(await judge.peekTask()).toBeNull();
  expect(await judge.reportResult(task, { kind: 'sampleRun', sampleRun: result })).toBe(true);
  expect(await read(key)).toMatchObject({
    status: Status.WRONG_ANSWER,
    passedSample: null,
    samples: [
      { number: 1, status: Status.ACCEPTED, output: { text: '3\n', isCut: false } },
      { number: 2, status: Status.WRONG_ANSWER, stderr: 'a note', message: 'Line 1 differs' },
    ],
  });
  expect(await read(key, await buildUser(server.services))).toBeNull();
});

test('why a checker failed on a sample is for admins', async () => {
  const { displayId } = await problemWithSamples(server.services);
  const key = await mustStart(server, user, { problemDisplayId: displayId, input: '', isAllSamples: true });
  const [first] = result.samples;
  if (first === undefined) throw new Error('a sample is needed');
  const failed = { ...first, status: Status.SYSTEM_ERROR, message: 'the checker crashed on secret words' };
  await judge.reportResult(await takeRun(), {
    kind: 'sampleRun',
    sampleRun: { ...result, status: Status.SYSTEM_ERROR, samples: [failed] },
  });
  expect(JSON.stringify(await read(key))).not.toContain('secret words');
});

test('a problem without samples has nothing to run', async () => {
  const { displayId } = await buildProblem(server.services);
  expect(await startRun(server, user, { problemDisplayId: displayId, input: '', isAllSamples: true })).toMatchObject({
    __typename: 'SampleNotFound',
  });
});

test('of an interactive problem, samples without data are left out', async () => {
  const problem = await problemWithSamples(server.services, { judgeMode: 'INTERACTIVE', interaction: '<1' });
  await mustStart(server, user, { problemDisplayId: problem.displayId, input: '', isAllSamples: true });
  expect(await takeRun()).toMatchObject({
    comparison: { kind: 'interactor' },
    samples: [{ number: 1 }, { number: 2 }],
  });
  await removeRuns(server.services);
  await server.services.db.problem.update({ where: { id: problem.id }, data: { testSetId: null } });
  expect(
    await startRun(server, user, { problemDisplayId: problem.displayId, input: '', isAllSamples: true }),
  ).not.toHaveProperty('data');
});
