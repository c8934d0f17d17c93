import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialRating, ratingChanges, winChance } from './rating.ts';
import type { Contender } from './rating.ts';

/** Ranks of rows that are ordered by what they reached, the most first. */
function ranked(rows: readonly { readonly rating: number; readonly reached: number }[]): Contender[] {
  return rows.map(({ rating, reached }) => ({ rating, rank: 1 + rows.filter((other) => other.reached > reached).length }));
}

/** Where people are: nobody is near the ends of what ratings are looked for in. */
const rating = fc.integer({ min: 1_000, max: 3_000 });
const field = fc.array(fc.record({ rating, reached: fc.integer({ min: 0, max: 12 }) }), { minLength: 2, maxLength: 60 }).map(ranked);

describe('against what Codeforces published', () => {
  test('every change of round 641 (Div. 1) is as it was, within one point', async () => {
    // Points, penalty, rating before, change: as the round's results tell.
    const round = JSON.parse(await readFile(new URL('codeforces-round-641.json', import.meta.url), 'utf8')) as readonly [number, number, number, number][];
    const rows = ranked(round.map(([points, penalty, before]) => ({ rating: before, reached: points * 1_000_000 - penalty })));
    const off = ratingChanges(rows).map(({ before, after }, index) => Math.abs(after - before - (round[index]?.[3] ?? 0)));
    expect(off.filter((by) => by > 1)).toEqual([]);
    expect(off.filter((by) => by === 0).length).toBeGreaterThan(0.9 * off.length);
  });

  test('200 points more are the better one three times of four, 400 ten times of eleven', () => {
    expect(winChance(1_700, 1_500)).toBeCloseTo(0.76, 2);
    expect(winChance(1_900, 1_500)).toBeCloseTo(10 / 11, 10);
    expect(winChance(1_500, 1_900)).toBeCloseTo(1 / 11, 10);
  });
});

describe('whatever the field', () => {
  test('who was rated higher and did better stays higher', () => {
    fc.assert(fc.property(field, (rows) => {
      const changes = ratingChanges(rows);
      const overtaken = rows.flatMap((a, i) => rows.filter((b, j) => a.rank < b.rank && a.rating > b.rating && (changes[i]?.after ?? 0) < (changes[j]?.after ?? 0)));
      expect(overtaken).toEqual([]);
    }));
  });

  test('the field as a whole wins nothing', () => {
    fc.assert(fc.property(field, (rows) => {
      expect(ratingChanges(rows).reduce((total, { before, after }) => total + after - before, 0)).toBeLessThanOrEqual(0);
    }));
  });

  test('the better place is the better performance, and equal places of equal ratings are equal', () => {
    fc.assert(fc.property(field, (rows) => {
      const changes = ratingChanges(rows);
      const worse = rows.flatMap((a, i) => rows.filter((b, j) => a.rank < b.rank && (changes[i]?.performance ?? 0) < (changes[j]?.performance ?? 0)));
      const unequal = rows.flatMap((a, i) => rows.filter((b, j) => a.rank === b.rank && a.rating === b.rating && (changes[i]?.after !== changes[j]?.after || changes[i]?.performance !== changes[j]?.performance)));
      expect([...worse, ...unequal]).toEqual([]);
    }));
  });

  test('the order of the rows has no say', () => {
    fc.assert(fc.property(field.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows.map((_, index) => index), { minLength: rows.length }))), ([rows, order]) => {
      const [straight, shuffled] = [ratingChanges(rows), ratingChanges(order.map((index) => rows[index] ?? { rating: 0, rank: 0 }))];
      expect(order.map((index) => straight[index])).toEqual(shuffled);
    }));
  });
});

test('two beginners: the better one wins what the other loses', () => {
  const [first, second] = ratingChanges([{ rating: initialRating, rank: 1 }, { rating: initialRating, rank: 2 }]);
  expect(first?.after).toBeGreaterThan(initialRating + 50);
  expect(second?.after).toBeLessThan(initialRating - 50);
});

test('alone in a contest nobody wins or loses', () => {
  expect(ratingChanges([{ rating: 1_700, rank: 1 }])).toEqual([{ before: 1_700, after: 1_700, performance: 1_700 }]);
  expect(ratingChanges([])).toEqual([]);
});

test('who does what is expected performs as they are rated', () => {
  const changes = ratingChanges([1_900, 1_700, 1_500, 1_300, 1_100].map((own, index) => ({ rating: own, rank: index + 1 })));
  expect(Math.abs((changes[2]?.performance ?? 0) - 1_500)).toBeLessThanOrEqual(1);
});
