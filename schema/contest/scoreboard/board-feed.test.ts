import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Services } from '../../core/context.ts';
import { BoardFeed } from './board-feed.ts';
import type { ContestMemory } from './contest-memory.ts';

// Fake timers leave those of promises alone.
vi.mock(import('node:timers/promises'), () => ({
  setTimeout: <T>(ms?: number, value?: T) =>
    new Promise<T>((resolve) => void globalThis.setTimeout(() => resolve(value as T), ms)),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a board is looked at as a whole now and then, also where rows never cease to change', async () => {
  const ended = new AbortController();
  const memory = {
    refresh: vi.fn(async () => {}),
    refreshRows: vi.fn(async () => {}),
    takeTurn: () => false,
    view: () => null,
    rowCount: 1,
  };
  const subscribe = async function* () {
    while (!ended.signal.aborted) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      yield { contestId: 1, participantId: 1 };
    }
  };
  const feed = new BoardFeed({ pubsub: { subscribe }, log: {} } as unknown as Pick<Services, 'pubsub' | 'log'>, {
    contestId: 1,
    memory: memory as unknown as ContestMemory,
    onIdle: () => {},
  });
  feed.follow({ isSealed: false, includesAfterEnd: false, untilMs: null }, ended.signal);
  await vi.advanceTimersByTimeAsync(60_000);
  ended.abort();
  expect(memory.refreshRows.mock.calls.length).toBeGreaterThan(40);
  expect(memory.refresh.mock.calls.length).toBeGreaterThanOrEqual(4);
});
