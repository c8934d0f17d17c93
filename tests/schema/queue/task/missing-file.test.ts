import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { JudgeTask } from '@verdict/judge/protocol/task.ts';
import { FileCache } from '@verdict/judge/worker/file-cache.ts';
import { FileMissing, ServerClient } from '@verdict/judge/worker/server-client.ts';
import { useTestSet } from '@verdict/schema/problem/test-data/test-set.service.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesOf, FakeJudge, judgementFor } from '../../../factories/judge.ts';
import { buildProblem, smallTests } from '../../../factories/problem.ts';
import { buildUser, tokenFor } from '../../../factories/user.ts';
import { QueueScene } from './queue-scene.ts';

let scene: QueueScene;
let judge: FakeJudge;
let client: ServerClient;
let cacheFolder: string;
beforeAll(async () => {
  scene = await QueueScene.start();
  judge = await FakeJudge.start(scene.server);
  client = new ServerClient(scene.server.url, judge.token);
  cacheFolder = await mkdtemp(join(tmpdir(), 'verdict-missing-'));
});
afterAll(async () => {
  await scene.stop();
  await rm(cacheFolder, { recursive: true });
});

/** A submission to a problem whose secret input has been lost from the content store, as a claimed task. */
async function claimedWithoutInput(content: string) {
  const { services } = scene.server;
  const problem = await buildProblem(services, { hasTests: false });
  const tests = await smallTests(services);
  const input = await services.files.put(Buffer.from(content));
  const groups = tests.groups.map((group) => ({ ...group, cases: group.cases.map((one) => ({ ...one, input })) }));
  await services.db.$transaction((tx) => useTestSet(tx, problem.id, { ...tests, groups }));
  await services.files.remove(input.sha256, new Date(Date.now() + 60_000));
  const submission = await scene.waiting({ problemId: problem.id });
  return { submission, problem, task: await judge.mustClaim(), input };
}

async function statusOf(id: number): Promise<number> {
  return (await scene.server.services.db.submission.findUniqueOrThrow({ where: { id } })).status;
}
const claimOf = ({ taskId, attempt }: JudgeTask) => ({ taskId, attempt });

test('a missing file frees the slot at once, and the task is judged when the file is back', async () => {
  const { services } = scene.server;
  const { submission, task, input } = await claimedWithoutInput('lost 1\n');
  let downloads = 0;
  const download = (sha256: string) => {
    downloads += 1;
    return client.file(sha256);
  };
  const cache = await FileCache.open({ folder: cacheFolder, maxBytes: 1_000_000, download });
  const [lost] = casesOf(task.tests).map(({ testCase }) => testCase.input);
  if (lost === undefined) throw new Error('there is no case');
  await expect(cache.hold(lost)).rejects.toThrow(FileMissing);
  expect(downloads).toBe(1);

  expect(await client.park(claimOf(task), input.sha256)).toBe(true);
  expect(await statusOf(submission.id)).toBe(Status.PENDING);
  const user = await tokenFor(services, scene.user);
  const query = `{ submission(id: ${submission.id}) { progress { queuePosition expectedWaitSeconds } } }`;
  const progress = await scene.server.graphql(query, { token: user });
  expect(progress.data?.['submission']).toEqual({ progress: { queuePosition: 0, expectedWaitSeconds: null } });

  const other = await scene.waiting();
  expect((await judge.mustClaim()).submissionId).toBe(other.id);
  expect(await judge.peek()).toBeNull();

  await services.files.put(Buffer.from('lost 1\n'));
  const again = await judge.mustClaim();
  expect(again.submissionId).toBe(submission.id);
  expect(await judge.report(again, judgementFor(again))).toBe(true);
  expect(await statusOf(submission.id)).toBe(Status.ACCEPTED);
});

test('a parked task never ends as a system error and does not reach a judge while its file is missing', async () => {
  const { services } = scene.server;
  const { submission, problem, task, input } = await claimedWithoutInput('lost 2\n');
  await client.park(claimOf(task), input.sha256);
  const retryNow = () =>
    services.db.judgeTask.updateMany({ where: { submissionId: submission.id }, data: { parkedUntil: new Date(0) } });
  for (let retry = 0; retry < 4; retry += 1) {
    await retryNow();
    expect(await judge.peek()).toBeNull();
  }
  expect(await statusOf(submission.id)).toBe(Status.PENDING);
  const tests = await smallTests(services);
  await services.db.$transaction((tx) => useTestSet(tx, problem.id, tests));
  await retryNow();
  expect((await judge.mustClaim()).submissionId).toBe(submission.id);
});

test('admins see which file is missing and how many tasks wait for it', async () => {
  const { services } = scene.server;
  const { task, input } = await claimedWithoutInput('lost 3\n');
  await client.park(claimOf(task), input.sha256);
  const ask = async (role: 'USER' | 'ADMIN') => {
    const token = await tokenFor(services, await buildUser(services, { role }));
    return scene.server.graphql('{ siteAlarms { kind message } }', { token, headers: { 'Accept-Language': 'en-US' } });
  };
  const alarm = { kind: 'FILE_MISSING', message: expect.stringContaining(input.sha256) };
  expect((await ask('ADMIN')).data?.['siteAlarms']).toContainEqual(alarm);
  expect((await ask('USER')).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  const metrics = await (await fetch(`${scene.server.url}/metrics`)).text();
  expect(metrics).toMatch(/^verdict_judge_parked_tasks [1-9]/m);
  expect(scene.server.logged.some(({ msg }) => String(msg).includes('missing in the content store'))).toBe(true);
});
