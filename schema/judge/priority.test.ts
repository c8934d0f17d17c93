import { expect, test } from 'vitest';
import { priorityOf } from './priority.ts';

test('a contest comes before practice, practice before a rejudge, a rejudge before the jury', () => {
  const order = [priorityOf('contest', 0), priorityOf('normal', 0), priorityOf('rejudge', 0), priorityOf('jury', 0)];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
});

test('the second task of a user stands behind the first of another', () => {
  expect(priorityOf('normal', 1)).toBeLessThan(priorityOf('normal', 0));
});

test('no flood sinks below the class after it', () => {
  expect(priorityOf('contest', 5_000_000)).toBeGreaterThan(priorityOf('normal', 0));
});
