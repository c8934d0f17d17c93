import { Status } from '@verdict/judge/protocol/status.ts';
import { hdu } from '@verdict/schema/remote/hdu/hdu.ts';
import { workOnJudge } from '@verdict/schema/remote/submit/work.service.ts';
import { afterEach, expect, test } from 'vitest';
import { buildUser, tokenFor } from '../../factories/user.ts';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { atcoderSubject } from './runner-subjects.ts';

const minuteMs = 60_000;
let scene: RunnerScene | null = null;
afterEach(async () => {
  await scene?.stop();
  scene = null;
});

test('what the site submitted stays its task when it is submitted again without an account', async () => {
  const site = (scene = await startRunnerScene());
  const accountId = await site.addAccount('bot');
  site.judge.faults.add('language-gone');
  const id = await site.submit({ languageKey: 'HDU.5' });
  await site.work(5 * minuteMs);
  await site.services.db.remoteAccount.update({ where: { id: accountId }, data: { state: 'NEEDS_HUMAN' } });
  await site.resubmit(id);
  expect(await site.jobOf(id)).toMatchObject({ mode: 'POOL', state: 'QUEUED', attempt: 2 });
});

test('without the session that sent it a program is not submitted again, and its user is told', async () => {
  const site = (scene = await startRunnerScene(atcoderSubject));
  const { db } = site.services;
  const user = await site.newUser();
  const accountId = await site.addAccount('chokudai', user);
  const id = await site.submit({ user });
  await db.remoteAccount.delete({ where: { id: accountId } });
  await site.work(minuteMs);
  const token = await tokenFor(site.services, user);
  const answer = await site.server.graphql(`mutation { resubmitSubmission(id: ${id}) { __typename } }`, { token });
  expect(answer.data?.['resubmitSubmission']).toEqual({ __typename: 'RemoteSessionLost' });
  expect(await site.jobOf(id)).toMatchObject({ mode: 'BYO_SESSION', state: 'NOT_SENT', attempt: 1 });
  const { status } = await db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } });
  expect(status).toBe(Status.SUBMITTED_FAILED);
});

test('an admin has a run without a result within a day read again, for another day', async () => {
  const { judge, services, server, ...site } = (scene = await startRunnerScene());
  const { db } = services;
  // Requests are answered by the real clock.
  judge.clock.advance(Date.now() - 25 * 60 * minuteMs - judge.clock.now().getTime());
  await site.addAccount('bot');
  judge.faults.add('queue-stuck');
  const id = await site.submit();
  await site.workUntil(async () => (await site.jobOf(id)).state === 'RUNNING');
  const workAfter = async (hours: number) => {
    judge.clock.advance(hours * 60 * minuteMs);
    await workOnJudge(services, hdu);
    const { status } = await db.submission.findUniqueOrThrow({ where: { id }, select: { status: true } });
    return status;
  };
  expect(await workAfter(25)).toBe(Status.SYSTEM_ERROR);
  const { id: jobId, runId } = await site.jobOf(id);
  const token = await tokenFor(services, await buildUser(services, { role: 'ROOT' }));
  const poll = `mutation { pollRemoteJob(id: ${jobId}) {
    ... on PollRemoteJobSuccess { data { state acts } } ... on DomainError { code }
  } }`;
  expect((await server.graphql('{ remoteJobs { items { acts } } }', { token })).data).toEqual({
    remoteJobs: { items: [{ acts: ['POLL', 'SUBMIT_AGAIN'] }] },
  });
  expect((await server.graphql(poll, { token })).data).toEqual({
    pollRemoteJob: { data: { state: 'RUNNING', acts: ['LIST_RUNS', 'BIND_RUN', 'POLL', 'FAIL'] } },
  });
  expect(await db.auditEntry.count({ where: { action: 'remote.pollNow', targetId: String(id) } })).toBe(1);
  expect(await workAfter(23)).toBe(Status.PENDING);
  judge.faults.delete('queue-stuck');
  expect(await workAfter(0.5)).toBe(Status.ACCEPTED);
  expect(await site.jobOf(id)).toMatchObject({ state: 'DONE', runId, attempt: 1 });
  expect(judge.runs).toHaveLength(1);
  expect((await server.graphql(poll, { token })).data).toEqual({ pollRemoteJob: { code: 'REMOTE_JOB_NOT_READY' } });
});
