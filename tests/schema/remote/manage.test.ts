import { Status } from '@verdict/judge/protocol/status.ts';
import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { submitMutation } from '../judging/submission/submission-operations.ts';
import { program, startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { password } from './runner-subjects.ts';

const minuteMs = 60_000;
let scene: RunnerScene;
let token: string;
beforeEach(async () => {
  scene = await startRunnerScene();
  const { db } = scene.services;
  await Promise.all([db.remotePace.deleteMany(), db.remoteHealth.deleteMany(), db.remoteJudge.deleteMany()]);
  token = await tokenFor(scene.services, await buildUser(scene.services, { role: 'ROOT' }));
  // Requests of admins are made by the clock of the judge, too.
  Object.assign(scene.server.services, { host: scene.services.host });
});
afterEach(async () => {
  const { db } = scene.services;
  await db.submission.deleteMany();
  await db.remoteAccount.deleteMany();
  await db.remoteJudge.deleteMany();
  await db.problem.deleteMany();
  await scene.stop();
});

/** Asks as a super admin. */
const ask = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await scene.server.graphql(query, { token, variables });
  expect(errors).toBeUndefined();
  return data;
};
/** Does something with a job. */
const act = async (name: string, id: number, more = '') =>
  (await ask(`mutation ($id: Int!) { ${name}(id: $id${more}) { __typename ... on DomainError { code } } }`, { id }))?.[
    name
  ];
const statusOf = async (id: number) =>
  (await scene.services.db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;
const entriesOf = async (action: string) => scene.services.db.auditEntry.count({ where: { action } });
/** The clock of requests is real, that of the queue is the scene's. */
const dueNow = () =>
  scene.services.db.remoteJob.updateMany({
    where: { state: { in: ['QUEUED', 'RUNNING'] } },
    data: { nextAt: scene.services.host.clock(), createdAt: scene.services.host.clock() },
  });

/** A submission that an admin must decide on: two runs could be it. */
async function heldSubmission(): Promise<{ readonly id: number; readonly jobId: number }> {
  await scene.addAccount('bot');
  const id = await scene.submit();
  scene.judge.faults.add('late-row');
  await workOnJudge(scene.services, hdu);
  scene.judge.addRun({
    username: 'bot',
    ref: '1000',
    languageId: '0',
    source: (scene.judge.runs[0]?.source ?? '').replace('a', 'x'),
  });
  await scene.work(5 * minuteMs);
  const job = await scene.jobOf(id);
  expect(job.state).toBe('HELD');
  // The judge may be asked again.
  scene.judge.clock.advance(minuteMs);
  return { id, jobId: job.id };
}

const addMutation = `mutation ($input: RemoteAccountInput!) {
  addRemoteAccount(input: $input) {
    ... on AddRemoteAccountSuccess { data { id username state isSignedIn } } ... on DomainError { code }
  }
}`;

test('an account is added with a secret that nobody sees again, and sends submissions', async () => {
  await scene.addAccount('bot');
  await scene.services.db.remoteAccount.deleteMany();
  const input = { judgeKey: 'HDU', mode: 'POOL', username: 'bot', secret: password };
  expect(await ask(addMutation, { input })).toMatchObject({
    addRemoteAccount: { data: { username: 'bot', state: 'OK', isSignedIn: false } },
  });
  expect(await ask(addMutation, { input })).toEqual({ addRemoteAccount: { code: 'REMOTE_ACCOUNT_TAKEN' } });
  expect(await ask(addMutation, { input: { ...input, username: 'other', mode: 'CLAIM' } })).toEqual({
    addRemoteAccount: { code: 'REMOTE_MODE_NOT_POSSIBLE' },
  });
  const { id: accountId } = await scene.services.db.remoteAccount.findFirstOrThrow();
  expect(await act('checkRemoteAccount', accountId)).toEqual({ __typename: 'CheckRemoteAccountSuccess' });
  const id = await scene.submit();
  await scene.work(5 * minuteMs);
  expect(await statusOf(id)).toBe(Status.ACCEPTED);
  const kept = JSON.stringify([await scene.services.db.auditEntry.findMany(), scene.server.logged]);
  expect(kept).not.toContain(password);
});

const changeMutation = `mutation ($input: RemoteJudgeInput!) {
  changeRemoteJudge(input: $input) {
    ... on ChangeRemoteJudgeSuccess { data { isOn modes state } } ... on DomainError { code }
  }
}`;

test('a judge that is off refuses submissions, and what waits is sent when it is on again', async () => {
  await scene.addAccount('bot');
  const waiting = await scene.submit();
  const change = (isOn: boolean) => ask(changeMutation, { input: { key: 'HDU', isOn, modes: ['POOL'] } });
  expect(await change(false)).toEqual({
    changeRemoteJudge: { data: { isOn: false, modes: ['POOL'], state: 'OFF' } },
  });
  const user = await tokenFor(scene.services, await scene.newUser());
  const answer = await scene.server.graphql(submitMutation, {
    token: user,
    variables: { input: { problemDisplayId: scene.problem.displayId, languageKey: 'HDU.0', code: program } },
  });
  expect(answer.data?.['submitSolution']).toMatchObject({ __typename: 'RemoteJudgeOff' });
  await workOnJudge(scene.services, hdu);
  expect(await scene.jobOf(waiting)).toMatchObject({ state: 'QUEUED', reason: 'switched-off' });
  await change(true);
  await scene.work(10 * minuteMs);
  expect(await statusOf(waiting)).toBe(Status.ACCEPTED);
});

test('everyone sees how a judge is, also at its problems; figures are for super admins', async () => {
  const query = `query ($displayId: String!) {
    remoteJudges { key state cause modes } problem(displayId: $displayId) { remoteJudge { key state } }
  }`;
  const variables = { displayId: scene.problem.displayId };
  expect((await scene.server.graphql(query, { variables })).data).toEqual({
    remoteJudges: expect.arrayContaining([
      { key: 'HDU', state: 'BROWSER_ONLY', cause: null, modes: expect.not.arrayContaining(['POOL']) },
    ]),
    problem: { remoteJudge: { key: 'HDU', state: 'BROWSER_ONLY' } },
  });
  await scene.addAccount('bot');
  expect((await scene.server.graphql(query, { variables })).data).toMatchObject({
    remoteJudges: expect.arrayContaining([expect.objectContaining({ modes: expect.arrayContaining(['POOL']) })]),
    problem: { remoteJudge: { state: 'WORKING' } },
  });
  const admin = await tokenFor(scene.services, await buildUser(scene.services, { role: 'ADMIN' }));
  for (const field of ['managedRemoteJudges { key }', 'remoteAccounts { id }', 'remoteJobs { total }']) {
    const { errors } = await scene.server.graphql(`{ ${field} }`, { token: admin });
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  }
});

test('the list of jobs is narrowed, and a job has its timeline', async () => {
  await scene.addAccount('bot');
  const id = await scene.submit();
  await scene.work(5 * minuteMs);
  const { runId } = await scene.jobOf(id);
  const query = `query ($text: String, $states: [RemoteJobState!]) {
    remoteJobs(judgeKey: "HDU", text: $text, states: $states) {
      total items { submissionId problemDisplayId state runId acts events { state } }
    }
  }`;
  expect(await ask(query, { text: runId, states: ['DONE'] })).toEqual({
    remoteJobs: {
      total: 1,
      items: [
        {
          submissionId: id,
          problemDisplayId: scene.problem.displayId,
          state: 'DONE',
          runId,
          acts: [],
          events: ['QUEUED', 'SENDING', 'UNCERTAIN', 'RUNNING', 'DONE'].map((state) => ({ state })),
        },
      ],
    },
  });
  expect(await ask(query, { states: ['HELD'] })).toEqual({ remoteJobs: { total: 0, items: [] } });
  expect(await ask('{ remoteJobs { items { answer { status path text } } } }')).toMatchObject({
    remoteJobs: {
      items: [
        { answer: { status: 200, path: `/status.php?first=${runId}`, text: expect.stringContaining('Accepted') } },
      ],
    },
  });
  // Figures are of the last day by the clock of requests.
  await scene.services.db.remoteJob.updateMany({ data: { createdAt: new Date() } });
  const figures = '{ managedRemoteJudges { key queue { waiting } times { verdictP50 } refusals { count } } }';
  expect(await ask(figures)).toMatchObject({
    managedRemoteJudges: expect.arrayContaining([
      { key: 'HDU', queue: { waiting: 0 }, times: { verdictP50: expect.any(Number) }, refusals: [] },
    ]),
  });
});

describe('a submission whose run is not known', () => {
  test('gets the run that an admin chooses among the candidates', async () => {
    const { id, jobId } = await heldSubmission();
    const list = `mutation ($id: Int!) {
      listRemoteRuns(id: $id) { ... on ListRemoteRunsSuccess { data { runId } } ... on DomainError { code message } }
    }`;
    const [ours] = scene.judge.runs;
    expect(await ask(list, { id: jobId })).toMatchObject({
      listRemoteRuns: { data: expect.arrayContaining([{ runId: ours?.id }]) },
    });
    expect(await act('bindRemoteRun', jobId, `, runId: "${ours?.id}", isConfirmed: true`)).toEqual({
      __typename: 'BindRemoteRunSuccess',
    });
    expect(await statusOf(id)).toBe(Status.PENDING);
    await dueNow();
    await scene.work(5 * minuteMs);
    expect(await statusOf(id)).toBe(Status.ACCEPTED);
    expect(await entriesOf('remote.bindRun')).toBeGreaterThan(0);
    expect(await act('bindRemoteRun', jobId, ', runId: "1"')).toMatchObject({ code: 'REMOTE_JOB_NOT_READY' });
  });

  test('is marked as not sent, then sent again with a new run', async () => {
    const { id, jobId } = await heldSubmission();
    expect(await act('submitRemoteJobAgain', jobId)).toMatchObject({ code: 'REMOTE_JOB_NOT_READY' });
    expect(await act('failRemoteJob', jobId)).toEqual({ __typename: 'FailRemoteJobSuccess' });
    expect(await statusOf(id)).toBe(Status.SUBMITTED_FAILED);
    scene.judge.faults.clear();
    expect(await act('submitRemoteJobAgain', jobId)).toEqual({ __typename: 'SubmitRemoteJobAgainSuccess' });
    expect(await act('submitRemoteJobAgain', jobId)).toMatchObject({ code: 'REMOTE_JOB_NOT_READY' });
    await dueNow();
    await scene.work(10 * minuteMs);
    expect(await scene.jobOf(id)).toMatchObject({ state: 'DONE', attempt: 2 });
    expect(scene.judge.runs).toHaveLength(3);
  });
});

test('an act takes the lease of a step that is under way, which then sends nothing', async () => {
  await scene.addAccount('bot');
  const id = await scene.submit();
  const { services } = scene;
  const web: typeof services.web = {
    async send(wanted) {
      if (wanted.url.pathname === '/') await act('failRemoteJob', (await scene.jobOf(id)).id);
      return services.web.send(wanted);
    },
  };
  await workOnJudge({ ...services, web }, hdu);
  expect(scene.judge.runs).toEqual([]);
  expect(await scene.jobOf(id)).toMatchObject({ state: 'NOT_SENT', reason: 'by-admin' });
  expect(await statusOf(id)).toBe(Status.SUBMITTED_FAILED);
});

test('the canary says what differs, and health warns of it', async () => {
  const check = `mutation { checkRemoteJudge(key: "HDU") {
    ... on CheckRemoteJudgeSuccess { data { canaryFailure } } ... on DomainError { code }
  } }`;
  const findings = async () => {
    const data = await ask('{ siteHealth { kind state } }');
    return data?.['siteHealth'];
  };
  await scene.addAccount('bot');
  expect(await ask(check)).toEqual({ checkRemoteJudge: { data: { canaryFailure: null } } });
  expect(await findings()).toContainEqual({ kind: 'REMOTE_JUDGES', state: 'OK' });
  scene.judge.faults.add('statement-changed');
  expect(await ask(check)).toEqual({
    checkRemoteJudge: { data: { canaryFailure: 'time limit: 3000 ms, expected 1000 ms' } },
  });
  const inChinese = '{ managedRemoteJudges { key canaryFailure } }';
  const { data } = await scene.server.graphql(inChinese, { token, headers: { locale: 'zh-CN' } });
  expect(data?.['managedRemoteJudges']).toContainEqual({
    key: 'HDU',
    canaryFailure: '时间限制：3000 ms，应为 1000 ms',
  });
  expect(await findings()).toContainEqual({ kind: 'REMOTE_JUDGES', state: 'WARNING' });
  // Its pages of results are read, too; one failure opens no breaker yet.
  scene.judge.faults.add('html-changed');
  expect(await ask(check)).toEqual({
    checkRemoteJudge: {
      data: {
        canaryFailure: expect.stringMatching(/^its pages have changed: .*; its pages have changed: .*status\.php/u),
      },
    },
  });
  expect(await findings()).toContainEqual({ kind: 'REMOTE_JUDGES', state: 'WARNING' });
});
