import { Status } from '@verdict/judge/protocol/status.ts';
import { WebFailure } from '@verdict/schema/core/web-failure.ts';
import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { markOf } from '@verdict/schema/remote/submit/marker.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';

const minuteMs = 60_000;
let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene();
  const { db } = scene.services;
  await db.remotePace.deleteMany();
  await db.remoteHealth.deleteMany();
});
afterEach(async () => {
  const { db } = scene.services;
  await db.submission.deleteMany();
  await db.remoteAccount.deleteMany();
  await db.problem.deleteMany();
  await scene.stop();
});

const submissionOf = (id: number) =>
  scene.services.db.submission.findUniqueOrThrow({
    where: { id },
    select: { status: true, timeMs: true, memoryKb: true, message: true, judgeName: true, version: true },
  });

test('a program is sent once, and its result is the verdict', async () => {
  await scene.addAccount('bot');
  const id = await scene.submit();
  expect(await submissionOf(id)).toMatchObject({ status: Status.PENDING, version: 0 });
  await scene.workUntil(async () => (await scene.jobOf(id)).state !== 'QUEUED');
  // The answer of the judge names no run.
  expect(await scene.jobOf(id)).toMatchObject({ state: 'UNCERTAIN', reason: 'taken' });
  await scene.work(5 * minuteMs);
  expect(await submissionOf(id)).toMatchObject({
    status: Status.ACCEPTED,
    timeMs: 15,
    memoryKb: 1_792,
    judgeName: 'HDU Online Judge',
    version: 1,
  });
  const [run] = scene.judge.runs;
  const job = await scene.jobOf(id);
  expect(scene.judge.runs).toHaveLength(1);
  expect(run?.source.startsWith(`${program}\n`)).toBe(true);
  expect([markOf(run?.source ?? ''), job.state, job.runId, job.reason]).toEqual([job.id, 'DONE', run?.id, null]);
  const user = await scene.services.db.user.findUniqueOrThrow({ where: { id: job.userId } });
  const shown = await scene.server.graphql(`{ submission(id: ${id}) { remote { addedBytes } } }`, {
    token: await tokenFor(scene.services, user),
  });
  expect(shown.data).toEqual({ submission: { remote: { addedBytes: (run?.source.length ?? 0) - program.length } } });
});

test('a problem offers the languages of its judge, with its limits for all of them', async () => {
  const id = await scene.submit({ languageKey: 'HDU.5' });
  const answer = await scene.server.graphql(
    `query ($displayId: String!) {
      problem(displayId: $displayId) { languages { language { key name } timeLimitMs } }
    }`,
    { variables: { displayId: scene.problem.displayId } },
  );
  expect(answer.data).toEqual({
    problem: {
      languages: [
        { language: { key: 'HDU.0', name: 'G++' }, timeLimitMs: 1_000 },
        { language: { key: 'HDU.5', name: 'Java' }, timeLimitMs: 1_000 },
      ],
    },
  });
  const shown = await scene.server.graphql(`{ submission(id: ${id}) { languageName } }`);
  expect(shown.data).toEqual({ submission: { languageName: 'Java' } });
});

test('what its judge does not take is refused at once', async () => {
  const { server, problem, services } = scene;
  const token = await tokenFor(services, await buildUser(services));
  const refusal = async (input: object) => {
    const answer = await server.graphql(submitMutation, {
      token,
      variables: { input: { problemDisplayId: problem.displayId, languageKey: 'HDU.0', code: program, ...input } },
    });
    return answer.data?.['submitSolution'];
  };
  expect(await refusal({ code: 'int main() {}' })).toMatchObject({
    __typename: 'CodeTooShort',
    message: expect.stringContaining('51'),
  });
  expect(await refusal({ languageKey: 'HDU.1' })).toMatchObject({
    __typename: 'LanguageNotAvailable',
    message: expect.stringContaining('GCC'),
  });
  expect(await services.db.remoteJob.count()).toBe(0);
});

test('a compile error comes with the text of the compiler', async () => {
  await scene.addAccount('bot');
  scene.judge.setScript({ steps: [{ afterMs: 0, text: 'Compilation Error' }], compileText: 'error: x', timeMs: 0 });
  const id = await scene.submit();
  await scene.work(5 * minuteMs);
  expect(await submissionOf(id)).toMatchObject({ status: Status.COMPILE_ERROR, message: 'error: x' });
});

describe('results of one account', () => {
  const late = {
    steps: [
      { afterMs: 0, text: 'Queuing' },
      { afterMs: 10 * minuteMs, text: 'Accepted' },
    ],
    timeMs: 15,
    memoryKb: 1_792,
  };
  const countRunning = () => scene.services.db.remoteJob.count({ where: { state: 'RUNNING' } });
  beforeEach(async () => {
    await scene.addAccount('bot');
    scene.judge.setScript(late);
  });

  test('are read by one request', async () => {
    const ids = [await scene.submit(), await scene.submit(), await scene.submit()];
    await scene.workUntil(async () => (await countRunning()) === 3);
    scene.judge.clock.advance(20 * minuteMs);
    const before = scene.judge.requests.length;
    await workOnJudge(scene.services, hdu);
    expect(scene.judge.requests.length - before).toBe(1);
    for (const id of ids) expect((await submissionOf(id)).status).toBe(Status.ACCEPTED);
  });

  test('of a run that is too old for the page of the others is read alone', async () => {
    const ids = [await scene.submit()];
    await scene.workUntil(async () => (await countRunning()) === 1);
    for (let count = 0; count < 20; count += 1)
      scene.judge.addRun({ username: 'bot', ref: '2056', languageId: '0', source: 'int main() {}' });
    ids.push(await scene.submit());
    await scene.workUntil(async () => (await countRunning()) === 2);
    scene.judge.clock.advance(20 * minuteMs);
    await scene.work(10 * minuteMs);
    for (const id of ids) expect(await scene.jobOf(id)).toMatchObject({ state: 'DONE', reason: null });
    const [together, alone] = scene.judge.requests.slice(-2);
    expect([together?.query.get('user'), alone?.query.get('user')]).toEqual(['bot', null]);
    // Not after the pause of a run that has no result yet.
    expect(Number(alone?.at) - Number(together?.at)).toBeLessThan(minuteMs);
  });

  test('have the text of the compiler, each', async () => {
    scene.judge.setScript({
      ...late,
      steps: [
        { afterMs: 0, text: 'Queuing' },
        { afterMs: 10 * minuteMs, text: 'Compilation Error' },
      ],
      compileText: 'error: x',
    });
    const ids = [await scene.submit(), await scene.submit()];
    await scene.workUntil(async () => (await countRunning()) === 2);
    scene.judge.clock.advance(20 * minuteMs);
    const withText = { id: { in: ids }, message: 'error: x' };
    const countTexts = () => scene.services.db.submission.count({ where: withText });
    await scene.workUntil(async () => (await countTexts()) === 2);
    expect(await countTexts()).toBe(2);
  });
});

test('an account whose password is refused is left alone until a person looks at it', async () => {
  const accountId = await scene.addAccount('bot');
  scene.judge.faults.add('bad-password');
  const id = await scene.submit();
  await scene.work(2 * minuteMs);
  const account = await scene.services.db.remoteAccount.findUniqueOrThrow({ where: { id: accountId } });
  const signIns = scene.judge.requests.filter(({ path }) => path === '/userloginex.php');
  expect([account.state, signIns.length, scene.judge.runs.length]).toEqual(['NEEDS_HUMAN', 1, 0]);
  expect((await submissionOf(id)).status).toBe(Status.PENDING);
});

test('a network that is down is not blamed on the account, and the program is sent when it is back', async () => {
  await scene.addAccount('bot');
  const id = await scene.submit();
  const web = { send: () => Promise.reject(new WebFailure('UNREACHABLE', false)) };
  await scene.work(30 * minuteMs, { web });
  expect(await scene.services.db.remoteAccount.findFirstOrThrow()).toMatchObject({ state: 'OK', signedInAt: [] });
  await scene.work(90 * minuteMs);
  expect((await submissionOf(id)).status).toBe(Status.ACCEPTED);
  expect(scene.judge.runs).toHaveLength(1);
});

describe('when it is not certain that the judge has the program', () => {
  beforeEach(() => scene.addAccount('bot'));

  test('a run of the same program that another account makes at that moment is not taken for it', async () => {
    scene.judge.faults.add('two-accounts-race');
    scene.judge.faults.add('reset-submit');
    const id = await scene.submit();
    await scene.work(5 * minuteMs);
    const { runId } = await scene.jobOf(id);
    expect((await submissionOf(id)).status).toBe(Status.ACCEPTED);
    expect(scene.judge.runs.filter((run) => run.id === runId).map(({ username }) => username)).toEqual(['bot']);
  });

  test('two runs that could be it wait for an admin', async () => {
    const id = await scene.submit();
    scene.judge.faults.add('late-row');
    await workOnJudge(scene.services, hdu);
    const [ours] = scene.judge.runs;
    scene.judge.addRun({
      username: 'bot',
      ref: '1000',
      languageId: '0',
      source: (ours?.source ?? '').replace('a', 'x'),
    });
    await scene.work(5 * minuteMs);
    expect(await scene.jobOf(id)).toMatchObject({ state: 'HELD', reason: 'several-runs' });
    expect((await submissionOf(id)).status).toBe(Status.SUBMITTING);
  });
});

test('a refused program says why, and is sent again when its submitter asks for it', async () => {
  await scene.addAccount('bot');
  scene.judge.faults.add('language-gone');
  const id = await scene.submit({ languageKey: 'HDU.5' });
  await scene.work(5 * minuteMs);
  expect(await submissionOf(id)).toMatchObject({ status: Status.SUBMITTED_FAILED, message: 'Unknown language.' });
  expect(await scene.jobOf(id)).toMatchObject({ state: 'NOT_SENT', reason: 'language', attempt: 1 });
  scene.judge.faults.delete('language-gone');
  await scene.resubmit(id);
  await scene.work(5 * minuteMs);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'DONE', attempt: 2 });
  expect((await submissionOf(id)).status).toBe(Status.ACCEPTED);
  expect(await scene.services.db.message.count()).toBe(0);
});

test('a submission that was cancelled before is not sent', async () => {
  await scene.addAccount('bot');
  const id = await scene.submit();
  await scene.services.db.submission.update({ where: { id }, data: { status: Status.CANCELLED } });
  await scene.work(5 * minuteMs);
  expect([scene.judge.runs.length, (await submissionOf(id)).status]).toEqual([0, Status.CANCELLED]);
});
