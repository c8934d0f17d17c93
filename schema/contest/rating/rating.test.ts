import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differenceOf, initialRating, ratingChanges, winChance, type Contender } from './rating.ts';

/** Ranks of rows that are ordered by what they reached, the most first. */
function ranked(rows: readonly { readonly rating: number; readonly reached: number }[]): Contender[] {
  return rows.map(({ rating, reached }) => ({
    rating,
    rank: 1 + rows.filter((other) => other.reached > reached).length,
  }));
}

/** Where people are: nobody is near the ends of what ratings are looked for in. */
const rating = fc.integer({ min: 1_000, max: 3_000 });
const field = fc
  .array(fc.record({ rating, reached: fc.integer({ min: 0, max: 12 }) }), { minLength: 2, maxLength: 60 })
  .map(ranked);

test('200 points more are the better one three times of four, 400 ten times of eleven', () => {
  expect(winChance(1_700, 1_500)).toBeCloseTo(0.76, 2);
  expect(winChance(1_900, 1_500)).toBeCloseTo(10 / 11, 10);
  expect(winChance(1_500, 1_900)).toBeCloseTo(1 / 11, 10);
});

describe('whatever the field', () => {
  test('who was rated higher and did better stays higher', () => {
    fc.assert(
      fc.property(field, (rows) => {
        const changes = ratingChanges(rows);
        const overtaken = rows.filter((a, i) =>
          rows.some(
            (b, j) => a.rank < b.rank && a.rating > b.rating && (changes[i]?.after ?? 0) < (changes[j]?.after ?? 0),
          ),
        );
        expect(overtaken).toEqual([]);
      }),
    );
  });

  test('the field as a whole wins nothing', () => {
    fc.assert(
      fc.property(field, (rows) => {
        expect(ratingChanges(rows).reduce((total, { before, after }) => total + after - before, 0)).toBeLessThanOrEqual(
          0,
        );
      }),
    );
  });

  test('the better place is the better performance, and equal places of equal ratings are equal', () => {
    fc.assert(
      fc.property(field, (rows) => {
        const changes = ratingChanges(rows);
        const wronged = rows.filter((a, i) =>
          rows.some((b, j) => a.rank < b.rank && (changes[i]?.performance ?? 0) < (changes[j]?.performance ?? 0)),
        );
        expect(wronged).toEqual([]);
        const apart = rows.filter((a, i) =>
          rows.some((b, j) => a.rank === b.rank && a.rating === b.rating && !isDeepStrictEqual(changes[i], changes[j])),
        );
        expect(apart).toEqual([]);
      }),
    );
  });

  test('the order of the rows has no say', () => {
    fc.assert(
      fc.property(
        field.chain((rows) =>
          fc.tuple(
            fc.constant(rows),
            fc.shuffledSubarray(
              rows.map((_, index) => index),
              { minLength: rows.length },
            ),
          ),
        ),
        ([rows, order]) => {
          const [straight, shuffled] = [
            ratingChanges(rows),
            ratingChanges(order.map((index) => rows[index] ?? { rating: 0, rank: 0 })),
          ];
          expect(order.map((index) => straight[index])).toEqual(shuffled);
        },
      ),
    );
  });
});

test('two beginners: counted by hand, the better one wins nearly what the other loses', () => {
  // Both are expected in place 1.5, and judged by the places 1.22 and 1.73: 1715 and 1325, so +107 and -87. Together
  // they won 20, of which each gives back 11.
  const changes = ratingChanges([
    { rating: initialRating, rank: 1 },
    { rating: initialRating, rank: 2 },
  ]);
  expect(changes.map(({ after }) => after)).toEqual([1_596, 1_402]);
});

test('alone in a contest nobody wins or loses', () => {
  expect(ratingChanges([{ rating: 1_700, rank: 1 }])).toEqual([{ before: 1_700, after: 1_700, performance: 1_700 }]);
  expect(ratingChanges([])).toEqual([]);
});

test('who does what is expected performs as they are rated', () => {
  const changes = ratingChanges(
    [1_900, 1_700, 1_500, 1_300, 1_100].map((own, index) => ({ rating: own, rank: index + 1 })),
  );
  expect(Math.abs((changes[2]?.performance ?? 0) - 1_500)).toBeLessThanOrEqual(1);
});

test('a difference is counted from the rating before, and of a beginner from 1500', () => {
  expect(differenceOf({ before: 1_600, after: 1_580 })).toBe(-20);
  expect(differenceOf({ before: null, after: 1_571 })).toBe(71);
});
