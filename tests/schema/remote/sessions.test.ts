import { Status } from '@verdict/judge/protocol/status.ts';
import { dropSession, keepSession } from '@verdict/schema/remote/account/vault.service.ts';
import { atcoder } from '@verdict/schema/remote/atcoder/atcoder.ts';
import { JudgeSession } from '@verdict/schema/remote/http/judge-session.ts';
import { loadSet } from '@verdict/schema/remote/statement/crawl.service.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { afterEach, expect, test } from 'vitest';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { atcoderSubject, libreojSubject, spojSubject, verdictSubject } from './runner-subjects.ts';

const minuteMs = 60_000;
let scene: RunnerScene | null = null;
afterEach(async () => {
  await scene?.stop();
  scene = null;
});

const startAtCoder = async () => (scene = await startRunnerScene(atcoderSubject));

const statusOf = async ({ services }: RunnerScene, id: number) =>
  (await services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

test('a program is sent with the session of its user, and its run is read by it', async () => {
  const atCoder = await startAtCoder();
  const user = await atCoder.newUser();
  await atCoder.addAccount('chokudai', user);
  const id = await atCoder.submit({ user });
  await atCoder.work(5 * minuteMs);
  expect(await statusOf(atCoder, id)).toBe(Status.ACCEPTED);
  expect(atCoder.judge.runs).toMatchObject([{ username: 'chokudai', ref: 'tessoku-book/tessoku_book_a' }]);
});

test('a session that was dropped is opened again to read a run', async () => {
  const atCoder = await startAtCoder();
  const { db } = atCoder.services;
  const user = await atCoder.newUser();
  const accountId = await atCoder.addAccount('chokudai', user);
  atCoder.judge.setScript({ steps: [{ afterMs: 0, text: 'WJ' }] });
  const id = await atCoder.submit({ user });
  await atCoder.workUntil(async () => (await db.remoteJob.count({ where: { state: 'RUNNING' } })) === 1);
  await dropSession(atCoder.services, accountId);
  atCoder.judge.clock.advance(minuteMs);
  await atCoder.workUntil(
    async () => (await db.remoteAccount.count({ where: { sealedSession: { not: null } } })) === 1,
  );
  expect(await db.remoteAccount.findUniqueOrThrow({ where: { id: accountId } })).toMatchObject({ state: 'OK' });
  expect(await statusOf(atCoder, id)).toBe(Status.PENDING);
});

test('results are not asked for with an account that waits for a person', async () => {
  const atCoder = await startAtCoder();
  const { db } = atCoder.services;
  const user = await atCoder.newUser();
  const accountId = await atCoder.addAccount('chokudai', user);
  atCoder.judge.setScript({ steps: [{ afterMs: 0, text: 'WJ' }] });
  await atCoder.submit({ user });
  await atCoder.workUntil(async () => (await db.remoteJob.count({ where: { state: 'RUNNING' } })) === 1);
  await db.remoteAccount.update({ where: { id: accountId }, data: { state: 'NEEDS_HUMAN', sealedSession: null } });
  const asked = atCoder.judge.requests.length;
  await atCoder.work(60 * minuteMs);
  expect(atCoder.judge.requests).toHaveLength(asked);
  await db.remoteAccount.update({ where: { id: accountId }, data: { state: 'OK' } });
  await atCoder.work(10 * minuteMs);
  expect(atCoder.judge.requests.length).toBeGreaterThan(asked);
});

test('a program whose session is busy does not hold up those of others', async () => {
  const atCoder = await startAtCoder();
  const { db } = atCoder.services;
  const [busy, other] = [await atCoder.newUser(), await atCoder.newUser()];
  await atCoder.addAccount('chokudai', busy);
  await atCoder.addAccount('wata', other);
  // Whether the first arrived is not known as long as the list does not show it.
  atCoder.judge.faults.add('late-row');
  await atCoder.submit({ user: busy });
  await workOnJudge(atCoder.services, atcoder);
  await atCoder.submit({ user: busy });
  await atCoder.submit({ user: other });
  await atCoder.workUntil(async () => atCoder.judge.runs.length === 2);
  expect(atCoder.judge.runs.map(({ username }) => username)).toEqual(['chokudai', 'wata']);
  expect(await db.remoteJob.count({ where: { state: 'QUEUED' } })).toBe(1);
});

test('what waits for a session that its user removed is not sent', async () => {
  const atCoder = await startAtCoder();
  const user = await atCoder.newUser();
  const accountId = await atCoder.addAccount('chokudai', user);
  const id = await atCoder.submit({ user });
  await atCoder.services.db.remoteAccount.delete({ where: { id: accountId } });
  await atCoder.work(minuteMs);
  expect(await atCoder.jobOf(id)).toMatchObject({ state: 'NOT_SENT', reason: 'no-account' });
  expect(atCoder.judge.requests).toEqual([]);
});

test('accounts whose stored sessions are all lost sign in again', async () => {
  const { services, judge, addAccount, ...site } = (scene = await startRunnerScene());
  // As after a restart of the judge.
  for (const name of ['bot-1', 'bot-2'])
    await keepSession(services, { id: await addAccount(name), session: new JudgeSession() });
  await site.submit();
  await site.submit();
  await site.work(5 * minuteMs);
  expect(judge.runs.map(({ username }) => username).toSorted()).toEqual(['bot-1', 'bot-2']);
  expect(await services.db.remoteAccount.count({ where: { state: 'OK' } })).toBe(2);
});

test('a result that visitors may see is read without the account, once that is out of use', async () => {
  const site = (scene = await startRunnerScene(spojSubject));
  const { db } = site.services;
  await site.addAccount('bot');
  site.judge.setScript({
    steps: [
      { afterMs: 0, text: 'waiting' },
      { afterMs: 10 * minuteMs, text: 'accepted' },
    ],
    timeMs: 20,
    memoryKb: 3_584,
  });
  const id = await site.submit();
  await site.workUntil(async () => (await db.remoteJob.count({ where: { state: 'RUNNING' } })) === 1);
  await db.remoteAccount.updateMany({ data: { state: 'NEEDS_HUMAN', sealedSession: null } });
  const before = site.judge.requests.length;
  await site.work(20 * minuteMs);
  expect(await statusOf(site, id)).toBe(Status.ACCEPTED);
  expect(site.judge.requests.slice(before).filter(({ cookies }) => cookies.size > 0)).toEqual([]);
});

test('a set that is for users alone is read by the account of the site', async () => {
  const { services, addAccount } = (scene = await startRunnerScene(verdictSubject));
  const load = () => loadSet(services, verdictSubject.adapter, 'training/12');
  await expect(load()).rejects.toMatchObject({ class: 'refused', reason: 'not-permitted' });
  await addAccount('robot');
  expect(await load()).toEqual(['1000']);
});

test('results of cases are stored with the verdict', async () => {
  const libre = (scene = await startRunnerScene(libreojSubject));
  await libre.addAccount('verdictbot');
  libre.judge.setScript({ steps: [{ afterMs: 0, text: 'WrongAnswer' }], timeMs: 15, memoryKb: 1_792 });
  const id = await libre.submit();
  await libre.work(5 * minuteMs);
  expect(await statusOf(libre, id)).toBe(Status.WRONG_ANSWER);
  const cases = await libre.services.db.caseResult.findMany({
    where: { submissionId: id },
    orderBy: { position: 'asc' },
    select: { position: true, status: true, timeMs: true, message: true, testCaseId: true },
  });
  const facts = { timeMs: 15, message: 'differs at line 1', testCaseId: null };
  expect(cases).toEqual([
    { position: 1, status: Status.ACCEPTED, ...facts },
    { position: 2, status: Status.WRONG_ANSWER, ...facts },
  ]);
});
