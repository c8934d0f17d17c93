import { Status } from '@verdict/judge/protocol/status.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';

/* What admins do with a submission that waits for its submitter. */

const minuteMs = 60_000;
let scene: RunnerScene;
let token: string;
let waiting: { readonly id: number; readonly jobId: number };
beforeEach(async () => {
  scene = await startRunnerScene();
  token = await tokenFor(scene.services, await buildUser(scene.services, { role: 'ROOT' }));
  // Requests of admins are made by the clock of the judge, too.
  Object.assign(scene.server.services, { host: scene.services.host });
  const { displayId: problemDisplayId } = scene.problem;
  const input = { problemDisplayId, languageKey: 'HDU.0', code: program, remoteMode: 'BROWSER' };
  expect(await ask(submitMutation, { input })).toMatchObject({
    submitSolution: { data: { status: Status.SUBMITTING } },
  });
  const { id } = await scene.services.db.submission.findFirstOrThrow({ orderBy: { id: 'desc' } });
  waiting = { id, jobId: (await scene.jobOf(id)).id };
  // The clock of requests is real, that of the judge is the scene's.
  await scene.services.db.remoteJob.updateMany({ data: { sentAt: scene.services.host.clock() } });
});
afterEach(() => scene.stop());

/** Asks as a super admin. */
async function ask(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await scene.server.graphql(query, { token, variables });
  expect(errors).toBeUndefined();
  return data;
}

/** Does something with the job. */
async function act(name: 'bindRemoteRun' | 'failRemoteJob', more = ''): Promise<unknown> {
  const query = `mutation ($id: Int!) { ${name}(id: $id${more}) { __typename ... on DomainError { code } } }`;
  return (await ask(query, { id: waiting.jobId }))?.[name];
}

const bind = (run: string, username?: string, more = '') =>
  act('bindRemoteRun', `, runId: "${run}"${username === undefined ? '' : `, username: "${username}"`}${more}`);
const surely = ', isConfirmed: true';
const bound = { __typename: 'BindRemoteRunSuccess' };
const ended = { __typename: 'FailRemoteJobSuccess' };

const runOf = (username: string) => scene.judge.addRun({ username, ref: '1000', languageId: '0', source: program }).id;
async function statusNow(): Promise<number> {
  const { id } = waiting;
  return (await scene.services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;
}

test('it is counted apart from the queue, and ended by an admin', async () => {
  const queues = '{ managedRemoteJudges { key queue { waiting byHand } } }';
  expect(await ask(queues)).toMatchObject({
    managedRemoteJudges: expect.arrayContaining([{ key: 'HDU', queue: { waiting: 0, byHand: 1 } }]),
  });
  expect(await act('failRemoteJob')).toEqual(ended);
  expect(await statusNow()).toBe(Status.SUBMITTED_FAILED);
});

test('it gets the run that an admin names, with the name of its owner where nobody knows it', async () => {
  const run = runOf('alice');
  const job = '{ remoteJobs(states: [WAITING]) { items { isNameless acts } } }';
  expect(await ask(job)).toEqual({ remoteJobs: { items: [{ isNameless: true, acts: ['BIND_RUN', 'FAIL'] }] } });
  expect(await bind(run)).toMatchObject({ code: 'HANDLE_NEEDED' });
  expect(await bind(run, 'alice')).toEqual(bound);
  // The clock of requests is real, that of the queue is the scene's.
  const now = scene.services.host.clock();
  await scene.services.db.remoteJob.updateMany({ data: { nextAt: now, createdAt: now } });
  await scene.work(5 * minuteMs);
  expect(await statusNow()).toBe(Status.ACCEPTED);
  expect(await bind(run, 'alice')).toMatchObject({ code: 'REMOTE_JOB_NOT_READY' });
});

test('what is no run of the judge is not bound', async () => {
  expect(await bind('abc', 'alice')).toMatchObject({ code: 'RUN_UNREADABLE' });
  expect(await scene.jobOf(waiting.id)).toMatchObject({ state: 'WAITING', runId: null });
});

test('a run that the judge does not list is bound only by an admin who is sure', async () => {
  for (const [run, name] of [
    ['999999', 'alice'],
    [runOf('mallory'), 'alice'],
  ] as const) {
    expect(await bind(run, name)).toMatchObject({ code: 'REMOTE_RUN_DOUBTFUL' });
    expect(await scene.jobOf(waiting.id)).toMatchObject({ state: 'WAITING', runId: null, handle: null });
    scene.judge.clock.advance(minuteMs);
  }
  expect(await bind('999999', 'alice', surely)).toEqual(bound);
  expect(await scene.jobOf(waiting.id)).toMatchObject({ state: 'RUNNING', runId: '999999', handle: 'alice' });
});

test('until there is a result another run is bound, or none', async () => {
  const [wrong, right] = [runOf('mallory'), runOf('alice')];
  for (const run of [wrong, right]) {
    expect(await bind(run, 'mallory', surely)).toEqual(bound);
    expect(await scene.jobOf(waiting.id)).toMatchObject({ state: 'RUNNING', runId: run });
  }
  expect(await act('failRemoteJob')).toEqual(ended);
  expect(await scene.jobOf(waiting.id)).toMatchObject({ state: 'NOT_SENT', runId: null });
  expect(await statusNow()).toBe(Status.SUBMITTED_FAILED);
  // A wrong name is taken back, too.
  expect(await bind(right)).toMatchObject({ code: 'HANDLE_NEEDED' });
  expect(await bind(right, 'alice', surely)).toEqual(bound);
});
