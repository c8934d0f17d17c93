import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const start = Date.parse('2026-11-22T10:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * A page with a clock, just loaded. The server's shows what the wall's does, which goes on while the machine sleeps.
 */
async function show() {
  // What another test's page knows of the clock, and when it asked, says nothing of this one.
  vi.resetModules();
  const [{ useServerClock, useServerNow }, { socketStateStore }] = await Promise.all([
    import('./use-server-clock.ts'),
    import('../live/socket-state.ts'),
  ]);
  const Clock = () => {
    useServerClock(7);
    return <p>{new Date(useServerNow()).toISOString().slice(11, 19)}</p>;
  };
  const net = { isThere: true, questions: 0 };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        net.questions += 1;
        if (!net.isThere) return observer.error(new Error('no network'));
        observer.next({ data: { contest: { __typename: 'Contest', id: 7, now: new Date().toISOString() } } });
        observer.complete();
        return undefined;
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Clock />
    </ApolloProvider>,
  );
  return { net, socketStateStore };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** The wall's clock goes on, timers and the monotonic clock stand still. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

test('after the machine slept with the page in front the clock is right again within a second or two', async () => {
  const { net } = await show();
  await pass(3_000);
  expect(screen.getByText('10:00:03')).toBeTruthy();
  expect(net.questions).toBe(1);
  sleep(600_000);
  await pass(7_000);
  expect(screen.getByText('10:10:10')).toBeTruthy();
  expect(net.questions).toBe(2);
});

test('where the network comes back later it is asked now and then, and at once when the socket is there', async () => {
  const { net, socketStateStore } = await show();
  await pass(10_000);
  const before = net.questions;
  net.isThere = false;
  sleep(600_000);
  await pass(8_000);
  // Not never: every five seconds.
  expect(net.questions - before).toBeGreaterThanOrEqual(1);
  expect(net.questions - before).toBeLessThanOrEqual(2);
  net.isThere = true;
  socketStateStore.set('open');
  await pass(0);
  expect(screen.getByText('10:10:18')).toBeTruthy();
});
