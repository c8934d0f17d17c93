import { expect, test } from 'vitest';
import { priorityOf } from './priority.ts';

test('a contest comes before practice, practice before a rejudge, a rejudge before a test run, a test run before the jury', () => {
  const order = [priorityOf('CONTEST', 0), priorityOf('NORMAL', 0), priorityOf('REJUDGE', 0), priorityOf('TEST_RUN', 0), priorityOf('JURY', 0)];
  expect(order).toEqual(order.toSorted((a, b) => b - a));
});

test('the second task of a user stands behind the first of another', () => {
  expect(priorityOf('NORMAL', 1)).toBeLessThan(priorityOf('NORMAL', 0));
});

test('no flood sinks below the class after it', () => {
  expect(priorityOf('CONTEST', 5_000_000)).toBeGreaterThan(priorityOf('NORMAL', 0));
});
