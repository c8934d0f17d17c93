import { describe, expect, test } from 'vitest';
import { awardCuts, awardsOf, eligibleRows, medalCuts } from './award.ts';
import type { Outcome, Try } from './board-rows.ts';
import { boardOf, rowOf } from './board.ts';
import { cellOf } from './cell.ts';
import { ranksOf } from './rank.ts';
import { acm, all, minute, oi, sealed } from './test-rules.ts';

let lastId = 0;
function tryAt(atMinutes: number, outcome: Outcome, wishes: Partial<Try> = {}): Try {
  lastId += 1;
  return { submissionId: lastId, atMs: atMinutes * minute, outcome, score: null, timeMs: null, ...wishes };
}

describe('a cell of an ACM contest', () => {
  test('is solved by the first accepted try, and counts the penalised ones before it', () => {
    const tries = [
      tryAt(10, 'PENALISED'),
      tryAt(20, 'FREE'),
      tryAt(30, 'PENALISED'),
      tryAt(40, 'ACCEPTED'),
      tryAt(50, 'PENALISED'),
      tryAt(60, 'ACCEPTED'),
    ];
    expect(cellOf(tries, acm, all)).toEqual({
      acceptedSecond: 2_400,
      isAfterEnd: false,
      failedTries: 2,
      pendingTries: 0,
    });
  });

  test('tells whole seconds, cut', () => {
    expect(cellOf([tryAt(1, 'ACCEPTED', { atMs: 61_999 })], acm, all)).toMatchObject({ acceptedSecond: 61 });
  });

  test('tells tries that wait as pending', () => {
    expect(cellOf([tryAt(10, 'WAITING'), tryAt(11, 'PENALISED')], acm, all)).toEqual({
      acceptedSecond: null,
      isAfterEnd: false,
      failedTries: 1,
      pendingTries: 1,
    });
    expect(cellOf([tryAt(10, 'ACCEPTED'), tryAt(11, 'WAITING')], acm, all)).toMatchObject({
      acceptedSecond: 600,
      pendingTries: 0,
    });
  });

  test('leaves out what came before the start and after the end', () => {
    expect(cellOf([tryAt(-1, 'ACCEPTED'), tryAt(301, 'ACCEPTED')], acm, all)).toBeNull();
    expect(cellOf([tryAt(300, 'ACCEPTED')], acm, all)).toMatchObject({ acceptedSecond: 18_000, isAfterEnd: false });
    expect(cellOf([tryAt(301, 'ACCEPTED')], acm, { ...all, includesAfterEnd: true })).toMatchObject({
      acceptedSecond: 18_060,
      isAfterEnd: true,
    });
  });

  test('under the seal tells of later tries only that there were some, whatever became of them', () => {
    for (const outcome of ['ACCEPTED', 'PENALISED', 'FREE', 'WAITING'] as const) {
      expect(cellOf([tryAt(10, 'PENALISED'), tryAt(240, outcome), tryAt(250, 'FREE')], acm, sealed)).toEqual({
        acceptedSecond: null,
        isAfterEnd: false,
        failedTries: 1,
        pendingTries: 2,
      });
    }
    expect(cellOf([tryAt(10, 'ACCEPTED'), tryAt(250, 'PENALISED')], acm, sealed)).toMatchObject({
      acceptedSecond: 600,
      pendingTries: 0,
    });
    expect(cellOf([tryAt(310, 'ACCEPTED')], acm, { ...sealed, includesAfterEnd: true })).toMatchObject({
      acceptedSecond: null,
      pendingTries: 1,
    });
  });

  test('can be looked at as it was at a moment', () => {
    const tries = [tryAt(10, 'PENALISED'), tryAt(20, 'ACCEPTED')];
    expect(cellOf(tries, acm, { ...all, untilMs: 15 * minute })).toMatchObject({
      acceptedSecond: null,
      failedTries: 1,
    });
  });
});

describe('a cell of an OI contest', () => {
  const tries = [
    tryAt(10, 'FREE', { score: 70, timeMs: 40 }),
    tryAt(20, 'ACCEPTED', { score: 100, timeMs: 90 }),
    tryAt(25, 'ACCEPTED', { score: 100, timeMs: 60 }),
    tryAt(30, 'PENALISED', { score: 20, timeMs: 5 }),
    tryAt(40, 'FREE'),
  ];

  test('has the last score, or the best, as the contest says', () => {
    expect(cellOf(tries, oi, all)).toMatchObject({ score: 20 });
    expect(cellOf(tries, { ...oi, oiScoreRule: 'HIGHEST' }, all)).toMatchObject({ score: 100 });
  });

  test('has the least run time of a full score', () => {
    expect(cellOf(tries, oi, all)).toMatchObject({ timeMs: 60 });
    expect(cellOf(tries.slice(0, 1), oi, all)).toMatchObject({ timeMs: null });
  });

  test('is full where the try that counts is accepted, whatever it took', () => {
    const told = (own: readonly Try[], rules = oi) => cellOf(own, rules, all);
    expect(told(tries)).toEqual({ score: 20, isFull: false, timeMs: 60, pendingTries: 0 });
    expect(told(tries, { ...oi, oiScoreRule: 'HIGHEST' })).toEqual({
      score: 100,
      isFull: true,
      timeMs: 60,
      pendingTries: 0,
    });
    expect(told(tries.slice(0, 3))).toMatchObject({ score: 100, isFull: true });
    const byHand = tryAt(50, 'ACCEPTED', { score: 100 });
    expect(told([byHand])).toEqual({ score: 100, isFull: true, timeMs: null, pendingTries: 0 });
    expect(told([byHand, tryAt(60, 'WAITING')])).toMatchObject({ score: 100, isFull: true, pendingTries: 1 });
    // As many points as were given by hand for something else.
    for (const own of [
      [byHand, tryAt(60, 'FREE', { score: 100 })],
      [tryAt(40, 'FREE', { score: 100 }), byHand],
    ])
      expect(told(own, { ...oi, oiScoreRule: 'HIGHEST' })).toMatchObject({ isFull: true });
  });

  test('without a score has none, which is not zero', () => {
    expect(cellOf([tryAt(10, 'FREE')], oi, all)).toEqual({ score: null, isFull: false, timeMs: null, pendingTries: 0 });
  });

  test('under the seal tells what came before it', () => {
    expect(cellOf([...tries, tryAt(250, 'ACCEPTED', { score: 100, timeMs: 1 })], oi, sealed)).toEqual({
      score: 20,
      isFull: false,
      timeMs: 60,
      pendingTries: 1,
    });
  });
});

describe('ranks and awards', () => {
  const row = (points: number, time: number, isStar = false) => ({ points, time, isStar });

  test('equal rows share a rank, the next skips, star rows are passed over', () => {
    expect(ranksOf([row(3, 10), row(2, 5, true), row(2, 5), row(2, 5), row(1, 1), row(0, 0), row(0, 0)])).toEqual([
      1, -1, 2, 2, 4, 5, 5,
    ]);
  });

  test('who ties at a cut gets the better award, and those without a result get none', () => {
    const rows = [row(3, 1), row(2, 1), row(2, 1), row(1, 1), row(0, 0)];
    expect(awardsOf(rows, ranksOf(rows), awardCuts(eligibleRows(rows), 'NUMBER', [1, 1, 1]))).toEqual([
      0,
      1,
      1,
      null,
      null,
    ]);
    expect(awardsOf(rows, ranksOf(rows), awardCuts(4, 'NUMBER', [2, 3, 9]))).toEqual([0, 0, 0, 1, null]);
  });

  test('star rows win nothing and are not counted for shares', () => {
    const rows = [row(5, 1, true), ...Array.from({ length: 10 }, (_, index) => row(4, index))];
    const cuts = awardCuts(eligibleRows(rows), 'PROPORTION', [10, 20, 30]);
    expect(cuts).toEqual([1, 3, 6]);
    expect(awardsOf(rows, ranksOf(rows), cuts)).toEqual([null, 0, 1, 1, 2, 2, 2, null, null, null, null]);
  });

  test('medals without awards are cut at 10, 20 and 30 percent, each floored', () => {
    expect(medalCuts(15)).toEqual([1, 3, 4]);
    expect(medalCuts(9)).toEqual([0, 1, 2]);
  });

  test('the first to solve is never a star row, and all who share the second were first', () => {
    const participant = (id: number, isStar: boolean, second: number) =>
      rowOf({ id, isStar, tries: new Map([[7, [tryAt(0, 'ACCEPTED', { atMs: second * 1_000 })]]]) }, acm, all);
    const board = boardOf([
      participant(1, true, 5),
      participant(2, false, 9),
      participant(3, false, 9),
      participant(4, false, 12),
    ]);
    expect(board.firstSeconds.get(7)).toBe(9);
  });
});
