import { challengeLifeMs, puzzleTolerance } from '@verdict/schema/account/challenge/challenge.service.ts';
import {
  maxSignInFailures,
  puzzleAfter,
  puzzleAfterAnywhere,
  signInLockMs,
} from '@verdict/schema/account/session/sign-in-lock.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, testPassword } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { createSlidePuzzleMutation, sendSignInCodeMutation, signInMutation } from './account-operations.ts';
import { puzzleWithAnswer } from './challenge-answers.ts';
import { lastCode, lettersTo } from './mailed.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Proof {
  readonly puzzle?: { readonly key: string; readonly x: number };
  readonly emailCode?: string;
}

async function signIn(username: string, proof: Proof = {}, password = testPassword) {
  return (await server.graphql(signInMutation, { variables: { input: { username, password, ...proof } } })).data?.[
    'signIn'
  ];
}

async function sendCode(username: string) {
  return (await server.graphql(sendSignInCodeMutation, { variables: { username } })).data?.['sendSignInCode'];
}

async function fail(
  usernameKey: string,
  count = puzzleAfter,
  { address = '127.0.0.1', agoMs = 1_000 } = {},
): Promise<void> {
  const failedAt = new Date(Date.now() - agoMs);
  await server.services.db.signInFailure.createMany({
    data: Array.from({ length: count }, () => ({ usernameKey, address, failedAt })),
  });
}

/** A user with as many wrong passwords as ask for a puzzle. */
async function suspect() {
  const user = await buildUser(server.services);
  await fail(user.usernameKey);
  return user;
}

describe('after wrong passwords', () => {
  test('the fifth tells that a puzzle is next, and then even the right password needs one', async () => {
    const user = await buildUser(server.services);
    for (let failure = 1; failure <= puzzleAfter; failure += 1) {
      expect(await signIn(user.username, {}, 'not the password')).toMatchObject({
        __typename: 'WrongCredentials',
        isPuzzleNext: failure === puzzleAfter,
      });
    }
    expect(await signIn(user.username)).toMatchObject({ __typename: 'PuzzleNeeded', code: 'PUZZLE_NEEDED' });
    expect(await signIn(user.username, { puzzle: await puzzleWithAnswer(server) })).toMatchObject({
      __typename: 'SignInSuccess',
    });
    expect(await signIn(user.username)).toMatchObject({ __typename: 'SignInSuccess' });
  });

  test('a name that nobody has is asked for one just the same', async () => {
    await fail('nobody-has-it');
    expect(await signIn('nobody-has-it')).toMatchObject({ __typename: 'PuzzleNeeded' });
    expect(await signIn('nobody-has-it', { puzzle: await puzzleWithAnswer(server) })).toMatchObject({
      __typename: 'WrongCredentials',
      isPuzzleNext: true,
    });
  });

  test('other addresses are not asked for one, until there are fifty failures from all of them', async () => {
    const user = await buildUser(server.services);
    for (let place = 1; place < puzzleAfterAnywhere; place += 1)
      await fail(user.usernameKey, 1, { address: `203.0.113.${place}` });
    expect(await signIn(user.username)).toMatchObject({ __typename: 'SignInSuccess' });
    await fail(user.usernameKey, 1, { address: '203.0.113.200' });
    expect(await signIn(user.username)).toMatchObject({ __typename: 'PuzzleNeeded' });
  });

  test('half an hour later none is asked for', async () => {
    const user = await buildUser(server.services);
    await fail(user.usernameKey, puzzleAfter, { agoMs: signInLockMs + 1_000 });
    expect(await signIn(user.username)).toMatchObject({ __typename: 'SignInSuccess' });
  });

  test('a solved puzzle does not open the lock after twenty', async () => {
    const user = await buildUser(server.services);
    await fail(user.usernameKey, maxSignInFailures);
    expect(await signIn(user.username, { puzzle: await puzzleWithAnswer(server) })).toMatchObject({
      __typename: 'TooManyFailures',
    });
  });
});

describe('a puzzle', () => {
  test('is two pictures that do not say where the gap is', async () => {
    const { data } = await server.graphql(createSlidePuzzleMutation);
    expect(data).toMatchObject({
      createSlidePuzzle: {
        data: {
          key: expect.stringMatching(/^[0-9a-f]{32}$/),
          background: expect.stringMatching(/^data:image\/webp;base64,/),
          piece: expect.stringMatching(/^data:image\/webp;base64,/),
          pieceSize: 48,
          pieceY: expect.any(Number),
        },
      },
    });
  });

  test.each([-puzzleTolerance, 0, puzzleTolerance])('is solved %i pixels beside the gap', async (beside) => {
    const [user, { key, x }] = [await suspect(), await puzzleWithAnswer(server)];
    expect(await signIn(user.username, { puzzle: { key, x: x + beside } })).toMatchObject({
      __typename: 'SignInSuccess',
    });
  });

  test.each([-puzzleTolerance - 1, puzzleTolerance + 1])(
    'is not solved %i pixels beside the gap, and then it is gone',
    async (beside) => {
      const [user, { key, x }] = [await suspect(), await puzzleWithAnswer(server)];
      expect(await signIn(user.username, { puzzle: { key, x: x + beside } })).toMatchObject({
        __typename: 'PuzzleFailed',
      });
      expect(await signIn(user.username, { puzzle: { key, x } })).toMatchObject({ __typename: 'PuzzleFailed' });
      expect(await server.services.db.session.count({ where: { userId: user.id } })).toBe(0);
    },
  );

  test('is good for one try, also of several at the same moment', async () => {
    const [user, puzzle] = [await suspect(), await puzzleWithAnswer(server)];
    const answers = await Promise.all([1, 2, 3].map(() => signIn(user.username, { puzzle }, 'not the password')));
    expect(answers.map((answer) => (answer as { __typename: string }).__typename).toSorted()).toEqual([
      'PuzzleFailed',
      'PuzzleFailed',
      'WrongCredentials',
    ]);
  });

  test('ends after two minutes', async () => {
    const [user, puzzle] = [await suspect(), await puzzleWithAnswer(server)];
    await server.services.db.challenge.update({
      where: { key: puzzle.key },
      data: { expiresAt: new Date(Date.now() - 1) },
    });
    expect(await signIn(user.username, { puzzle })).toMatchObject({ __typename: 'PuzzleFailed' });
    expect([challengeLifeMs, puzzleTolerance]).toEqual([120_000, 3]);
  });
});

describe('a mailed code instead of the puzzle', () => {
  test('lets in with the password, once', async () => {
    const user = await suspect();
    expect(await sendCode(user.username)).toMatchObject({ __typename: 'SendSignInCodeSuccess' });
    const emailCode = await lastCode(server.services, user.email ?? '');
    expect(await signIn(user.username, { emailCode: 'WRONG2' })).toMatchObject({ __typename: 'WrongEmailCode' });
    expect(await signIn(user.username, { emailCode }, 'not the password')).toMatchObject({
      __typename: 'WrongCredentials',
    });
    expect(await signIn(user.username, { emailCode })).toMatchObject({ __typename: 'WrongEmailCode' });
  });

  test('signs in with the right password', async () => {
    const user = await suspect();
    await sendCode(user.username);
    expect(await signIn(user.username, { emailCode: await lastCode(server.services, user.email ?? '') })).toMatchObject(
      { __typename: 'SignInSuccess' },
    );
  });

  test('is not sent to who needs none, nor twice within a minute', async () => {
    const [calm, user] = [await buildUser(server.services), await suspect()];
    expect(await sendCode(calm.username)).toMatchObject({ __typename: 'NoCodeNeeded' });
    await sendCode(user.username);
    expect(await sendCode(user.username)).toMatchObject({ __typename: 'SentTooRecently' });
    expect(await lettersTo(server.services, calm.email ?? '')).toEqual([]);
    expect(await lettersTo(server.services, user.email ?? '')).toHaveLength(1);
  });

  test('is for the address it was asked from: another one neither replaces nor uses it up', async () => {
    const user = await suspect();
    await sendCode(user.username);
    const { subject } = await server.services.db.emailCode.findFirstOrThrow({
      where: { purpose: 'SIGN_IN', subject: { startsWith: user.usernameKey } },
    });
    expect(subject).toBe(`${user.usernameKey} 127.0.0.1`);
  });

  test('is answered alike for a name that nobody has', async () => {
    await fail('nobody-gets-mail');
    expect(await sendCode('nobody-gets-mail')).toMatchObject({ __typename: 'SendSignInCodeSuccess' });
    expect(await sendCode('nobody-gets-mail')).toMatchObject({ __typename: 'SentTooRecently' });
    expect(await signIn('nobody-gets-mail', { emailCode: 'WRONG2' })).toMatchObject({ __typename: 'WrongEmailCode' });
  });
});

test('more than 30 attempts a minute on a name, from any address, require a puzzle but do not lock', async () => {
  const user = await buildUser(server.services);
  while (server.services.limiter.take('signInName', user.usernameKey, new Date()) === null);
  expect(await signIn(user.username)).toMatchObject({ __typename: 'PuzzleNeeded' });
  expect(await signIn(user.username, { puzzle: await puzzleWithAnswer(server) })).toMatchObject({
    __typename: 'SignInSuccess',
  });
});
