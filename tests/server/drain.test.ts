import { createClient } from 'graphql-ws';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from './test-server.ts';

test('a draining server finishes what is under way and takes nothing new', async () => {
  const server = await startTestServer();
  const slow = server.graphql('{ testSlow }');
  await sleep(100);
  const stopped = server.stop();
  expect((await slow).data).toEqual({ testSlow: 'done' });
  await stopped;
  await expect(server.graphql('{ siteConfig { name } }')).rejects.toThrow();
});

test('a waiting poll answers "nothing" at once instead of holding the server up', async () => {
  const server = await startTestServer();
  const poll = server.graphql('{ testLongPoll }');
  await sleep(100);
  const began = Date.now();
  await server.stop();
  expect((await poll).data).toEqual({ testLongPoll: 'nothing' });
  expect(Date.now() - began).toBeLessThan(3_000);
});

test('a poll whose client goes away ends', async () => {
  const server = await startTestServer();
  const controller = new AbortController();
  const poll = fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'gone' },
    body: JSON.stringify({ query: '{ testLongPoll }' }),
    signal: controller.signal,
  });
  await sleep(100);
  controller.abort();
  await expect(poll).rejects.toThrow();
  const began = Date.now();
  await server.stop();
  expect(Date.now() - began).toBeLessThan(3_000);
});

test('subscribers are told to connect again, and their subscriptions are not reported as finished', async () => {
  const server = await startTestServer();
  let isFinished = false;
  const closed = new Promise<unknown>((resolve) => {
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      on: { closed: (event) => resolve(event) },
    });
    client.subscribe({ query: 'subscription { testProgress(id: 1) }' }, { next: () => {}, error: () => {}, complete: () => (isFinished = true) });
  });
  await sleep(300);
  await server.stop();
  expect(await closed).toMatchObject({ code: 1012 });
  expect(isFinished).toBe(false);
});
