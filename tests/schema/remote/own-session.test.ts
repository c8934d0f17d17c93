import type { User } from '@verdict/prisma/generated/client/client.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tokenFor } from '../../factories/user.ts';
import { startRunnerScene, type RunnerScene } from './runner-scene.ts';
import { atcoderSubject } from './runner-subjects.ts';

let scene: RunnerScene;
let user: User;
beforeEach(async () => {
  scene = await startRunnerScene(atcoderSubject);
  // Requests of users are answered by the real clock.
  scene.judge.clock.advance(Date.now() - scene.judge.clock.now().getTime());
  user = await scene.newUser();
  // The judge knows the session of this account.
  await scene.addAccount('chokudai');
});
afterEach(() => scene.stop());

/** Gives a session as the user. */
async function give(username: string, value = 'session-of-chokudai'): Promise<unknown> {
  const { db } = scene.services;
  await db.remotePace.deleteMany();
  const input = `{ judgeKey: "AC", username: "${username}", value: "${value}" }`;
  const query = `mutation { saveRemoteSession(input: ${input}) { __typename ... on DomainError { message } } }`;
  const answer = await scene.server.graphql(query, { token: await tokenFor(scene.services, user) });
  return answer.data?.['saveRemoteSession'];
}

const stored = () =>
  scene.services.db.remoteAccount.findMany({
    where: { ownerId: user.id },
    select: { id: true, username: true, state: true, sealedSession: true },
  });

test('a session that is signed in as its user is stored, ready to be used', async () => {
  expect(await give('chokudai')).toEqual({ __typename: 'SaveRemoteSessionSuccess' });
  expect(await stored()).toMatchObject([{ username: 'chokudai', state: 'OK', sealedSession: expect.any(String) }]);
});

test('a session that is not signed in is refused and not stored', async () => {
  expect(await give('chokudai', 'an-old-session')).toMatchObject({ __typename: 'RemoteSessionNotSignedIn' });
  expect(await stored()).toEqual([]);
});

test('a session of another user is refused by both names and not stored', async () => {
  expect(await give('wata')).toEqual({
    __typename: 'RemoteSessionOfOther',
    message: expect.stringMatching(/chokudai.*wata/u),
  });
  expect(await stored()).toEqual([]);
});

test('a judge that is not reached leaves what was stored before', async () => {
  await give('chokudai');
  const before = await stored();
  scene.judge.faults.add('server-error');
  expect(await give('chokudai')).toMatchObject({ __typename: 'RemoteJudgeUnreachable' });
  expect(await stored()).toEqual(before);
});

test('while its breaker is open the judge is not asked', async () => {
  const openUntil = new Date(Date.now() + 60_000);
  await scene.services.db.remoteHealth.create({
    data: { judgeKey: 'AC', operation: 'SIGN_IN', openUntil, openedAt: new Date(), failureClass: 'challenge' },
  });
  expect(await give('chokudai')).toMatchObject({ __typename: 'RemoteJudgeUnreachable' });
  expect(scene.judge.requests).toEqual([]);
});

test('a session given again keeps the account, whose runs go on', async () => {
  await give('chokudai');
  const [first] = await stored();
  await scene.services.db.remoteAccount.updateMany({
    where: { ownerId: user.id },
    data: { state: 'NEEDS_HUMAN', sealedSession: null },
  });
  await give('chokudai');
  expect(await stored()).toMatchObject([{ id: first?.id, state: 'OK' }]);
});
