import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { begun } from './test-fields.ts';
import { startTestServer } from './test-server.ts';

test('a draining server finishes what is under way and takes nothing new', async () => {
  const server = await startTestServer();
  const began = once(begun, 'testSlow');
  const slow = server.graphql('{ testSlow }');
  await began;
  const stopped = server.stop();
  expect((await slow).data).toEqual({ testSlow: 'done' });
  await stopped;
  await expect(server.graphql('{ siteConfig { name } }')).rejects.toThrow();
});

test('a waiting poll answers "nothing" at once instead of holding the server up', async () => {
  const server = await startTestServer();
  const isWaiting = once(begun, 'testLongPoll');
  const poll = server.graphql('{ testLongPoll }');
  await isWaiting;
  // Longer than the poll, which left alone would answer "late".
  const drained = server.app.drain(60_000);
  expect((await poll).data).toEqual({ testLongPoll: 'nothing' });
  await drained;
  await server.stop();
});

test('a poll whose client goes away ends', async () => {
  const server = await startTestServer();
  const isWaiting = once(begun, 'testLongPoll');
  const controller = new AbortController();
  const poll = fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'gone' },
    body: JSON.stringify({ query: '{ testLongPoll }' }),
    signal: controller.signal,
  });
  await isWaiting;
  controller.abort();
  await expect(poll).rejects.toThrow();
  const asked = Date.now();
  await server.app.drain(60_000);
  // The poll lasts ten seconds.
  expect(Date.now() - asked).toBeLessThan(9_000);
  await server.stop();
});

test('subscribers are told to connect again, and their subscriptions are not reported as finished', async () => {
  const server = await startTestServer();
  let isFinished = false;
  const isSubscribed = once(begun, 'testProgress');
  const closed = new Promise<unknown>((resolve) => {
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      on: { closed: (event) => resolve(event) },
    });
    client.subscribe(
      { query: 'subscription { testProgress(id: 1) }' },
      { next: () => {}, error: () => {}, complete: () => (isFinished = true) },
    );
  });
  await isSubscribed;
  await server.stop();
  expect(await closed).toMatchObject({ code: 1012 });
  expect(isFinished).toBe(false);
});
