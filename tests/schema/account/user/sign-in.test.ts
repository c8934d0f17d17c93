import { maxSignInFailures, signInLockMs } from '@verdict/schema/account/session/sign-in-lock.ts';
import { hash } from 'argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, testPassword } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { signInMutation } from './account-operations.ts';
import { puzzleWithAnswer } from './challenge-answers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** @param isProven with a solved puzzle. */
async function signIn(username: string, password = testPassword, isProven = false) {
  const puzzle = isProven ? await puzzleWithAnswer(server) : null;
  const { data, headers } = await server.graphql(signInMutation, {
    variables: { input: { username, password, puzzle } },
  });
  return { answer: data?.['signIn'], headers };
}

/** Wrong passwords that were given some time ago. */
async function failBefore(username: string, count: number, agoMs: number): Promise<void> {
  const failedAt = new Date(Date.now() - agoMs);
  await server.services.db.signInFailure.createMany({
    data: Array.from({ length: count }, () => ({
      usernameKey: username.toLowerCase(),
      address: '127.0.0.1',
      failedAt,
    })),
  });
}

test('the right password signs in, whatever the letter case of the name', async () => {
  const user = await buildUser(server.services);
  const { answer, headers } = await signIn(user.username.toUpperCase());
  expect(answer).toMatchObject({
    __typename: 'SignInSuccess',
    data: { token: expect.any(String), user: { username: user.username, email: user.email } },
  });
  expect(headers.get('set-cookie')).toContain('verdict_session=');
  expect(headers.get('refresh-token')).toBeNull();
});

test('a wrong password and an unknown name get the same answer and no cookie', async () => {
  const user = await buildUser(server.services);
  const wrong = await signIn(user.username, 'not the password');
  const unknown = await signIn('nobody-of-that-name', 'not the password');
  expect(wrong.answer).toEqual({
    __typename: 'WrongCredentials',
    code: 'WRONG_CREDENTIALS',
    message: 'The username or the password is wrong.',
    isPuzzleNext: false,
  });
  expect(unknown.answer).toEqual(wrong.answer);
  expect(wrong.headers.get('set-cookie')).toBeNull();
  expect(await server.services.db.session.count({ where: { userId: user.id } })).toBe(0);
});

test('a disabled account cannot sign in, and is told only to who knows the password', async () => {
  const user = await buildUser(server.services, { isDisabled: true });
  expect((await signIn(user.username)).answer).toMatchObject({ __typename: 'AccountDisabled' });
  expect((await signIn(user.username, 'not the password')).answer).toMatchObject({ __typename: 'WrongCredentials' });
});

test('a hash of lower cost is made anew at sign-in, and the password stays', async () => {
  const user = await buildUser(server.services);
  const cheap = await hash(testPassword, { memoryCost: 8_192, timeCost: 2, parallelism: 1 });
  await server.services.db.user.update({ where: { id: user.id }, data: { passwordHash: cheap } });
  expect((await signIn(user.username)).answer).toMatchObject({ __typename: 'SignInSuccess' });
  const { passwordHash } = await server.services.db.user.findUniqueOrThrow({ where: { id: user.id } });
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,/);
  expect((await signIn(user.username)).answer).toMatchObject({ __typename: 'SignInSuccess' });
  expect((await server.services.db.user.findUniqueOrThrow({ where: { id: user.id } })).passwordHash).toBe(passwordHash);
});

test('an empty name is an error of shape', async () => {
  expect((await signIn('')).answer).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'username' }] });
});

describe('the lock after wrong passwords', () => {
  test('the twentieth failure locks, even for the right password, and tells when it opens', async () => {
    const user = await buildUser(server.services);
    await failBefore(user.username, maxSignInFailures - 1, 60_000);
    expect((await signIn(user.username, 'not the password', true)).answer).toMatchObject({
      __typename: 'WrongCredentials',
    });
    const { answer } = await signIn(user.username);
    expect(answer).toMatchObject({ __typename: 'TooManyFailures', code: 'TOO_MANY_FAILURES' });
    const retryAt = new Date((answer as { retryAt: string }).retryAt).getTime();
    expect(retryAt - Date.now()).toBeGreaterThan(signInLockMs - 60_000);
    expect(retryAt - Date.now()).toBeLessThanOrEqual(signInLockMs);
  });

  test('unknown names are locked just the same', async () => {
    await failBefore('no-such-name', maxSignInFailures, 1_000);
    expect((await signIn('no-such-name')).answer).toMatchObject({ __typename: 'TooManyFailures' });
  });

  test('it opens after half an hour', async () => {
    const user = await buildUser(server.services);
    await failBefore(user.username, maxSignInFailures, signInLockMs + 1_000);
    expect((await signIn(user.username)).answer).toMatchObject({ __typename: 'SignInSuccess' });
  });

  test('another address is not locked', async () => {
    const user = await buildUser(server.services);
    await server.services.db.signInFailure.createMany({
      data: Array.from({ length: maxSignInFailures }, () => ({
        usernameKey: user.usernameKey,
        address: '203.0.113.7',
        failedAt: new Date(),
      })),
    });
    expect((await signIn(user.username)).answer).toMatchObject({ __typename: 'SignInSuccess' });
  });

  test('signing in wipes the count', async () => {
    const user = await buildUser(server.services);
    await failBefore(user.username, maxSignInFailures - 1, 1_000);
    await signIn(user.username, testPassword, true);
    expect(await server.services.db.signInFailure.count({ where: { usernameKey: user.usernameKey } })).toBe(0);
  });
});

test('an address that tries without end is told to wait, whatever names it tries', async () => {
  const brake = await startTestServer();
  try {
    const { limiter } = brake.services;
    while (limiter.take('signIn', '127.0.0.1', new Date()) === null);
    const user = await buildUser(brake.services);
    const { data } = await brake.graphql(signInMutation, {
      variables: { input: { username: user.username, password: testPassword } },
    });
    expect(data).toMatchObject({ signIn: { __typename: 'TooManyRequests', code: 'TOO_MANY_REQUESTS' } });
  } finally {
    await brake.stop();
  }
});
