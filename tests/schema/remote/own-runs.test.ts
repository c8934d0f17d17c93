import { Status } from '@verdict/judge/protocol/status.ts';
import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenFor } from '../../factories/user.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';

const minuteMs = 60_000;
let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene();
  const { db } = scene.services;
  await db.remotePace.deleteMany();
  await db.remoteHealth.deleteMany();
  // Requests of users are answered by the real clock.
  scene.judge.clock.advance(Date.now() - scene.judge.clock.now().getTime());
});
afterEach(async () => {
  const { db } = scene.services;
  await db.submission.deleteMany();
  await db.remoteHandle.deleteMany();
  await db.remoteHandleProof.deleteMany();
  await db.remoteAccount.deleteMany();
  await db.remoteJudge.deleteMany();
  await db.problem.deleteMany();
  await scene.stop();
});

/** What a user's mutation answers, by its name. */
async function ask(user: User, mutation: string): Promise<unknown> {
  const answer = await scene.server.graphql(`mutation { ${mutation} }`, {
    token: await tokenFor(scene.services, user),
  });
  return answer.data?.[mutation.slice(0, mutation.indexOf('('))];
}

const compileError = { steps: [{ afterMs: 0, text: 'Compilation Error' }] };
const accepted = { steps: [{ afterMs: 0, text: 'Accepted' }], timeMs: 15, memoryKb: 1_792 };

const run = (username: string, source = program) => {
  scene.judge.setScript(source === program ? accepted : compileError);
  return scene.judge.addRun({ username, ref: '1000', languageId: '0', source });
};

/** Proves a handle by a run that does not compile. */
async function prove(user: User, handle: string): Promise<unknown> {
  await ask(user, `startHandleProof(input: { judgeKey: "HDU", handle: "${handle}" }) { __typename }`);
  run(handle, 'proof');
  await scene.services.db.remotePace.deleteMany();
  return ask(user, 'checkHandleProof(judgeKey: "HDU") { __typename }');
}

async function submit(user: User, remoteMode: 'BROWSER' | 'CLAIM' = 'BROWSER'): Promise<number> {
  const input = { problemDisplayId: scene.problem.displayId, languageKey: 'HDU.0', code: program, remoteMode };
  const token = await tokenFor(scene.services, user);
  const answer = await scene.server.graphql(submitMutation, { token, variables: { input } });
  expect(answer.data?.['submitSolution']).toMatchObject({ __typename: 'SubmitSolutionSuccess' });
  return (await scene.services.db.submission.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
}

/** Names a run, and lets the worker look at it. */
async function report(user: User, submissionId: number, runId: string): Promise<unknown> {
  const answer = await ask(
    user,
    `reportRemoteRun(input: { submissionId: ${submissionId}, run: "${runId}" }) { __typename }`,
  );
  await scene.services.db.remoteJob.updateMany({
    where: { submissionId, state: 'WAITING' },
    data: { nextAt: scene.judge.clock.now() },
  });
  return answer;
}

const statusOf = async (id: number) =>
  (await scene.services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

test('a run that does not compile proves a handle', async () => {
  const user = await scene.newUser();
  await ask(user, 'startHandleProof(input: { judgeKey: "HDU", handle: "ALICE" }) { __typename }');
  expect(await ask(user, 'checkHandleProof(judgeKey: "HDU") { __typename }')).toEqual({
    __typename: 'HandleNotProven',
  });
  expect(await prove(user, 'alice')).toEqual({ __typename: 'CheckHandleProofSuccess' });
  const token = await tokenFor(scene.services, user);
  const answer = await scene.server.graphql('{ ownRemoteJudges { key handle { handle } proof { handle } } }', {
    token,
  });
  expect(answer.data?.['ownRemoteJudges']).toContainEqual({ key: 'HDU', handle: { handle: 'alice' }, proof: null });
});

test('a new proof moves a handle, and the audit log says so', async () => {
  const [first, second] = [await scene.newUser(), await scene.newUser()];
  await prove(first, 'alice');
  await prove(second, 'Alice');
  const { db } = scene.services;
  expect(await db.remoteHandle.findMany({ select: { userId: true } })).toEqual([{ userId: second.id }]);
  const entry = await db.auditEntry.findFirst({
    where: { action: 'user.moveRemoteHandle', targetId: first.id },
    select: { actorId: true },
  });
  expect(entry).toEqual({ actorId: second.id });
});

test('the run that a user makes within the half hour is found', async () => {
  const user = await scene.newUser();
  await prove(user, 'alice');
  const id = await submit(user);
  expect(await statusOf(id)).toBe(Status.SUBMITTING);
  await scene.work(5 * minuteMs);
  expect(await statusOf(id)).toBe(Status.SUBMITTING);
  run('alice');
  await scene.work(5 * minuteMs);
  expect(await statusOf(id)).toBe(Status.ACCEPTED);
  const job = await scene.jobOf(id);
  expect(job).toMatchObject({ state: 'DONE', mode: 'BROWSER', handle: 'alice', isReported: false });
  const query = `{ submission(id: ${id}) { remote { runId words isLate } } }`;
  const own = await scene.server.graphql(query, { token: await tokenFor(scene.services, user) });
  expect(own.data).toEqual({ submission: { remote: { runId: job.runId, words: 'Accepted', isLate: false } } });
  const { data } = await scene.server.graphql(query);
  expect(data).toEqual({ submission: { remote: { runId: null, words: null, isLate: false } } });
});

test('without a run the submission was not sent, and is waited for again when it is submitted again', async () => {
  const user = await scene.newUser();
  await prove(user, 'alice');
  const id = await submit(user);
  const { visibleBy } = await scene.jobOf(id);
  expect((visibleBy?.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * minuteMs);
  scene.judge.clock.advance(29 * minuteMs);
  await scene.work(3 * minuteMs);
  expect(await statusOf(id)).toBe(Status.SUBMITTED_FAILED);
  await scene.resubmit(id);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'WAITING', mode: 'BROWSER', attempt: 2 });
});

test('a run of another user, or of another submission, is not taken', async () => {
  const user = await scene.newUser();
  await prove(user, 'alice');
  const foreign = run('mallory');
  const id = await submit(user);
  await report(user, id, foreign.id);
  await scene.work(5_000);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'WAITING', reason: 'not-listed', givenRunId: null });
  const own = run('alice');
  await report(user, id, own.id);
  await scene.work(5 * minuteMs);
  expect(await statusOf(id)).toBe(Status.ACCEPTED);

  const again = await submit(user);
  await report(user, again, own.id);
  await scene.work(5_000);
  expect(await scene.jobOf(again)).toMatchObject({ state: 'WAITING', reason: 'used' });
});

test('an old run is taken as a claim only', async () => {
  const user = await scene.newUser();
  await prove(user, 'alice');
  const { clock } = scene.judge;
  clock.advance(-60 * minuteMs);
  const old = run('alice');
  clock.advance(60 * minuteMs);
  const id = await submit(user);
  await report(user, id, old.id);
  await scene.work(5_000);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'WAITING', reason: 'too-old' });
  const claim = await submit(user, 'CLAIM');
  await report(user, claim, `https://acm.hdu.edu.cn/viewcode.php?rid=${old.id}`);
  await scene.work(5 * minuteMs);
  expect(await statusOf(claim)).toBe(Status.ACCEPTED);
});

test('a claimed run of a program of another length is not taken', async () => {
  const user = await scene.newUser();
  await prove(user, 'alice');
  const other = run('alice', `${program} // and what was left out here`);
  const id = await submit(user, 'CLAIM');
  await report(user, id, other.id);
  await scene.work(5_000);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'WAITING', reason: 'other-length', givenRunId: null });
});

test('a run is named by the submitter alone, with a proven handle, as a run of the judge', async () => {
  const [user, stranger] = [await scene.newUser(), await scene.newUser()];
  const id = await submit(user);
  expect(await report(stranger, id, '1')).toEqual({ __typename: 'RunNotAwaited' });
  expect(await report(user, id, '1')).toEqual({ __typename: 'HandleNeeded' });
  expect(await report(user, id, 'my run')).toEqual({ __typename: 'RunUnreadable' });
});

test('who has not submitted says so, and may submit again', async () => {
  const user = await scene.newUser();
  const id = await submit(user);
  expect(await ask(user, `giveUpRemoteRun(submissionId: ${id}) { __typename }`)).toEqual({
    __typename: 'GiveUpRemoteRunSuccess',
  });
  expect(await statusOf(id)).toBe(Status.SUBMITTED_FAILED);
});

test('a submission that was not sent says why to its submitter alone, without a code', async () => {
  const [user, stranger] = [await scene.newUser(), await scene.newUser()];
  const id = await submit(user);
  await ask(user, `giveUpRemoteRun(submissionId: ${id}) { __typename }`);
  const messageFor = async (by: User) => {
    const token = await tokenFor(scene.services, by);
    return (await scene.server.graphql(`{ submission(id: ${id}) { message } }`, { token })).data?.['submission'];
  };
  expect(await messageFor(user)).toEqual({ message: expect.stringContaining('HDU Online Judge') });
  expect(await messageFor(stranger)).toEqual({ message: null });
});

test('a judge that takes no sessions of users is given none', async () => {
  const user = await scene.newUser();
  const input = '{ judgeKey: "HDU", username: "alice", value: "secret" }';
  expect(await ask(user, `saveRemoteSession(input: ${input}) { __typename }`)).toEqual({
    __typename: 'RemoteAccountNotOffered',
  });
  expect(await scene.services.db.remoteAccount.count()).toBe(0);
});

test('a submission that waits is among the own ones until it has a run', async () => {
  const [user, stranger] = [await scene.newUser(), await scene.newUser()];
  await prove(user, 'alice');
  const id = await submit(user);
  const waiting = async (by: User) =>
    (
      await scene.server.graphql('{ ownAwaitedRuns { id remote { awaited { handle isReadable submitUrl } } } }', {
        token: await tokenFor(scene.services, by),
      })
    ).data?.['ownAwaitedRuns'];
  const submitUrl = `${scene.judge.origin}/submit.php?pid=1000`;
  expect(await waiting(user)).toEqual([{ id, remote: { awaited: { handle: 'alice', isReadable: true, submitUrl } } }]);
  expect(await waiting(stranger)).toEqual([]);
  run('alice');
  await scene.work(5 * minuteMs);
  expect(await waiting(user)).toEqual([]);
});

test('ways to submit are those that admins left on, and that can be used', async () => {
  const user = await scene.newUser();
  const { db } = scene.services;
  const ways = async () => {
    const token = await tokenFor(scene.services, user);
    const answer = await scene.server.graphql('{ ownRemoteJudges { key isSentBySite canBrowse canClaim } }', { token });
    return answer.data?.['ownRemoteJudges'];
  };
  const offers = (isSentBySite: boolean, canBrowse: boolean, canClaim: boolean) =>
    expect.arrayContaining([{ key: 'HDU', isSentBySite, canBrowse, canClaim }]);
  expect(await ways()).toEqual(offers(false, true, true));
  await scene.addAccount('bot');
  expect(await ways()).toEqual(offers(true, true, true));
  await db.remoteJudge.create({ data: { key: 'HDU', isOn: true, modes: ['BROWSER'] } });
  expect(await ways()).toEqual(offers(false, true, false));
  await db.remoteJudge.update({ where: { key: 'HDU' }, data: { isOn: false } });
  expect(await ways()).toEqual(offers(false, false, false));
});

test('only judges at which nobody proves a handle say so, whose accounts are no others’', async () => {
  const token = await tokenFor(scene.services, await scene.newUser());
  const answer = await scene.server.graphql('{ ownRemoteJudges { key isHandleProvable } }', { token });
  const judges = answer.data?.['ownRemoteJudges'];
  const of = (key: string, isHandleProvable: boolean) => ({ key, isHandleProvable });
  expect(judges).toEqual(expect.arrayContaining([of('SPOJ', false), of('GYM', true), of('CF', true), of('HDU', true)]));
});
