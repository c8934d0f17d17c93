import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser, testPassword } from '../factories/user.ts';
import { signInMutation } from '../schema/account/account-operations.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

let bare: TestServer;
let proxied: TestServer;
beforeAll(async () => {
  [bare, proxied] = [await startTestServer(), await startTestServer({ isBehindProxy: true })];
});
afterAll(async () => {
  await bare.stop();
  await proxied.stop();
});

/** The address a session is stored with, when the client says it came a long way. */
async function addressSeen(server: TestServer): Promise<string | null> {
  const user = await buildUser(server.services);
  await server.graphql(signInMutation, {
    variables: { input: { username: user.username, password: testPassword } },
    headers: { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' },
  });
  return (await server.services.db.session.findFirstOrThrow({ where: { userId: user.id } })).address;
}

test('without a proxy nobody can claim another address', async () => {
  expect(await addressSeen(bare)).toBe('127.0.0.1');
});

test("behind a proxy the address is the one the proxy saw, not the client's own claim", async () => {
  expect(await addressSeen(proxied)).toBe('203.0.113.7');
});
