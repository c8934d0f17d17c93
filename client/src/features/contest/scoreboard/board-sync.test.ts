import { boardDigest } from '@verdict/schema/contest/scoreboard/board/wire.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardChange, LoadedBoard } from './board-model.ts';
import { boardChange as change, boardRow as row, loadedBoard as board } from './board-samples.ts';
import { BoardSync } from './board-sync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reload: BoardChange = {
  __typename: 'ContestBoardChange',
  isReload: true,
  spreadMs: 2_000,
  version: null,
  rows: [],
  firstSeconds: [],
};

/** A board whose answers are given one after the other, the last one again and again. */
async function follow(...answers: readonly LoadedBoard[]) {
  const asked: (number | null)[] = [];
  const onLoss = vi.fn();
  const sync = new BoardSync({
    load: async ({ knownVersion }) => {
      asked.push(knownVersion);
      return answers[Math.min(asked.length, answers.length) - 1] ?? null;
    },
    onModel: () => {},
    onError: (error) => expect.unreachable(String(error)),
    onLoss,
  });
  await sync.load();
  return { sync, asked, onLoss };
}

test('a board that misses a change is asked for anew, also when others go on coming', async () => {
  const later = board([row(1, 10), row(2, null)]);
  const { sync, asked, onLoss } = await follow(board([row(1, null), row(2, null)]), later);
  for (let second = 0; second < 4; second += 1) {
    // Each of them tells of a board in which somebody else has solved something.
    sync.take(change([row(2, second)], [row(1, 10), row(2, second)]));
    await vi.advanceTimersByTimeAsync(500);
  }
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(2);
  expect(onLoss).toHaveBeenCalledTimes(1);
  expect(sync.model?.rows.get(1)?.points).toBe(1);
});

test('a change that comes a moment later mends it', async () => {
  const { sync, asked, onLoss } = await follow(board([row(1, null), row(2, null)]));
  sync.take(change([row(2, 20)], [row(1, 10), row(2, 20)]));
  await vi.advanceTimersByTimeAsync(1_000);
  sync.take(change([row(1, 10)], [row(1, 10), row(2, 20)]));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toHaveLength(1);
  expect(onLoss).not.toHaveBeenCalled();
});

test('whoever is told to ask anew does so within the time that is said, whatever comes meanwhile', async () => {
  const sealed = board([row(1, null)], { isSealed: true });
  const { sync, asked, onLoss } = await follow(board([row(1, null)]), sealed);
  sync.take(reload);
  for (let count = 0; count < 4; count += 1) {
    sync.take(change([], [row(1, null)]));
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(asked).toHaveLength(2);
  expect(sync.model?.facts.isSealed).toBe(true);
  expect(onLoss).not.toHaveBeenCalled();
});

test('a board that could not be asked for is asked for again, and keeps what is here until then', async () => {
  const answers: (() => LoadedBoard)[] = [
    () => board([row(1, null)]),
    () => {
      throw new Error('away');
    },
    () => board([row(1, 10)]),
  ];
  const onError = vi.fn();
  const sync = new BoardSync({ load: async () => answers.shift()?.() ?? null, onModel: () => {}, onError });
  await sync.load();
  sync.take(reload);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onError).toHaveBeenCalledTimes(1);
  expect(sync.model?.rows.get(1)?.points).toBe(0);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(sync.model?.rows.get(1)?.points).toBe(1);
  expect(answers).toHaveLength(0);
});

test('rows that are here already need not come again; the rest of the board is the new one', async () => {
  const rows = [row(1, 10), row(2, null)];
  const { sync, asked } = await follow(
    board(rows),
    board([], { version: boardDigest(rows), isUnchanged: true, isSealed: true }),
  );
  await sync.load();
  expect(asked).toEqual([null, boardDigest(rows)]);
  expect(sync.model?.facts.isSealed).toBe(true);
  expect([...(sync.model?.rows.values() ?? [])]).toEqual(rows);
});

test.each([{ boardName: 'NICKNAME' }, { penaltySeconds: 60 }] as const)(
  'equal cells are asked for all the same when they mean other rows: %j',
  async (more) => {
    const rows = [row(1, 10)];
    const { sync, asked } = await follow(
      board(rows),
      board([], { version: boardDigest(rows), isUnchanged: true, ...more }),
      board([{ ...row(1, 10), name: 'Ann' }], more),
    );
    await sync.load();
    expect(asked).toEqual([null, boardDigest(rows), null]);
    expect(sync.model?.rows.get(1)?.name).toBe('Ann');
  },
);

test('changes that come while the board is on its way are taken in when it is here', async () => {
  const answer = Promise.withResolvers<LoadedBoard>();
  const sync = new BoardSync({ load: () => answer.promise, onModel: () => {}, onError: () => {} });
  const loading = sync.load();
  sync.take(change([row(1, 10)], [row(1, 10)]));
  answer.resolve(board([row(1, null)]));
  await loading;
  expect(sync.model?.rows.get(1)?.points).toBe(1);
});
