import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each([
  ['a query', 'query ($text: String!) { problem(displayId: $text) { id } }'],
  ['a filter', 'query ($text: String!) { problems(filter: { keyword: $text }) { total } }'],
  [
    'a mutation',
    'mutation ($text: String!) { signIn(input: { username: $text, password: "long enough" }) { __typename } }',
  ],
])('a NUL character in %s is refused as bad input', async (_where, query) => {
  const { errors } = await server.graphql(query, { variables: { text: 'a\0' } });
  expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  expect(server.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a subscription that is sent as a request is told to use a WebSocket', async () => {
  const { errors } = await server.graphql('subscription { submissionProgress(id: 1) { status } }');
  expect(errors?.[0]?.extensions?.['code']).toBe('WEBSOCKET_NEEDED');
});
