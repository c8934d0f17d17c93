import { expect, test } from 'vitest';
import { turnOf } from './turns.ts';

test.each([
  [1, 'c0', null],
  [1.5, 'c1', null],
  [2, 'c0', 0],
  [2, 'c1', 1],
  [2, 'ce', 0],
  [2, 'cf', 1],
  [2, null, 0],
])('on a machine that takes %d times as long, at commit %s, the half that runs is %s', (slowness, commit, turn) => {
  expect(turnOf(slowness, commit)).toBe(turn);
});
