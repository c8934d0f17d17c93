import { webcrypto } from 'node:crypto';
import { openPassword } from '@verdict/schema/account/password/open-password.service.ts';
import { currentKey, keyOf, periodOf } from '@verdict/schema/account/password/password-key.service.ts';
import { nonceLifeMs } from '@verdict/schema/account/password/password-nonce.ts';
import { PasswordUnreadable } from '@verdict/schema/account/password/password.error.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser, testPassword } from '../../../factories/user.ts';
import { startTestServer, type TestServer } from '../../../server/test-server.ts';
import { passwordKeyQuery, registerMutation, signInMutation } from './account-operations.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const keySchema = z.object({ publicKey: z.string(), nonce: z.string(), expiresAt: z.coerce.date() });

async function askKey(from = server) {
  return keySchema.parse((await from.graphql(passwordKeyQuery)).data?.['passwordKey']);
}

/** Encrypts as a browser does. */
async function seal(
  password: string,
  { publicKey, nonce }: { publicKey: string; nonce: string },
  label = nonce,
): Promise<string> {
  const key = await webcrypto.subtle.importKey(
    'spki',
    Buffer.from(publicKey, 'base64'),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
  const ciphertext = await webcrypto.subtle.encrypt(
    { name: 'RSA-OAEP', label: Buffer.from(label) },
    key,
    Buffer.from(password),
  );
  return `sealed:${nonce}:${Buffer.from(ciphertext).toString('base64url')}`;
}

async function signIn(username: string, password: string) {
  return (await server.graphql(signInMutation, { variables: { input: { username, password } } })).data?.['signIn'];
}

test('an encrypted password signs in, once', async () => {
  const user = await buildUser(server.services);
  const sealed = await seal(testPassword, await askKey());
  expect(sealed).not.toContain(testPassword);
  expect(await signIn(user.username, sealed)).toMatchObject({ __typename: 'SignInSuccess' });
  expect(await signIn(user.username, sealed)).toMatchObject({
    __typename: 'PasswordUnreadable',
    code: 'PASSWORD_UNREADABLE',
  });
  expect(await signIn(user.username, await seal('not it', await askKey()))).toMatchObject({
    __typename: 'WrongCredentials',
  });
});

test('a new account is made with one, and its length is that of what was encrypted', async () => {
  const name = 'sealed-newcomer';
  const register = async (password: string) => {
    const input = { username: name, email: `${name}@example.org`, password: await seal(password, await askKey()) };
    return (await server.graphql(registerMutation, { variables: { input } })).data?.['register'];
  };
  expect(await register('12345')).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: 'password', message: 'At least 6 characters are needed.' }],
  });
  expect(await register('密码密码密码'.repeat(3))).toMatchObject({ __typename: 'RegisterSuccess' });
  expect(await signIn(name, '密码密码密码'.repeat(3))).toMatchObject({ __typename: 'SignInSuccess' });
});

test('the nonce is bound into the ciphertext: another does not fit it', async () => {
  const user = await buildUser(server.services);
  const [heard, fresh] = [await askKey(), await askKey()];
  const moved = (await seal(testPassword, heard)).replace(heard.nonce, fresh.nonce);
  expect(await signIn(user.username, moved)).toMatchObject({ __typename: 'PasswordUnreadable' });
  expect(
    await signIn(user.username, await seal(testPassword, { ...fresh, nonce: 'made-up-by-somebody-else' })),
  ).toMatchObject({ __typename: 'PasswordUnreadable' });
});

test('a nonce ends after five minutes', async () => {
  const key = await askKey();
  const sealed = await seal(testPassword, key);
  const { db, secrets } = server.services;
  expect(key.expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(nonceLifeMs);
  await expect(openPassword({ db, secrets, now: key.expiresAt }, sealed)).rejects.toThrow(PasswordUnreadable);
  expect(await openPassword({ db, secrets, now: new Date(key.expiresAt.getTime() - 1) }, sealed)).toBe(testPassword);
});

test('all servers of a site have the same key, and one that is asked first by many is made once', async () => {
  await server.services.db.passwordKey.deleteMany();
  const other = await startTestServer();
  try {
    const keys = await Promise.all([askKey(), askKey(other), askKey(), askKey(other)]);
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
    expect(await server.services.db.passwordKey.count()).toBe(1);
  } finally {
    await other.stop();
  }
});

test('what was encrypted under the key before still opens; that key goes with the next', async () => {
  const { db, secrets } = server.services;
  const now = new Date();
  const monthsLater = (months: number) => new Date(now.getTime() + months * 30 * 24 * 60 * 60_000);
  const first = await currentKey({ db, secrets }, now);
  const second = await currentKey({ db, secrets }, monthsLater(1));
  expect(second.publicKey).not.toBe(first.publicKey);
  expect(await keyOf({ db, secrets }, periodOf(now))).not.toBeNull();
  await currentKey({ db, secrets }, monthsLater(2));
  expect(await keyOf({ db, secrets }, periodOf(now))).toBeNull();
  await db.passwordKey.deleteMany();
});

test("the private key is stored encrypted with the site's secret; another secret gets another key", async () => {
  const { db, secrets } = server.services;
  const before = await askKey();
  const row = await db.passwordKey.findFirstOrThrow();
  expect(Buffer.from(row.sealedPrivateKey, 'base64url').toString('latin1')).not.toContain('RSA');
  await db.passwordKey.update({
    where: { period: row.period },
    data: { sealedPrivateKey: secrets.seal('something else', 'x') },
  });
  expect((await askKey()).publicKey).not.toBe(before.publicKey);
});
