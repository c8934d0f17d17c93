import { Status } from '@verdict/judge/protocol/status.ts';
import { afterEach, expect, test } from 'vitest';
import { tokenFor } from '../../factories/user.ts';
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
