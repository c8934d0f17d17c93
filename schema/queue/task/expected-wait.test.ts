import { expect, test } from 'vitest';
import { assumedDurationMs, expectedWaitSeconds } from './expected-wait.ts';

test.each([
  { what: 'a free slot takes it at once', ahead: 0, running: 1, slots: 2, meanDurationMs: 4_000, seconds: 0 },
  {
    what: 'with all slots busy one must end, and with two of them one ends in half the time',
    ahead: 0,
    running: 2,
    slots: 2,
    meanDurationMs: 4_000,
    seconds: 2,
  },
  { what: 'what is ahead takes slots as well', ahead: 3, running: 2, slots: 2, meanDurationMs: 4_000, seconds: 8 },
  {
    what: 'free slots are taken by those ahead first',
    ahead: 4,
    running: 0,
    slots: 2,
    meanDurationMs: 1_000,
    seconds: 2,
  },
  { what: 'a part of a second counts as one', ahead: 0, running: 1, slots: 1, meanDurationMs: 30, seconds: 1 },
  { what: 'ten thousand on one slot', ahead: 10_000, running: 1, slots: 1, meanDurationMs: 500, seconds: 5_001 },
  {
    what: 'nothing was measured yet',
    ahead: 1,
    running: 1,
    slots: 1,
    meanDurationMs: null,
    seconds: (2 * assumedDurationMs) / 1_000,
  },
  { what: 'no judge can do it', ahead: 0, running: 0, slots: 0, meanDurationMs: 500, seconds: null },
])('$what', ({ seconds, ...facts }) => {
  expect(expectedWaitSeconds(facts)).toBe(seconds);
});
