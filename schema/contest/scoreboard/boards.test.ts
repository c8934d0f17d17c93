import { expect, test } from 'vitest';
import { AsyncQueue } from '../../core/async-queue.ts';
import type { Services } from '../../core/context.ts';
import { createBoards } from './boards.ts';

const view = { isSealed: false, includesAfterEnd: false, untilMs: null };

test('a followed board stays in the cache however many others are read', async () => {
  const boards = createBoards({
    pubsub: { subscribe: () => new AsyncQueue({ maxItems: 1 }) },
    log: {},
  } as unknown as Services);
  const unfollowedMs = boards.spreadMs(1);
  const events = boards.follow(1, view, new AbortController().signal);
  const followedMs = boards.spreadMs(1);
  for (let contestId = 2; contestId < 20; contestId += 1) boards.spreadMs(contestId);
  expect(followedMs).toBeGreaterThan(unfollowedMs);
  expect(boards.spreadMs(1)).toBe(followedMs);
  await events.return();
  expect(boards.spreadMs(1)).toBe(unfollowedMs);
});
