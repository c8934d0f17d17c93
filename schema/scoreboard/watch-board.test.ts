import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import type { BoardEvent } from './board-feed.ts';
import { EventQueue } from './event-queue.ts';
import { watchBoard } from './watch-board.service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hour = 3_600_000;

test('who looks on for hours misses nothing when leave to look is asked for again', async () => {
  const start = Date.now();
  const contest = { id: 1, access: 'PUBLIC', isVisible: true, startsAt: new Date(start - hour), endsAt: new Date(start + 4 * hour), sealsAt: null, unsealedAt: null, members: [], groupId: null, authorId: 'author' };
  const asked = vi.fn(async () => contest);
  const events = new EventQueue<BoardEvent>({ most: 20, overflow: { kind: 'RELOAD' } });
  const follow = vi.fn(() => ({ events, stop: () => {} }));
  const leaving = new AbortController();
  const told: BoardEvent[] = [];
  const context = { db: { contest: { findFirst: asked } }, boards: { follow, read: async () => ({ digest: 0 }) }, viewer: { kind: 'user', userId: 'author', username: 'author', role: 'ADMIN' }, now: new Date(start), signal: leaving.signal };
  const watching = (async () => {
    for await (const { event } of watchBoard(context as unknown as Context, 1, { isOutside: false, includesAfterEnd: false })) told.push(event);
  })();
  const count = 40 * 60;
  for (let second = 1; second <= count; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    events.put({ kind: 'CHANGES', rows: [], firstSeconds: new Map(), digest: second });
  }
  await vi.advanceTimersByTimeAsync(1_000);
  leaving.abort();
  events.end();
  await watching;
  expect(asked.mock.calls.length).toBeGreaterThan(7);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(told.map((event) => (event.kind === 'CHANGES' ? event.digest : null))).toEqual(Array.from({ length: count + 1 }, (_, index) => index));
});
