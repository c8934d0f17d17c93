import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { socketStateStore } from '../../../lib/live/socket-state.ts';
import type { BoardChange, BoardRow } from './board-model.ts';
import { boardChange, boardRow, loadedBoard } from './board-samples.ts';
import { useBoard } from './use-board.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  socketStateStore.set('idle');
  vi.useRealTimers();
});

function Board() {
  const { model } = useBoard({ contestId: 1, isOutside: false, includesAfterEnd: false });
  return (
    <p>
      {model === null
        ? 'none'
        : [...model.rows.values()].map(({ name, points, time }) => `${name} ${points} ${time}`).join(', ')}
    </p>
  );
}

/** A board that is followed. @returns what is answered to who asks, and ways to push a change and to fail. */
async function follow() {
  const nothing = () => undefined;
  const site: { rows: readonly BoardRow[]; questions: number; push: (change: BoardChange) => void; fail: () => void } =
    { rows: [boardRow(1, null)], questions: 0, push: nothing, fail: nothing };
  const link = new ApolloLink(
    ({ operationType }) =>
      new Observable((observer) => {
        if (operationType === OperationTypeNode.SUBSCRIPTION) {
          site.push = (change) => observer.next({ data: { contestBoardChanged: change } });
          site.fail = () => observer.error(new Error('refused'));
          return;
        }
        site.questions += 1;
        observer.next({ data: { contestBoard: { __typename: 'ContestBoardSuccess', data: loadedBoard(site.rows) } } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <Board />
    </ApolloProvider>,
  );
  await pass(0);
  return site;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('while nothing can be pushed the board is asked for every 30 seconds, and no more once it can', async () => {
  const site = await follow();
  const solved = [boardRow(1, 300)];
  await pass(60_000);
  expect(site.questions).toBe(1);

  act(() => socketStateStore.set('down'));
  site.rows = solved;
  await pass(29_000);
  expect(screen.getByText('p1 0 0')).toBeTruthy();
  await pass(2_000);
  expect(screen.getByText('p1 1 300')).toBeTruthy();
  await pass(60_000);
  expect(site.questions).toBe(4);

  act(() => socketStateStore.set('open'));
  await pass(60_000);
  expect(site.questions).toBe(4);
});

test('where following is refused the board is asked for soon and then every 30 seconds', async () => {
  const site = await follow();
  await act(async () => site.fail());
  await pass(3_000);
  expect(site.questions).toBe(2);
  site.rows = [boardRow(1, 300)];
  await pass(28_000);
  expect(screen.getByText('p1 1 300')).toBeTruthy();
  expect(site.questions).toBe(3);
});

test('what is pushed is shown without asking', async () => {
  const site = await follow();
  const solved = [boardRow(1, 300)];
  await act(async () => site.push(boardChange(solved, solved)));
  await pass(60_000);
  expect(screen.getByText('p1 1 300')).toBeTruthy();
  expect(site.questions).toBe(1);
});
