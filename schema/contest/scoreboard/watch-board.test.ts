import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AsyncQueue } from '../../core/async-queue.ts';
import type { Context } from '../../core/context.ts';
import { createReads } from '../../core/read-together.ts';
import type { BoardEvent } from './board-feed.ts';
import { watchBoard } from './watch-board.service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const hour = 60 * minute;

/**
 * Somebody before the board of a contest that began an hour ago, with all they are told: RELOAD, or the digest of a
 * change.
 */
function watch({
  sealsAt,
  beforeLeave = async () => {},
}: {
  readonly sealsAt: Date | null;
  readonly beforeLeave?: () => Promise<void>;
}) {
  const start = Date.now();
  const contest = {
    id: 1,
    access: 'PUBLIC',
    isVisible: true,
    startsAt: new Date(start - hour),
    endsAt: new Date(start + 4 * hour),
    sealsAt,
    unsealedAt: null,
    groupId: null,
    authorId: 'author',
  };
  const asked = vi.fn(async () => {
    await beforeLeave();
    return [contest];
  });
  const queues: AsyncQueue<BoardEvent>[] = [];
  const follow = () => {
    const events = new AsyncQueue<BoardEvent>({ maxItems: 20 });
    queues.push(events);
    return events;
  };
  const leaving = new AbortController();
  const told: (number | 'RELOAD')[] = [];
  const db = { contest: { findMany: asked }, contestMember: { findMany: async () => [] } } as unknown as PrismaClient;
  const context = {
    db,
    reads: createReads(db),
    boards: { follow, read: async () => ({ digest: 0 }) },
    viewer: { kind: 'user', userId: 'author', username: 'author', role: 'ADMIN' },
    now: new Date(start),
    signal: leaving.signal,
  };
  const watching = (async () => {
    for await (const { event } of watchBoard(context as unknown as Context, 1, {
      isOutside: false,
      includesAfterEnd: false,
    }))
      told.push(event.kind === 'CHANGES' ? event.digest : 'RELOAD');
  })();
  return {
    asked,
    queues,
    told,
    change: (digest: number) => queues.at(-1)?.put({ kind: 'CHANGES', rows: [], firstSeconds: new Map(), digest }),
    async leave() {
      leaving.abort();
      for (const queue of queues) queue.end();
      await watching;
    },
  };
}

test('who looks on for hours misses nothing when leave to look is asked for again', async () => {
  const { asked, queues, told, change, leave } = watch({ sealsAt: null });
  const count = 40 * 60;
  for (let second = 1; second <= count; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    change(second);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  await leave();
  expect(asked.mock.calls.length).toBeGreaterThan(7);
  expect(queues).toHaveLength(1);
  expect(told).toEqual(Array.from({ length: count + 1 }, (_, index) => index));
});

test('what is derived at the seal, before its view is known, is told to nobody', async () => {
  let whileAsked = () => {};
  const { queues, told, change, leave } = watch({
    sealsAt: new Date(Date.now() + minute),
    beforeLeave: async () => whileAsked(),
  });
  await vi.advanceTimersByTimeAsync(minute - 10);
  change(1);
  whileAsked = () => change(3);
  await vi.advanceTimersByTimeAsync(12);
  change(2);
  await vi.advanceTimersByTimeAsync(minute);
  change(4);
  await vi.advanceTimersByTimeAsync(1_000);
  await leave();
  expect(told).toEqual([0, 1, 'RELOAD', 0, 4]);
  expect(queues).toHaveLength(2);
});
