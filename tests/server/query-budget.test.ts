import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { apiTokenFor } from '../factories/api-token.ts';
import { buildUser, tokenFor } from '../factories/user.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** Small limits: an account has 1,000 units and gets 100 a second. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ limits: 0.005 });
});
afterAll(() => server.stop());

/** Costs about 200 units. */
const cheap = '{ testNodes(page: { size: 100 }) { items { id } } }';

async function askUntilRefused(token: string): Promise<Awaited<ReturnType<TestServer['graphql']>>> {
  for (let asked = 0; asked < 20; asked += 1) {
    const answer = await server.graphql(cheap, { token });
    if (answer.errors) return answer;
  }
  throw new Error('nothing was refused');
}

test('a caller who asks too much is told when to ask again, over HTTP, WebSocket and REST alike', async () => {
  const user = await buildUser(server.services);
  const token = await tokenFor(server.services, user);
  const refused = await askUntilRefused(token);
  expect(refused).toMatchObject({
    status: 429,
    errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } }],
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

  // What comes now costs more than the bucket holds, so ten seconds must pass first.
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { Authorization: token },
    retryAttempts: 0,
  });
  const subscription = `subscription {
    commentsChanged(on: { contestId: 1 }, page: { size: 100 }) {
      items { id content author { id } replies { id content } }
    }
  }`;
  await expect(client.iterate({ query: subscription }).next()).rejects.toMatchObject([
    { extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } },
  ]);
  await client.dispose();

  const rest = await fetch(`${server.url}/api/get-problem-list?limit=100&currentPage=1`, {
    headers: { Authorization: token },
  });
  expect(rest.status).toBe(429);

  // Another account behind the same address has a bucket to itself, whatever token it uses.
  const other = await buildUser(server.services);
  expect(
    (await server.graphql(cheap, { token: await apiTokenFor(server.services, other, ['READ']) })).errors,
  ).toBeUndefined();
});

test('queries that are wrong in ever new ways are charged for their validation', async () => {
  const token = await tokenFor(server.services, await buildUser(server.services));
  const statuses: number[] = [];
  for (let asked = 0; asked < 12; asked += 1)
    statuses.push((await server.graphql(`{ unknown${asked} }`, { token })).status);
  expect(statuses[0]).toBe(400);
  expect(statuses).toContain(429);
});

test('signed-out visitors behind one address share a larger bucket', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.graphql(cheap)));
  const refused = answers.filter(({ status }) => status === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(refused).toBeLessThan(20);
});
