import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenFor } from '../../factories/user.ts';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';

let scene: RunnerScene;
beforeEach(async () => {
  scene = await startRunnerScene();
  // Requests of users are answered by the real clock.
  scene.judge.clock.advance(Date.now() - scene.judge.clock.now().getTime());
});
afterEach(() => scene.stop());

/** How a submission waits, as its submitter sees it. */
async function progressOf(user: User, id: number): Promise<unknown> {
  const token = await tokenFor(scene.services, user);
  const query = `{ submission(id: ${id}) { progress { queuePosition expectedWaitSeconds } } }`;
  return (await scene.server.graphql(query, { token })).data;
}

const progress = (queuePosition: number | null, expectedWaitSeconds: number | null) => ({
  submission: { progress: { queuePosition, expectedWaitSeconds } },
});

test('a program that waits says how many go before it, users taking turns, and for how long', async () => {
  const [first, second] = [await scene.newUser(), await scene.newUser()];
  await scene.addAccount('bot');
  const ids: number[] = [];
  for (const user of [first, first, second]) ids.push(await scene.submit({ user }));
  const [early = 0, late = 0, other = 0] = ids;
  expect(await progressOf(first, early)).toEqual(progress(0, 0));
  expect(await progressOf(second, other)).toEqual(progress(1, 6));
  expect(await progressOf(first, late)).toEqual(progress(2, 12));
  await scene.work(120_000);
  expect(await progressOf(first, late)).toEqual(progress(null, null));
});

test('nobody knows how long while the judge is not reached', async () => {
  const user = await scene.newUser();
  await scene.addAccount('bot');
  const id = await scene.submit({ user });
  const openUntil = new Date(Date.now() + 60_000);
  await scene.services.db.remoteHealth.create({
    data: { judgeKey: 'HDU', operation: 'SUBMIT', openUntil, openedAt: new Date(), failureClass: 'network' },
  });
  expect(await progressOf(user, id)).toEqual(progress(0, null));
});

test('a program says what it waits for: an account, its turn, or a judge that asks for a person', async () => {
  const user = await scene.newUser();
  const { db } = scene.services;
  const token = await tokenFor(scene.services, user);
  const account = await scene.addAccount('bot');
  const id = await scene.submit({ user });
  const setState = (state: 'OK' | 'NEEDS_HUMAN') =>
    db.remoteAccount.update({ where: { id: account }, data: { state } });
  const wait = async () => {
    const query = `{ submission(id: ${id}) { remote { wait { kind until canSubmitThere } } } }`;
    return (await scene.server.graphql(query, { token })).data?.['submission'];
  };
  const waitsFor = (kind: string, until: unknown) => ({
    remote: { wait: { kind, until, canSubmitThere: kind !== 'PLACE' } },
  });
  // Queued by the clock of the scene, which may be a little ahead.
  await db.remoteJob.updateMany({ where: { submissionId: id }, data: { nextAt: new Date(0) } });
  await setState('NEEDS_HUMAN');
  expect(await wait()).toEqual(waitsFor('ACCOUNT_NEEDS_ADMIN', expect.anything()));
  await setState('OK');
  expect(await wait()).toEqual(waitsFor('PLACE', null));
  const openUntil = new Date(Date.now() + 60_000);
  await db.remoteHealth.create({
    data: { judgeKey: 'HDU', operation: 'SUBMIT', openUntil, openedAt: new Date(), failureClass: 'challenge' },
  });
  expect(await wait()).toEqual(waitsFor('CHALLENGE', expect.anything()));
});
