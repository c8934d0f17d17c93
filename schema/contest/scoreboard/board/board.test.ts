import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { awardCuts, awardsOf, eligibleRows, medalCuts } from './award.ts';
import type { BoardRules, BoardView, Outcome, Try } from './board-rows.ts';
import { boardOf, rowOf, rowWith, type Row } from './board.ts';
import { cellOf } from './cell.ts';
import { ranksOf } from './rank.ts';
import { withoutTry, withTry } from './tries.ts';

const minute = 60_000;
const acm: BoardRules = {
  type: 'ACM',
  lengthMs: 300 * minute,
  penaltySeconds: 1_200,
  oiScoreRule: 'RECENT',
  sealMs: 240 * minute,
};
const oi: BoardRules = { ...acm, type: 'OI' };
const all: BoardView = { isSealed: false, includesAfterEnd: false, untilMs: null };
const sealed: BoardView = { ...all, isSealed: true };

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

describe('a board that is carried on', () => {
  const outcome = fc.constantFrom<Outcome>('ACCEPTED', 'PENALISED', 'FREE', 'WAITING');
  const one = fc.record({
    submissionId: fc.integer({ min: 1, max: 30 }),
    atMs: fc.integer({ min: -minute, max: 320 * minute }),
    outcome,
    score: fc.option(fc.integer({ min: 0, max: 100 })),
    timeMs: fc.option(fc.integer({ min: 0, max: 5_000 })),
  });
  // A submission stays with its participant and problem and at its time; what becomes of it may change any number of
  // times.
  const event = fc.record({
    one,
    participantId: fc.integer({ min: 1, max: 4 }),
    problemId: fc.integer({ min: 1, max: 3 }),
    isGone: fc.boolean(),
  });
  const rules = fc.record({
    type: fc.constantFrom('ACM' as const, 'OI' as const),
    lengthMs: fc.constant(300 * minute),
    penaltySeconds: fc.constantFrom(0, 1_200),
    oiScoreRule: fc.constantFrom('RECENT' as const, 'HIGHEST' as const),
    sealMs: fc.option(fc.integer({ min: 0, max: 300 * minute })),
  });
  const view = fc.record({
    isSealed: fc.boolean(),
    includesAfterEnd: fc.boolean(),
    untilMs: fc.option(fc.integer({ min: 0, max: 320 * minute })),
  });
  const stars = new Set([2]);

  test('equals one made from all tries at once, whatever came in between', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), rules, view, (events, own, look) => {
        const tries = new Map<number, Map<number, Try[]>>();
        const rows = new Map<number, Row>();
        for (const { participantId, problemId, one: next, isGone } of events) {
          const ofParticipant = tries.get(participantId) ?? new Map<number, Try[]>();
          tries.set(participantId, ofParticipant);
          const ofProblem = ofParticipant.get(problemId) ?? [];
          const standing = ofProblem.find(({ submissionId }) => submissionId === next.submissionId);
          ofParticipant.set(
            problemId,
            isGone
              ? withoutTry(ofProblem, next.submissionId)
              : withTry(ofProblem, { ...next, atMs: standing?.atMs ?? next.atMs }),
          );
          const before =
            rows.get(participantId) ??
            rowOf({ id: participantId, isStar: stars.has(participantId), tries: new Map() }, own, look);
          rows.set(participantId, rowWith(before, { problemId, tries: ofParticipant.get(problemId) ?? [] }, own, look));
        }
        const fromScratch = [...tries].map(([id, ofParticipant]) =>
          rowOf({ id, isStar: stars.has(id), tries: shuffledBack(ofParticipant) }, own, look),
        );
        expect(plain(boardOf([...rows.values()]))).toEqual(plain(boardOf(fromScratch)));
      }),
    );
  });

  test('under the seal is the same whatever became of sealed tries', () => {
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 60 }),
        rules,
        fc.array(outcome, { minLength: 60, maxLength: 60 }),
        fc.boolean(),
        (events, own, others, includesAfterEnd) => {
          const look: BoardView = { isSealed: true, includesAfterEnd, untilMs: null };
          const board = (change: (one: Try, index: number) => Try) => {
            const tries = new Map<number, Map<number, Try[]>>();
            events.forEach(({ participantId, problemId, one: next }, index) => {
              const ofParticipant = tries.get(participantId) ?? new Map<number, Try[]>();
              tries.set(participantId, ofParticipant);
              ofParticipant.set(
                problemId,
                withTry(ofParticipant.get(problemId) ?? [], change({ ...next, submissionId: index }, index)),
              );
            });
            return plain(
              boardOf(
                [...tries].map(([id, ofParticipant]) => rowOf({ id, isStar: false, tries: ofParticipant }, own, look)),
              ),
            );
          };
          const { sealMs } = own;
          const changed = (one: Try, index: number): Try =>
            sealMs !== null && one.atMs >= sealMs
              ? { ...one, outcome: others[index] ?? 'FREE', score: index, timeMs: index }
              : one;
          expect(board(changed)).toEqual(board((one) => one));
        },
      ),
    );
  });

  /** The same tries, put in another order first: a board must not depend on the order verdicts came in. */
  function shuffledBack(ofParticipant: ReadonlyMap<number, readonly Try[]>): Map<number, Try[]> {
    return new Map(
      [...ofParticipant]
        .toReversed()
        .map(([problemId, own]) => [problemId, own.toReversed().reduce<Try[]>((sum, next) => withTry(sum, next), [])]),
    );
  }

  /** With maps in one order. */
  function plain({ rows, firstSeconds }: ReturnType<typeof boardOf>): unknown {
    const sorted = <T>(map: ReadonlyMap<number, T>) => [...map].toSorted(([a], [b]) => a - b);
    return { rows: rows.map((row) => ({ ...row, cells: sorted(row.cells) })), firstSeconds: sorted(firstSeconds) };
  }
});
