import { maxSecretFailures } from '@verdict/schema/account/own-account/secret-lock.service.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildUser, testPassword, tokenFor } from '../../../factories/user.ts';
import { mailingDefaults, startTestServer, type TestServer } from '../../../server/test-server.ts';
import { lastCode, lettersTo } from './mailed.ts';
import { newsOf } from './news.ts';
import { changeEmailMutation, sendChangeEmailCodeMutation } from './own-account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ defaults: mailingDefaults });
});
afterAll(() => server.stop());

async function send(token: string, email: string) {
  return (await server.graphql(sendChangeEmailCodeMutation, { token, variables: { email } })).data?.[
    'sendChangeEmailCode'
  ];
}

async function change(token: string, input: { newEmail: string; code?: string; currentPassword?: string }) {
  return (
    await server.graphql(changeEmailMutation, {
      token,
      variables: { input: { currentPassword: testPassword, ...input } },
    })
  ).data?.['changeEmail'];
}

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `New-${addresses}@Example.org`;
}

async function signedIn() {
  const user = await buildUser(server.services);
  return {
    user,
    token: await tokenFor(server.services, user),
    emailNow: async () => (await server.services.db.user.findUniqueOrThrow({ where: { id: user.id } })).email,
  };
}

test('code and password change the address; the code goes to the new one, a notice to the old one', async () => {
  const { user, token, emailNow } = await signedIn();
  const newEmail = newAddress();
  expect(await send(token, newEmail)).toMatchObject({ __typename: 'SendChangeEmailCodeSuccess' });
  expect(await lettersTo(server.services, newEmail)).toEqual([
    expect.objectContaining({ kind: 'changeEmailCode', username: user.username, minutes: 10 }),
  ]);
  expect(await send(token, newEmail)).toMatchObject({ code: 'SENT_TOO_RECENTLY' });
  expect(await change(token, { newEmail, code: await lastCode(server.services, newEmail) })).toMatchObject({
    data: { email: newEmail },
  });
  expect(await emailNow()).toBe(newEmail);
  expect(await lettersTo(server.services, user.email ?? '')).toEqual([
    { kind: 'accountChanged', username: user.username, change: 'email' },
  ]);
  expect(await newsOf(server, user, 'en-US')).toMatchObject([{ title: 'Your e-mail address was changed' }]);
  // Used up.
  expect(await server.services.db.emailCode.count({ where: { subject: newEmail.toLowerCase() } })).toBe(0);
});

describe('is refused, and nothing is changed,', () => {
  test('with a wrong code, no code, or the code of another address', async () => {
    const { user, token, emailNow } = await signedIn();
    const [newEmail, other] = [newAddress(), newAddress()];
    await send(token, newEmail);
    await send(token, other);
    for (const code of [undefined, 'WRONG2', await lastCode(server.services, other)]) {
      expect(await change(token, code === undefined ? { newEmail } : { newEmail, code })).toMatchObject({
        code: 'WRONG_EMAIL_CODE',
      });
    }
    expect(await emailNow()).toBe(user.email);
  });

  test('with a wrong password; wrong passwords and codes together lock', async () => {
    const { user, token, emailNow } = await signedIn();
    const newEmail = newAddress();
    await send(token, newEmail);
    const code = await lastCode(server.services, newEmail);
    expect(await change(token, { newEmail, code, currentPassword: 'wrong' })).toMatchObject({ code: 'WRONG_PASSWORD' });
    for (let left = maxSecretFailures - 1; left > 0; left -= 1)
      expect(await change(token, { newEmail, code: 'WRONG2' })).toMatchObject({ code: 'WRONG_EMAIL_CODE' });
    expect(await change(token, { newEmail, code })).toMatchObject({ code: 'ACCOUNT_CHANGES_LOCKED' });
    expect(await emailNow()).toBe(user.email);
  });

  test('to the address one has, to that of another user whatever its letter case, and to none at all', async () => {
    const { user, token, emailNow } = await signedIn();
    const other = await buildUser(server.services);
    const [own, taken] = [(user.email ?? '').toUpperCase(), (other.email ?? '').toUpperCase()];
    expect([await send(token, own), await send(token, taken), await send(token, 'no address')]).toMatchObject([
      { code: 'EMAIL_UNCHANGED' },
      { code: 'EMAIL_TAKEN' },
      { code: 'INVALID_INPUT' },
    ]);
    expect([
      await change(token, { newEmail: own }),
      await change(token, { newEmail: taken }),
      await change(token, { newEmail: 'x' }),
    ]).toMatchObject([{ code: 'EMAIL_UNCHANGED' }, { code: 'EMAIL_TAKEN' }, { code: 'INVALID_INPUT' }]);
    expect(await emailNow()).toBe(user.email);
    expect(await server.services.db.secretFailure.count({ where: { userId: user.id } })).toBe(0);
  });

  test('to who is signed out', async () => {
    const { errors } = await server.graphql(sendChangeEmailCodeMutation, { variables: { email: newAddress() } });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });
});

test('a site that sends no mail asks for the password alone', async () => {
  const quiet = await startTestServer();
  try {
    const token = await tokenFor(quiet.services, await buildUser(quiet.services));
    const newEmail = newAddress();
    expect(
      (await quiet.graphql(sendChangeEmailCodeMutation, { token, variables: { email: newEmail } })).data,
    ).toMatchObject({ sendChangeEmailCode: { code: 'NO_CODE_NEEDED' } });
    const { data } = await quiet.graphql(changeEmailMutation, {
      token,
      variables: { input: { currentPassword: testPassword, newEmail } },
    });
    expect(data).toMatchObject({ changeEmail: { data: { email: newEmail } } });
  } finally {
    await quiet.stop();
  }
});
