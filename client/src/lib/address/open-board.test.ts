import { expect, test } from 'vitest';
import { openBoardAddress } from './open-board.ts';

test('the board for visitors has an address by the kind of its contest', () => {
  expect(openBoardAddress({ id: 7, type: 'ACM' })).toBe('/contest/acm-scoreboard/7');
  expect(openBoardAddress({ id: 8, type: 'OI' })).toBe('/contest/oi-scoreboard/8');
});
