import { maxSecretFailures } from '@verdict/schema/account/own-account/secret-lock.service.ts';
import { signInLockMs } from '@verdict/schema/account/session/sign-in-lock.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiTokenFor } from '../../../factories/api-token.ts';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { viewerQuery } from './account-operations.ts';
import { lettersTo } from './mailed.ts';
import { newsOf } from './news.ts';
import { changePasswordMutation } from './own-account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function change(
  token: string,
  input: { currentPassword: string; newPassword: string; revokeApiTokens?: boolean },
  headers: Record<string, string> = {},
) {
  return (await server.graphql(changePasswordMutation, { token, variables: { input }, headers })).data?.[
    'changePassword'
  ];
}

async function isKnown(token: string): Promise<boolean> {
  return (
    (await server.graphql(viewerQuery, { token })).data?.['viewer'] !== undefined &&
    JSON.stringify((await server.graphql(viewerQuery, { token })).data).includes('"username"')
  );
}

async function hashOf(id: string): Promise<string> {
  return (await server.services.db.user.findUniqueOrThrow({ where: { id } })).passwordHash;
}

test('keeps this session, ends the others and reset links, and notifies by message and e-mail', async () => {
  const user = await buildUser(server.services);
  const [desk, phone] = [await tokenFor(server.services, user), await tokenFor(server.services, user)];
  await server.services.db.passwordReset.create({
    data: { userId: user.id, codeHash: 'a'.repeat(64), sentAt: new Date(), expiresAt: new Date(Date.now() + 60_000) },
  });
  expect(
    await change(desk, { currentPassword: testPassword, newPassword: 'brand-new' }, { 'Accept-Language': 'zh-CN' }),
  ).toEqual({ __typename: 'ChangePasswordSuccess' });
  expect(await server.services.passwords.verify(await hashOf(user.id), 'brand-new')).toBe(true);
  expect([await isKnown(desk), await isKnown(phone)]).toEqual([true, false]);
  expect(await server.services.db.passwordReset.count({ where: { userId: user.id } })).toBe(0);
  expect(await lettersTo(server.services, user.email ?? '')).toEqual([
    { kind: 'accountChanged', username: user.username, change: 'password' },
  ]);
  expect((await server.services.db.mail.findFirstOrThrow({ where: { to: user.email ?? '' } })).locale).toBe('zh-CN');
  expect(await newsOf(server, user, 'en-US')).toMatchObject([
    {
      title: 'Your password was changed',
      content: expect.stringContaining(user.username),
      url: '/setting?open=account',
    },
  ]);
  expect(await newsOf(server, user, 'zh-CN')).toMatchObject([{ title: '密码已修改' }]);
});

test("API tokens are revoked when that is asked for, and only then and only the viewer's", async () => {
  const [user, other] = [await buildUser(server.services), await buildUser(server.services)];
  const token = await tokenFor(server.services, user);
  const [own, others] = [
    await apiTokenFor(server.services, user, ['READ']),
    await apiTokenFor(server.services, other, ['READ']),
  ];
  await change(token, { currentPassword: testPassword, newPassword: 'brand-new' });
  expect([await isKnown(own), await isKnown(others)]).toEqual([true, true]);
  expect(
    await change(token, { currentPassword: 'wrong', newPassword: 'newer-still', revokeApiTokens: true }),
  ).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await isKnown(own)).toBe(true);
  await change(token, { currentPassword: 'brand-new', newPassword: 'newer-still', revokeApiTokens: true });
  expect([await isKnown(own), await isKnown(others), await isKnown(token)]).toEqual([false, true, true]);
});

describe('is refused, and nothing is changed,', () => {
  test.each([
    ['when the new password is the current one', { newPassword: testPassword }, { code: 'PASSWORD_UNCHANGED' }],
    [
      'when the new password is too short',
      { newPassword: 'short' },
      { code: 'INVALID_INPUT', fields: [{ path: 'newPassword', message: 'At least 6 characters are needed.' }] },
    ],
    ['when the new password is too long', { newPassword: 'x'.repeat(21) }, { code: 'INVALID_INPUT' }],
    [
      'when the current password is wrong',
      { currentPassword: 'wrong' },
      { code: 'WRONG_PASSWORD', triesLeft: maxSecretFailures - 1 },
    ],
  ])('%s', async (_when, wrong, answer) => {
    const user = await buildUser(server.services);
    const [desk, phone] = [await tokenFor(server.services, user), await tokenFor(server.services, user)];
    expect(await change(desk, { currentPassword: testPassword, newPassword: 'brand-new', ...wrong })).toMatchObject(
      answer,
    );
    expect(await hashOf(user.id)).toBe(user.passwordHash);
    expect(await isKnown(phone)).toBe(true);
    expect(await lettersTo(server.services, user.email ?? '')).toEqual([]);
  });

  test('to who is signed out', async () => {
    const { errors } = await server.graphql(changePasswordMutation, {
      variables: { input: { currentPassword: testPassword, newPassword: 'brand-new' } },
    });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });
});

describe('wrong current passwords', () => {
  const wrong = { currentPassword: 'wrong', newPassword: 'brand-new' };
  const right = { currentPassword: testPassword, newPassword: 'brand-new' };

  test('lock after the fifth, for the right one too, and say for how long; other users are free', async () => {
    const token = await tokenFor(server.services, await buildUser(server.services));
    for (let left = maxSecretFailures - 1; left >= 0; left -= 1)
      expect(await change(token, wrong)).toMatchObject({ triesLeft: left });
    expect(await change(token, right)).toMatchObject({
      code: 'ACCOUNT_CHANGES_LOCKED',
      message: 'Too many wrong tries: this is locked for now. Try again in 30 minutes.',
    });
    expect(await change(token, right, { 'Accept-Language': 'zh-CN' })).toMatchObject({
      message: expect.stringContaining('30 分钟'),
    });
    const other = await tokenFor(server.services, await buildUser(server.services));
    expect(await change(other, right)).toMatchObject({ __typename: 'ChangePasswordSuccess' });
  });

  test('at the same moment cannot be more than five', async () => {
    const token = await tokenFor(server.services, await buildUser(server.services));
    const answers = await Promise.all(Array.from({ length: 8 }, () => change(token, wrong)));
    expect(answers.filter((answer) => JSON.stringify(answer).includes('WRONG_PASSWORD'))).toHaveLength(
      maxSecretFailures,
    );
  });

  test('are forgotten after half an hour, and by a right one', async () => {
    const user = await buildUser(server.services);
    const token = await tokenFor(server.services, user);
    const failures = {
      data: Array.from({ length: maxSecretFailures }, () => ({
        userId: user.id,
        failedAt: new Date(Date.now() - signInLockMs - 1_000),
      })),
    };
    await server.services.db.secretFailure.createMany(failures);
    expect(await change(token, wrong)).toMatchObject({ triesLeft: maxSecretFailures - 1 });
    expect(await change(token, right)).toMatchObject({ __typename: 'ChangePasswordSuccess' });
    expect(await server.services.db.secretFailure.count({ where: { userId: user.id } })).toBe(0);
  });
});
