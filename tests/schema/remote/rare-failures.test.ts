import { Status } from '@verdict/judge/protocol/status.ts';
import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

let scene: RunnerScene;
let accountId: number;
let runsBefore: number;
const runsMade = () => scene.judge.runs.length - runsBefore;
const account = () => scene.services.db.remoteAccount.findUniqueOrThrow({ where: { id: accountId } });
const statusOf = async (id: number) =>
  (await scene.services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;
const stateIs = (id: number, wanted: string) => async () => (await scene.jobOf(id)).state === wanted;

beforeAll(async () => {
  scene = await startRunnerScene();
  // Requests of users are answered by the real clock: the tests begin an hour before.
  scene.judge.clock.advance(Date.now() - 60 * minuteMs - scene.judge.clock.now().getTime());
});
afterAll(() => scene.stop());
beforeEach(async () => {
  accountId = await scene.addAccount('bot');
  runsBefore = scene.judge.runs.length;
});
afterEach(async () => {
  const { db } = scene.services;
  await db.submission.deleteMany();
  await db.remoteAccount.deleteMany();
  await db.remotePace.deleteMany();
  await db.remoteHealth.deleteMany();
  scene.judge.faults.clear();
});

test('a run that stays in the queue of its judge is late, and has no result after a day', async () => {
  scene.judge.faults.add('queue-stuck');
  const id = await scene.submit();
  await scene.work(5 * minuteMs);
  const { data } = await scene.server.graphql(`{ submission(id: ${id}) { status remote { isLate } } }`);
  expect(data).toEqual({ submission: { status: Status.PENDING, remote: { isLate: true } } });
  scene.judge.clock.advance(dayMs);
  await scene.work(minuteMs);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'DONE', reason: 'no-result' });
  expect(await statusOf(id)).toBe(Status.SYSTEM_ERROR);
});

test('an account pauses as long as its judge wants, and the program is sent then', async () => {
  scene.judge.faults.add('throttle');
  const id = await scene.submit();
  await workOnJudge(scene.services, hdu);
  const refusedAt = scene.judge.clock.now();
  expect(await account()).toMatchObject({ state: 'OK', pausedUntil: new Date(refusedAt.getTime() + 5_000) });
  expect([(await scene.jobOf(id)).state, await statusOf(id)]).toEqual(['QUEUED', Status.PENDING]);
  const asked = scene.judge.requests.length;
  scene.judge.faults.delete('throttle');
  await scene.work(5 * minuteMs);
  expect(Number(scene.judge.requests[asked]?.at) - Number(refusedAt)).toBeGreaterThanOrEqual(5_000);
  expect([await statusOf(id), runsMade()]).toEqual([Status.ACCEPTED, 1]);
});

test('an account that its judge banned sends nothing', async () => {
  scene.judge.faults.add('banned');
  const id = await scene.submit();
  await scene.work(2 * minuteMs);
  expect([(await account()).state, await statusOf(id), runsMade()]).toEqual(['BANNED', Status.PENDING, 0]);
});

test('a program waits while its judge is under maintenance', async () => {
  scene.judge.faults.add('maintenance');
  const id = await scene.submit();
  await scene.work(5 * minuteMs);
  const health = await scene.services.db.remoteHealth.findFirst({ where: { failureClass: 'maintenance' } });
  expect([health?.openUntil === null, (await account()).state]).toEqual([false, 'OK']);
  expect([await statusOf(id), runsMade()]).toEqual([Status.PENDING, 0]);
  scene.judge.faults.delete('maintenance');
  await scene.work(60 * minuteMs);
  expect([await statusOf(id), runsMade()]).toEqual([Status.ACCEPTED, 1]);
});

test('a program that could not be sent for a day may be submitted again', async () => {
  const id = await scene.submit();
  await scene.services.db.remoteAccount.updateMany({ data: { state: 'DISABLED' } });
  await workOnJudge(scene.services, hdu);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'QUEUED', reason: 'no-account' });
  scene.judge.clock.advance(dayMs + minuteMs);
  await workOnJudge(scene.services, hdu);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'NOT_SENT', reason: 'queue-deadline' });
  expect(await statusOf(id)).toBe(Status.SUBMITTED_FAILED);
});

test('a program whose run cannot be looked for within an hour waits for an admin', async () => {
  scene.judge.faults.add('reset-submit');
  const id = await scene.submit();
  await scene.workUntil(stateIs(id, 'UNCERTAIN'));
  scene.judge.faults.add('server-error');
  await scene.work(55 * minuteMs);
  expect((await scene.jobOf(id)).state).toBe('UNCERTAIN');
  await scene.work(60 * minuteMs);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'HELD', reason: 'unreadable' });
  expect([await statusOf(id), runsMade()]).toEqual([Status.SUBMITTING, 1]);
});
