import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, testPassword } from '../factories/user.ts';
import { resetPasswordMutation, signInMutation } from '../schema/account/user/account-operations.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let bare: TestServer;
let proxied: TestServer;
let elsewhere: TestServer;
beforeAll(async () => {
  bare = await startTestServer();
  proxied = await startTestServer({ trustedProxies: true });
  elsewhere = await startTestServer({ trustedProxies: ['192.0.2.0/24'] });
});
afterAll(async () => {
  await bare.stop();
  await proxied.stop();
  await elsewhere.stop();
});

function signIn(
  server: TestServer,
  username: string,
  { password = testPassword, forwardedFor }: { readonly password?: string; readonly forwardedFor: string },
) {
  return server.graphql(signInMutation, {
    variables: { input: { username, password } },
    headers: { 'X-Forwarded-For': forwardedFor },
  });
}

/** The address a session is stored with, when the client says it came a long way. */
async function addressSeen(server: TestServer, forwardedFor = '198.51.100.1, 203.0.113.7'): Promise<string | null> {
  const user = await buildUser(server.services);
  await signIn(server, user.username, { forwardedFor });
  return (await server.services.db.session.findFirstOrThrow({ where: { userId: user.id } })).address;
}

test('without a proxy nobody can claim another address', async () => {
  expect(await addressSeen(bare)).toBe('127.0.0.1');
});

test("behind a proxy the address is the one the proxy saw, not the client's own claim", async () => {
  expect(await addressSeen(proxied)).toBe('203.0.113.7');
});

test('X-Forwarded-For from an address outside the list of proxies is ignored', async () => {
  expect(await addressSeen(elsewhere)).toBe('127.0.0.1');
});

test('a mapped IPv4 address is stored as IPv4', async () => {
  expect(await addressSeen(proxied, '::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('wrong passwords from one IPv6 /64 count together', async () => {
  const { username } = await buildUser(proxied.services);
  for (let host = 1; host <= 5; host += 1)
    await signIn(proxied, username, { password: 'wrong password', forwardedFor: `2001:db8:1:2::${host}` });
  const sameNetwork = await signIn(proxied, username, { forwardedFor: '2001:db8:1:2:aaaa::1' });
  const otherNetwork = await signIn(proxied, username, { forwardedFor: '2001:db8:1:3::1' });
  expect(sameNetwork.data?.['signIn']).toMatchObject({ __typename: 'PuzzleNeeded' });
  expect(otherNetwork.data?.['signIn']).toMatchObject({ __typename: 'SignInSuccess' });
});

test('rate limits count an IPv6 /64 as one address', async () => {
  const input = { username: 'nobody', code: 'wrong', password: 'long enough' };
  const reset = async (host: number) => {
    const { data } = await proxied.graphql(resetPasswordMutation, {
      variables: { input },
      headers: { 'X-Forwarded-For': `2001:db8:5:6::${host}` },
    });
    return data?.['resetPassword'];
  };
  const answers = await Promise.all(Array.from({ length: 61 }, (_, index) => reset(index + 1)));
  expect(answers.filter((answer) => JSON.stringify(answer).includes('TOO_MANY_REQUESTS'))).toHaveLength(1);
});
