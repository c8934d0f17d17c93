import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, testPassword } from '../factories/user.ts';
import { signInMutation } from '../schema/account/user/account-operations.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('wrong passwords counted before the clock was set back lock nobody out', async () => {
  const { username } = await buildUser(server.services);
  const failedAt = new Date(Date.now() + 86_400_000);
  const failure = { usernameKey: username.toLowerCase(), address: '127.0.0.1', failedAt };
  await server.services.db.signInFailure.createMany({ data: Array.from({ length: 20 }, () => failure) });
  const { data } = await server.graphql(signInMutation, { variables: { input: { username, password: testPassword } } });
  expect(data?.['signIn']).toMatchObject({ __typename: 'SignInSuccess' });
});
