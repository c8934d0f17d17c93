import { resetLifeMs, resetWaitMs } from '@verdict/schema/account/sign-in/password-reset.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import {
  applyPasswordResetMutation,
  resetPasswordMutation,
  signInMutation,
  viewerQuery,
} from './account-operations.ts';
import { captchaWithLetters } from './challenge-answers.ts';
import { lettersTo } from './mailed.ts';
import { newsOf } from './news.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function apply(email: string | null, captcha?: { captcha: string; captchaKey: string }) {
  const input = { email: email ?? '', ...(captcha ?? (await captchaWithLetters(server))) };
  return (await server.graphql(applyPasswordResetMutation, { variables: { input } })).data?.['applyPasswordReset'];
}

async function reset(input: { username: string; password: string; code: string }) {
  return (await server.graphql(resetPasswordMutation, { variables: { input } })).data?.['resetPassword'];
}

async function canSignIn(username: string, password: string): Promise<boolean> {
  const { data } = await server.graphql(signInMutation, { variables: { input: { username, password } } });
  return (data?.['signIn'] as { __typename: string } | undefined)?.__typename === 'SignInSuccess';
}

/** What the mailed link says. */
async function linkOf(email: string | null): Promise<{ username: string; code: string }> {
  const letter = (await lettersTo(server.services, email ?? '')).findLast(({ kind }) => kind === 'resetPassword');
  if (letter?.kind !== 'resetPassword') throw new Error(`No link was mailed to ${email}.`);
  expect(letter.path).toMatch(/^\/reset-password\?/);
  const query = new URL(letter.path, 'http://site').searchParams;
  return { username: query.get('username') ?? '', code: query.get('code') ?? '' };
}

async function age(userId: string, byMs: number): Promise<void> {
  const { sentAt, expiresAt } = await server.services.db.passwordReset.findUniqueOrThrow({ where: { userId } });
  await server.services.db.passwordReset.update({
    where: { userId },
    data: { sentAt: new Date(sentAt.getTime() - byMs), expiresAt: new Date(expiresAt.getTime() - byMs) },
  });
}

test('a reset link sets a new password, ends sessions and API tokens, clears failures and notifies', async () => {
  const user = await buildUser(server.services, { username: 'forgetful&co+1=2', email: 'forgetful@example.org' });
  const token = await tokenFor(server.services, user);
  await apiTokenFor(server.services, user, ['READ']);
  await server.services.db.signInFailure.createMany({
    data: Array.from({ length: 20 }, () => ({
      usernameKey: user.usernameKey,
      address: '127.0.0.1',
      failedAt: new Date(),
    })),
  });
  expect(await apply(user.email?.toUpperCase() ?? '')).toMatchObject({
    __typename: 'ApplyPasswordResetSuccess',
    data: { resendAt: expect.any(String) },
  });

  const { username, code } = await linkOf(user.email);
  expect(username).toBe(user.username);
  expect(
    JSON.stringify(await server.services.db.passwordReset.findUniqueOrThrow({ where: { userId: user.id } })),
  ).not.toContain(code);
  expect(await reset({ username, password: 'quite new', code })).toEqual({
    __typename: 'ResetPasswordSuccess',
    data: true,
  });

  expect(await canSignIn(user.username, testPassword)).toBe(false);
  expect(await canSignIn(user.username, 'quite new')).toBe(true);
  expect((await server.graphql(viewerQuery, { token })).data).toMatchObject({ viewer: { user: null } });
  expect((await lettersTo(server.services, user.email ?? '')).at(-1)).toEqual({
    kind: 'accountChanged',
    username: user.username,
    change: 'passwordReset',
  });
  expect(await newsOf(server, user, 'en-US')).toMatchObject([
    { title: 'Your password was reset', content: expect.stringContaining('API tokens') },
  ]);
  expect(await server.services.db.apiToken.count({ where: { userId: user.id } })).toBe(0);
});

describe('the link', () => {
  test('is good once, also for two at the same moment', async () => {
    const user = await buildUser(server.services);
    await apply(user.email);
    const link = await linkOf(user.email);
    const answers = await Promise.all([
      reset({ ...link, password: 'first one' }),
      reset({ ...link, password: 'second one' }),
    ]);
    expect(answers.map((answer) => (answer as { __typename: string }).__typename).toSorted()).toEqual([
      'ResetLinkInvalid',
      'ResetPasswordSuccess',
    ]);
    expect(await reset({ ...link, password: 'third one' })).toMatchObject({ __typename: 'ResetLinkInvalid' });
  });

  test('is good for half an hour', async () => {
    const user = await buildUser(server.services);
    await apply(user.email);
    const link = await linkOf(user.email);
    await age(user.id, resetLifeMs);
    expect(await reset({ ...link, password: 'too late' })).toMatchObject({ __typename: 'ResetLinkInvalid' });
    expect(await canSignIn(user.username, testPassword)).toBe(true);
  });

  test('is good for its own user, and a user without one is told the same', async () => {
    const [user, other] = [await buildUser(server.services), await buildUser(server.services)];
    await apply(user.email);
    const { code } = await linkOf(user.email);
    const answers = [
      await reset({ username: other.username, password: 'not yours', code }),
      await reset({ username: 'nobody-of-that-name', password: 'not yours', code }),
    ];
    expect(answers[0]).toMatchObject({ __typename: 'ResetLinkInvalid' });
    expect(answers[1]).toEqual(answers[0]);
    expect(await canSignIn(other.username, testPassword)).toBe(true);
  });

  test('outlives a password that is too short', async () => {
    const user = await buildUser(server.services);
    await apply(user.email);
    const link = await linkOf(user.email);
    expect(await reset({ ...link, password: '12345' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'password' }],
    });
    expect(await reset({ ...link, password: '123456' })).toMatchObject({ __typename: 'ResetPasswordSuccess' });
  });

  test('is replaced by the next, which is sent after 90 seconds', async () => {
    const user = await buildUser(server.services);
    await apply(user.email);
    const first = await linkOf(user.email);
    expect(await apply(user.email)).toMatchObject({ __typename: 'SentTooRecently', retryAt: expect.any(String) });
    await age(user.id, resetWaitMs + 1_000);
    expect(await apply(user.email)).toMatchObject({ __typename: 'ApplyPasswordResetSuccess' });
    expect(await reset({ ...first, password: 'old link' })).toMatchObject({ __typename: 'ResetLinkInvalid' });
    expect(await reset({ ...(await linkOf(user.email)), password: 'new link' })).toMatchObject({
      __typename: 'ResetPasswordSuccess',
    });
  });

  test('is mailed to a disabled account, but opens nothing', async () => {
    const user = await buildUser(server.services, { isDisabled: true });
    expect(await apply(user.email)).toMatchObject({ __typename: 'ApplyPasswordResetSuccess' });
    expect(await reset({ ...(await linkOf(user.email)), password: 'let me in' })).toMatchObject({
      __typename: 'AccountDisabled',
    });
  });

  test('gives a restricted user a password and no more rights', async () => {
    const user = await buildUser(server.services, { role: 'NO_SUBMIT_MUTED' });
    await apply(user.email);
    expect(await reset({ ...(await linkOf(user.email)), password: 'quite new' })).toMatchObject({
      __typename: 'ResetPasswordSuccess',
    });
    expect((await server.services.db.user.findUniqueOrThrow({ where: { id: user.id } })).role).toBe('NO_SUBMIT_MUTED');
  });
});

describe('the captcha', () => {
  test('is read in any letter case, and good for one answer, right or wrong', async () => {
    const user = await buildUser(server.services);
    const wrong = await captchaWithLetters(server);
    expect(await apply(user.email, { ...wrong, captcha: '????' })).toMatchObject({ __typename: 'WrongCaptcha' });
    expect(await apply(user.email, wrong)).toMatchObject({ __typename: 'WrongCaptcha' });
    const right = await captchaWithLetters(server);
    expect(await apply(user.email, { ...right, captcha: ` ${right.captcha.toUpperCase()} ` })).toMatchObject({
      __typename: 'ApplyPasswordResetSuccess',
    });
    expect(await apply(user.email, right)).toMatchObject({ __typename: 'WrongCaptcha' });
    expect(await lettersTo(server.services, user.email ?? '')).toHaveLength(1);
  });

  test('stands before the question whether an address is known', async () => {
    expect(await apply('nobody@example.org', { captchaKey: 'unknown', captcha: 'abcd' })).toMatchObject({
      __typename: 'WrongCaptcha',
    });
    expect(await apply('nobody@example.org')).toEqual({
      __typename: 'EmailUnknown',
      code: 'EMAIL_UNKNOWN',
      message: 'The email does not exist.',
    });
  });

  test.each(['', 'a'.repeat(9)])('has 1 to 8 letters, not %j', async (captcha) => {
    expect(await apply('nobody@example.org', { captchaKey: 'any', captcha })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'captcha' }],
    });
  });
});
