import { noteOutcome } from '@verdict/schema/remote/health/health.service.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';

let scene: RunnerScene;
let token: string;
beforeEach(async () => {
  scene = await startRunnerScene();
  const { db } = scene.services;
  await Promise.all([db.remotePace.deleteMany(), db.remoteHealth.deleteMany(), db.remoteJudge.deleteMany()]);
  token = await tokenFor(scene.services, await buildUser(scene.services, { role: 'ROOT' }));
});
afterEach(async () => {
  const { db } = scene.services;
  await db.submission.deleteMany();
  await db.remoteAccount.deleteMany();
  await db.remoteHealth.deleteMany();
  await db.problem.deleteMany();
  await scene.stop();
});

/** Asks as a super admin, in English. */
const ask = async (query: string, variables: Record<string, unknown> = {}) => {
  const headers = { 'accept-language': 'en-US' };
  const { data, errors } = await scene.server.graphql(query, { token, variables, headers });
  expect(errors).toBeUndefined();
  return data;
};

const pausesQuery = '{ remoteJudges { key pauses { operation cause } } }';
const resumeMutation = `mutation ($key: String!) {
  resumeRemoteOperation(key: $key, operation: SUBMIT) { __typename ... on DomainError { code } }
}`;

test('everyone sees what is paused, and a super admin ends the pause', async () => {
  const { db } = scene.services;
  const now = new Date();
  await db.remoteHealth.create({
    data: {
      judgeKey: 'HDU',
      operation: 'SUBMIT',
      outcomes: [false],
      openedAt: now,
      openUntil: new Date(now.getTime() + 3_600_000),
      openings: 3,
      failureClass: 'layout',
      failedAt: now,
    },
  });
  const { data } = await scene.server.graphql(pausesQuery);
  expect(data?.['remoteJudges']).toContainEqual({
    key: 'HDU',
    pauses: [{ operation: 'SUBMIT', cause: 'LAYOUT' }],
  });
  const pages = '{ managedRemoteJudges { key breakers { hasPage } } }';
  expect((await ask(pages))?.['managedRemoteJudges']).toContainEqual({ key: 'HDU', breakers: [{ hasPage: false }] });
  await db.remoteHealth.updateMany({ data: { failurePage: '<p>Sorry</p>' } });
  expect((await ask(pages))?.['managedRemoteJudges']).toContainEqual({ key: 'HDU', breakers: [{ hasPage: true }] });
  expect(await ask(resumeMutation, { key: 'HDU' })).toEqual({
    resumeRemoteOperation: { __typename: 'ResumeRemoteOperationSuccess' },
  });
  expect((await ask(pausesQuery))?.['remoteJudges']).toContainEqual({ key: 'HDU', pauses: [] });
  expect(await db.auditEntry.count({ where: { action: 'remote.resume' } })).toBe(1);
  // There is nothing more to end.
  await db.remoteHealth.deleteMany();
  await ask(resumeMutation, { key: 'HDU' });
  expect(await db.auditEntry.count({ where: { action: 'remote.resume' } })).toBe(1);
  expect(await ask(resumeMutation, { key: 'XYZ' })).toEqual({
    resumeRemoteOperation: { __typename: 'RemoteJudgeNotFound', code: 'REMOTE_JUDGE_NOT_FOUND' },
  });
});

test('the end of a pause uses accounts again that the challenge put out of use, and sends what waits', async () => {
  await scene.addAccount('bot');
  const { db } = scene.services;
  const now = new Date();
  const later = new Date(now.getTime() + 3_600_000);
  const account = await db.remoteAccount.findFirstOrThrow();
  const { id: jobId } = await scene.jobOf(await scene.submit());
  await db.remoteJob.update({ where: { id: jobId }, data: { nextAt: later } });
  await db.remoteAccount.update({
    where: { id: account.id },
    data: { state: 'NEEDS_HUMAN', note: 'challenge: 403 at /submit.php' },
  });
  const refused = await db.remoteAccount.create({
    data: { judgeKey: 'HDU', mode: 'POOL', username: 'other', state: 'NEEDS_HUMAN', note: 'auth: no', createdAt: now },
  });
  await db.remoteHealth.create({
    data: { judgeKey: 'HDU', operation: 'SUBMIT', outcomes: [false], openUntil: later, failureClass: 'challenge' },
  });
  await ask(resumeMutation, { key: 'HDU' });
  expect(await db.remoteAccount.findMany({ orderBy: { id: 'asc' }, select: { id: true, state: true } })).toEqual([
    { id: account.id, state: 'OK' },
    { id: refused.id, state: 'NEEDS_HUMAN' },
  ]);
  expect(await db.remoteJob.count({ where: { id: jobId, nextAt: { lt: later } } })).toBe(1);
  const target = { action: 'remote.switchAccount', targetId: String(account.id) };
  expect(await db.auditEntry.count({ where: target })).toBe(1);
});

test('an account whose credential was sealed under another secret says what to do', async () => {
  await scene.addAccount('bot');
  const { db } = scene.services;
  const { id } = await db.remoteAccount.findFirstOrThrow();
  expect(await ask('{ remoteAccounts { advice } }')).toEqual({ remoteAccounts: [{ advice: null }] });
  await db.remoteAccount.update({ where: { id }, data: { sealedCredential: 'of-another-secret' } });
  const advice = expect.stringContaining('New credential');
  expect(await ask('{ remoteAccounts { advice } }')).toEqual({ remoteAccounts: [{ advice }] });
  const check = `mutation ($id: Int!) {
    checkRemoteAccount(id: $id) { ... on DomainError { code message } }
  }`;
  expect(await ask(check, { id })).toEqual({
    checkRemoteAccount: { code: 'REMOTE_SIGN_IN_FAILED', message: advice },
  });
});

test('a wrong password says what to do, and a new one keeps the submissions of the account', async () => {
  await scene.addAccount('bot');
  const { db } = scene.services;
  const { id: accountId } = await db.remoteAccount.findFirstOrThrow();
  const submissionId = await scene.submit();
  const { id: jobId } = await scene.jobOf(submissionId);
  await db.remoteJob.update({ where: { id: jobId }, data: { accountId, state: 'RUNNING', runId: '1' } });
  const change = `mutation ($input: RemoteSecretInput!) {
    changeRemoteCredential(input: $input) { __typename }
  }`;
  expect(await ask(change, { input: { id: accountId, secret: 'not the password' } })).toEqual({
    changeRemoteCredential: { __typename: 'ChangeRemoteCredentialSuccess' },
  });
  expect(await db.remoteJob.count({ where: { id: jobId, accountId } })).toBe(1);
  const check = `mutation ($id: Int!) { checkRemoteAccount(id: $id) { ... on DomainError { code message } } }`;
  const answer = await ask(check, { id: accountId });
  expect(answer).toEqual({
    checkRemoteAccount: { code: 'REMOTE_SIGN_IN_FAILED', message: expect.stringContaining('refused the sign-in') },
  });
  const shown = await ask('{ remoteAccounts { state advice note } }');
  expect(shown).toMatchObject({ remoteAccounts: [{ state: 'NEEDS_HUMAN' }] });
  expect(JSON.stringify([answer, shown])).not.toContain('not the password');
});

test('a judge that answers again is asked for what rested since it did not answer, and for nothing else', async () => {
  const { db } = scene.services;
  const now = scene.services.host.clock();
  const resting = { judgeKey: 'HDU', outcomes: [false], openedAt: now, openings: 1, failedAt: now };
  const openUntil = new Date(now.getTime() + 300_000);
  await db.remoteHealth.createMany({
    data: [
      { ...resting, operation: 'POLL', failureClass: 'network', openUntil },
      { ...resting, operation: 'STATEMENT', failureClass: 'challenge', openUntil },
    ],
  });
  await noteOutcome(scene.services, { judgeKey: 'HDU', operation: 'SUBMIT' }, null, now);
  const untils = await db.remoteHealth.findMany({ orderBy: { operation: 'asc' }, where: { openUntil: { not: null } } });
  expect(new Map(untils.map((one) => [one.operation, one.openUntil]))).toEqual(
    new Map([
      ['POLL', now],
      ['STATEMENT', openUntil],
    ]),
  );
});
