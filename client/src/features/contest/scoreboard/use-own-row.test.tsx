import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { socketStateStore } from '../../../lib/live/socket-state.ts';
import type { BoardRow } from './board-model.ts';
import { boardRow, loadedBoard } from './board-samples.ts';
import { useOwnRow } from './use-own-row.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  socketStateStore.set('idle');
  vi.useRealTimers();
});

const facts = loadedBoard([], { isSealed: true });

function OwnRow() {
  const row = useOwnRow(facts, 1);
  return <p>{row ? `solved ${row.points} at ${row.time}` : String(row)}</p>;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the own row is loaded first, then pushed, and polled while the socket is down', async () => {
  const site: { row: BoardRow; push: (row: BoardRow) => void } = { row: boardRow(1, null), push: () => undefined };
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          site.push = (row) => observer.next({ data: { ownBoardRowChanged: [row] } });
          return;
        }
        observer.next({ data: { ownBoardRow: [site.row] } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <OwnRow />
    </ApolloProvider>,
  );
  expect(screen.getByText('undefined')).toBeTruthy();
  await pass(0);
  expect(screen.getByText('solved 0 at 0')).toBeTruthy();
  await act(async () => site.push(boardRow(1, 300)));
  expect(screen.getByText('solved 1 at 300')).toBeTruthy();

  act(() => socketStateStore.set('down'));
  site.row = boardRow(1, 240);
  await pass(29_000);
  expect(screen.getByText('solved 1 at 300')).toBeTruthy();
  await pass(2_000);
  expect(screen.getByText('solved 1 at 240')).toBeTruthy();
});
