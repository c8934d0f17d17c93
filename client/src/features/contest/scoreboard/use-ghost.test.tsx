import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { socketStateStore } from '../../../lib/live/socket-state.ts';
import { loaded, minute, row } from './ghost-samples.ts';
import type { Scoreboard_GhostRowFragment } from './scoreboard.generated.ts';
import { useGhost } from './use-ghost.ts';

const own = (atMinutes: readonly number[]) => row(2, atMinutes, { isVirtual: true });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  socketStateStore.set('idle');
  vi.useRealTimers();
});

function Board({ startedAt }: { readonly startedAt: string | null }) {
  const { board } = useGhost({ contestId: 1, startedAt, hasStars: true, isSignedIn: true });
  return (
    <p>
      {board === null
        ? 'none'
        : board.placed.map(({ row: { name, points, time } }) => `${name} ${points} ${time}`).join(', ')}
    </p>
  );
}

/**
 * The board an hour into a virtual participation.
 *
 * @returns what is answered to who asks, and a way to push the own row.
 */
async function follow(startedAt: string | null = new Date(Date.now() - 60 * minute).toISOString()) {
  const site: {
    answer: Scoreboard_GhostRowFragment;
    questions: number;
    push: (told: Scoreboard_GhostRowFragment) => void;
  } = { answer: own([]), questions: 0, push: () => undefined };
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          site.push = (told) => observer.next({ data: { virtualRowChanged: told } });
          return;
        }
        site.questions += 1;
        observer.next({
          data: { contestGhost: { __typename: 'ContestGhostSuccess', data: loaded([row(1, [90]), site.answer]) } },
        });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Board startedAt={startedAt} />
    </ApolloProvider>,
  );
  await pass(0);
  return site;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('while nothing can be pushed the board is asked for every 30 seconds, and what it says counts', async () => {
  const site = await follow();
  site.push(own([5]));
  await pass(60_000);
  expect(screen.getByText('n2 1 300, n1 0 0')).toBeTruthy();
  expect(site.questions).toBe(1);

  act(() => socketStateStore.set('down'));
  site.answer = own([7]);
  // What was pushed last stays until something newer is known.
  await pass(29_000);
  expect(screen.getByText('n2 1 300, n1 0 0')).toBeTruthy();
  await pass(2_000);
  expect(site.questions).toBe(2);
  expect(screen.getByText('n2 1 420, n1 0 0')).toBeTruthy();
});

test('what is judged after the clock has run out is on the board that is replayed from then on', async () => {
  const site = await follow(null);
  expect(screen.getByText('n1 1 5400, n2 0 0')).toBeTruthy();
  await act(async () => site.push(own([5])));
  expect(screen.getByText('n2 1 300, n1 1 5400')).toBeTruthy();
});
