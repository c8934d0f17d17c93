import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { RefusedBoard } from './refused-board.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * A board that is refused, of a contest that starts in `startsInMs` by a server whose clock is an hour ahead.
 *
 * @returns told whenever it is asked for.
 */
async function refused(startsInMs: number) {
  const serverMs = () => Date.now() + 3_600_000;
  const startsAt = new Date(serverMs() + startsInMs).toISOString();
  const link = new ApolloLink(
    () =>
      new Observable((observer) => {
        const status = Date.parse(startsAt) > serverMs() ? 'SCHEDULED' : 'RUNNING';
        observer.next({
          data: {
            contest: { __typename: 'Contest', id: 7, status, startsAt, now: new Date(serverMs()).toISOString() },
          },
        });
        observer.complete();
      }),
  );
  const onRetry = vi.fn();
  await renderPage(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <RefusedBoard contestId={7} refusal="Not yet." onRetry={onRetry} />
    </ApolloProvider>,
  );
  expect(screen.getByText('Not yet.')).toBeTruthy();
  return onRetry;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a board that is refused is asked for again every 30 seconds', async () => {
  const onRetry = await refused(-60_000);
  await pass(29_000);
  expect(onRetry).not.toHaveBeenCalled();
  await pass(32_000);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test("it is asked for when the contest starts by the server's clock", async () => {
  const onRetry = await refused(10_000);
  await pass(9_500);
  expect(onRetry).not.toHaveBeenCalled();
  await pass(5_000);
  expect(onRetry).toHaveBeenCalledTimes(1);
});
