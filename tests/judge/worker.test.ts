import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Status } from '@verdict/judge/protocol/status.ts';
import type { JudgeTask, TestCase } from '@verdict/judge/protocol/task.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCaseFolder } from './case-folder.ts';
import { StandInServer } from './stand-in-server.ts';

/** The judge process as it runs on a machine of its own, against a server that misbehaves on request. */

const entry = fileURLToPath(import.meta.resolve('@verdict/judge/index.ts'));
const patience = { timeout: 30_000, interval: 10 };

let folder: string;
let server: StandInServer;
let url: string;
let judge: ChildProcess | null = null;
let log = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdict-worker-'));
  server = new StandInServer();
  url = await server.listen();
});
afterEach(async () => {
  if (judge !== null && judge.exitCode === null && judge.signalCode === null) {
    judge.kill('SIGKILL');
    await once(judge, 'exit');
  }
  judge = null;
  server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a judge with one slot; resolves with the first message of its channel. */
async function start(environment: Record<string, string> = {}): Promise<unknown> {
  log = '';
  judge = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      VERDICT_URL: url,
      JUDGE_TOKEN: server.token,
      JUDGE_DATA: folder,
      JUDGE_SLOTS: '1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [judge.stdout, judge.stderr]) stream?.on('data', (chunk) => (log += String(chunk)));
  const [message] = await once(judge, 'message');
  return message;
}

async function stopped(): Promise<unknown> {
  if (judge === null) throw new Error('no judge was started');
  if (judge.exitCode !== null) return judge.exitCode;
  return (await once(judge, 'exit'))[0];
}

async function queue(caseName: string, taskId: number): Promise<JudgeTask> {
  const one = await readCaseFolder(join(import.meta.dirname, 'cases', caseName));
  for (const [sha256, content] of one.contents) server.files.set(sha256, content);
  const task = { ...one.task, taskId };
  server.queue.push(task);
  return task;
}

function tokenRefusal(): string {
  return (
    `The site at ${url} refuses this judge's token: it is wrong or revoked. ` +
    'Create a new judge under Management, Judge, and use its token.'
  );
}

/** Enough sleeping cases that the task is under way for a while. */
function manyOf(task: JudgeTask): TestCase[] {
  const [one] = task.tests.cases;
  return one === undefined ? [] : Array.from({ length: 20 }, (_, index) => ({ ...one, position: index + 1 }));
}

test('a task whose file is missing on the site frees its slot at once', async () => {
  const lost = await queue('cpp-ac', 1);
  const [first] = lost.tests.cases;
  if (first === undefined) throw new Error('the case folder has no cases');
  const missing = { ...first.input, sha256: 'f'.repeat(64) };
  server.queue.splice(0, 1, { ...lost, tests: { ...lost.tests, cases: [{ ...first, input: missing }] } });
  await queue('cpp-wa', 2);
  await start();
  await vi.waitFor(() => expect(server.judgements.map(({ taskId }) => taskId)).toEqual([2]), patience);
  expect(server.parked).toEqual([{ taskId: 1, missingSha256: missing.sha256 }]);
  expect(server.downloads.filter((sha256) => sha256 === missing.sha256)).toHaveLength(1);
  expect(server.failures).toEqual([]);
});

test('tasks are claimed one after the other, judged and reported once, and files are fetched once', async () => {
  expect(await start()).toEqual({ type: 'ready' });
  expect(server.registrations[0]?.languages.map((language) => language.key)).toContain('cpp');
  await queue('cpp-ac', 1);
  await queue('cpp-wa', 2);
  await vi.waitFor(() => expect(server.judgements).toHaveLength(2), patience);
  expect(server.judgements.map(({ taskId, judgement }) => [taskId, judgement.status])).toEqual([
    [1, Status.ACCEPTED],
    [2, Status.WRONG_ANSWER],
  ]);
  expect(server.progress.some((progress) => progress.status === Status.COMPILING)).toBe(true);
  expect(new Set(server.downloads).size).toBe(server.downloads.length);
});

test('a server that restarts while a task is judged still gets the one result', async () => {
  await start();
  server.leavesAt = Status.JUDGING;
  await queue('c-sleep', 1);
  await vi.waitFor(
    () => expect(server.missed.filter((name) => name === 'reportJudgeResult').length).toBeGreaterThan(1),
    patience,
  );
  expect(server.judgements).toHaveLength(0);
  server.leavesAt = null;
  server.isAway = false;
  await vi.waitFor(() => expect(server.judgements).toHaveLength(1), patience);
  await queue('cpp-ac', 2);
  await vi.waitFor(() => expect(server.judgements).toHaveLength(2), patience);
});

test('a judge that the server forgot registers again, under the same life', async () => {
  await start();
  server.isForgetful = true;
  await vi.waitFor(() => expect(server.registrations).toHaveLength(2), patience);
  expect(server.registrations[1]?.incarnation).toBe(server.registrations[0]?.incarnation);
  await queue('cpp-ac', 1);
  await vi.waitFor(() => expect(server.judgements).toHaveLength(1), patience);
});

test('a task whose lease is lost is given up and not reported', async () => {
  await start();
  const task = await queue('c-sleep', 1);
  task.tests.cases = manyOf(task);
  await vi.waitFor(() => expect(server.held.size).toBe(1), patience);
  server.held.clear();
  await queue('cpp-ac', 2);
  await vi.waitFor(() => expect(server.judgements.map(({ taskId }) => taskId)).toEqual([2]), patience);
  expect(server.failures).toEqual([]);
});

test('a heartbeat says what the machine bears', async () => {
  await start();
  expect(server.registrations[0]).toMatchObject({
    hostname: hostname(),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    slots: 1,
  });
  await vi.waitFor(() => expect(server.loads.length).toBeGreaterThan(0), patience);
  expect(server.loads[0]?.diskFreeBytes).toBeGreaterThan(0);
});

test('a drained judge finishes its task and ends well, and ends at once when it is started again', async () => {
  await start();
  const task = await queue('c-sleep', 1);
  task.limits.timeMs = 2_000;
  await vi.waitFor(() => expect(server.held.size).toBe(1), patience);
  server.mode = 'draining';
  const messages: unknown[] = [];
  judge?.on('message', (message) => messages.push(message));
  expect(await stopped()).toBe(0);
  expect(server.judgements.map(({ taskId }) => taskId)).toEqual([1]);
  expect(messages).toEqual([{ type: 'finished', reason: expect.stringContaining('drained'), isFailure: false }]);
  expect(await start()).toEqual({ type: 'ready' });
  expect(await stopped()).toBe(0);
  expect(log).toContain('Resume it on the site');
});

test('a paused judge stays and takes up work when it is resumed', async () => {
  server.mode = 'paused';
  await start();
  await queue('cpp-ac', 1);
  await vi.waitFor(() => expect(server.renewals).toBeGreaterThan(0), patience);
  expect(server.held.size).toBe(0);
  server.mode = 'active';
  await vi.waitFor(() => expect(server.judgements).toHaveLength(1), patience);
});

test('a judge whose token is revoked ends with the reason', async () => {
  await start();
  const task = await queue('c-sleep', 1);
  task.tests.cases = manyOf(task);
  await vi.waitFor(() => expect(server.held.size).toBe(1), patience);
  server.isRevoked = true;
  expect(await stopped()).toBe(1);
  expect(log).toContain(tokenRefusal());
  // A slot that asks is refused in the server's words, and the log is English.
  expect(log).not.toContain('请先登录');
});

test('SIGTERM lets the task under way finish, and the process ends well', async () => {
  await start();
  await queue('c-sleep', 1);
  await vi.waitFor(() => expect(server.held.size).toBe(1), patience);
  judge?.kill('SIGTERM');
  expect(await stopped()).toBe(0);
  expect(server.judgements).toHaveLength(1);
});

test('a judge whose launcher is gone gives its task back and ends', async () => {
  await start();
  const task = await queue('c-sleep', 1);
  task.limits.timeMs = 2_000;
  task.tests.cases = manyOf(task);
  await vi.waitFor(() => expect(server.held.size).toBe(1), patience);
  judge?.disconnect();
  expect(await stopped()).toBe(0);
  expect(server.failures.map(({ taskId }) => taskId)).toEqual([1]);
});

test("a damaged file is our failure, not the contestant's", async () => {
  await start();
  const task = await queue('cpp-ac', 1);
  for (const { input } of task.tests.cases) server.files.set(input.sha256, Buffer.from('x'));
  await vi.waitFor(() => expect(server.failures).toHaveLength(1), patience);
  expect(server.failures[0]?.reason).toContain('damaged');
  expect(server.judgements).toEqual([]);
});

test('a token that is not accepted ends the judge with the site, the reason and what to do', async () => {
  expect(await start({ JUDGE_TOKEN: 'wrong' })).toEqual({ type: 'failed', reason: tokenRefusal() });
  expect(await stopped()).toBe(1);
});

test('wrong settings end the judge with all of them named', async () => {
  expect(await start({ VERDICT_URL: 'nowhere', JUDGE_SLOTS: '0' })).toMatchObject({
    type: 'failed',
    reason: expect.stringMatching(/VERDICT_URL[^]*JUDGE_SLOTS/),
  });
  expect(log).toContain('JUDGE_SLOTS');
});
