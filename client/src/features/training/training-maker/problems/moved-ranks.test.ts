import { expect, test } from 'vitest';
import { movedRanks } from './moved-ranks.ts';

const list = (...ranks: number[]) => ranks.map((rank, index) => ({ problemId: 'abcdef'[index] ?? '', rank }));

test('moving by one place swaps two ranks', () => {
  expect(movedRanks(list(0, 5, 9), { index: 2, places: -1 })).toEqual([
    { problemId: 'c', rank: 5 },
    { problemId: 'b', rank: 9 },
  ]);
});

test('moving further shifts the problems between', () => {
  expect(movedRanks(list(1, 2, 3), { index: 0, places: 2 })).toEqual([
    { problemId: 'b', rank: 1 },
    { problemId: 'c', rank: 2 },
    { problemId: 'a', rank: 3 },
  ]);
});

test('problems with equal ranks are numbered from 0', () => {
  expect(movedRanks(list(0, 0, 0), { index: 2, places: -1 })).toEqual([
    { problemId: 'c', rank: 1 },
    { problemId: 'b', rank: 2 },
  ]);
});
