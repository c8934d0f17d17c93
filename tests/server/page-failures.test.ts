import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const send = (body: unknown) =>
  fetch(`${server.url}/page-failure`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const linesFor = (number: string) => server.logged.filter((line) => line['number'] === number);

test('a page that failed is found in the log under the number its reader was shown', async () => {
  expect((await send({ number: 'k3x9', path: '/problem/1000', what: 'x is not a function' })).status).toBe(204);
  expect(linesFor('k3x9')).toMatchObject([
    { msg: 'a page failed in a browser', path: '/problem/1000', what: 'x is not a function' },
  ]);
});

test('what is no report is refused and not logged', async () => {
  expect((await send({ number: 'n1' })).status).toBe(400);
  expect((await send({ number: 'n1', path: '/', what: 'x'.repeat(5000) })).status).toBe(400);
  expect((await send({ number: 'n1', path: '/', what: 'x'.repeat(20_000) })).status).toBe(413);
  expect(linesFor('n1')).toEqual([]);
});

test('a flood of reports does not fill the log', async () => {
  for (let index = 0; index < 130; index += 1) await send({ number: 'flood', path: '/', what: 'again' });
  // Two minutes at most are touched.
  expect(linesFor('flood').length).toBeLessThanOrEqual(120);
});
