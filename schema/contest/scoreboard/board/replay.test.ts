import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardRules, Outcome, Try } from './board-rows.ts';
import { rowOf } from './board.ts';
import { boardAt, fromWireTries, isAnyWaiting, toWireTries, type Replayed } from './replay.ts';

const minute = 60_000;
const rules: BoardRules = {
  type: 'ACM',
  lengthMs: 300 * minute,
  penaltySeconds: 1_200,
  oiScoreRule: 'RECENT',
  sealMs: 240 * minute,
};
const tryAt = (submissionId: number, atMinutes: number, outcome: Outcome): Try => ({
  submissionId,
  atMs: atMinutes * minute,
  outcome,
  score: null,
  timeMs: null,
});
const solvedAt = (id: number, atMinutes: number, wishes: Partial<Replayed> = {}): Replayed => ({
  id,
  isStar: false,
  isVirtual: false,
  tries: new Map([[1, [tryAt(id, atMinutes, 'ACCEPTED')]]]),
  ...wishes,
});

test('a replayed board shows at each moment what had been submitted by then', () => {
  const participants = [solvedAt(1, 100), solvedAt(2, 50)];
  expect(
    boardAt(participants, rules, 60 * minute).rows.map(({ participantId, points, rank }) => [
      participantId,
      points,
      rank,
    ]),
  ).toEqual([
    [2, 1, 1],
    [1, 0, 2],
  ]);
  expect(
    boardAt(participants, rules, 100 * minute).rows.map(({ participantId, points, rank }) => [
      participantId,
      points,
      rank,
    ]),
  ).toEqual([
    [2, 1, 1],
    [1, 1, 2],
  ]);
});

test('a virtual row stands where it would have, and moves nobody, nor is it first', () => {
  const { rows, firstSeconds } = boardAt(
    [solvedAt(1, 100), solvedAt(2, 50), solvedAt(3, 10, { isVirtual: true }), solvedAt(4, 70, { isVirtual: true })],
    rules,
    rules.lengthMs,
  );
  expect(rows.map(({ participantId, rank, isVirtual }) => [participantId, rank, isVirtual])).toEqual([
    [3, 1, true],
    [2, 1, false],
    [4, 2, true],
    [1, 2, false],
  ]);
  expect(firstSeconds).toEqual(new Map([[1, 3_000]]));
});

test('star rows are passed over by virtual ones too', () => {
  const { rows } = boardAt(
    [solvedAt(1, 10, { isStar: true }), solvedAt(2, 20, { isVirtual: true })],
    rules,
    rules.lengthMs,
  );
  expect(rows.map(({ rank }) => rank)).toEqual([-1, 1]);
});

test('what is submitted after the end, or before the start, is not sent', () => {
  const tries = new Map([[1, [tryAt(1, -1, 'PENALISED'), tryAt(2, 300, 'ACCEPTED'), tryAt(3, 301, 'PENALISED')]]]);
  expect(toWireTries(tries, [1, 2], rules, { isSealed: false, includesAfterEnd: true, untilMs: null })).toEqual([
    [[300 * minute, 0, null, null]],
    [],
  ]);
});

test('tries that wait are told of', () => {
  const wire = (outcome: Outcome) =>
    toWireTries(new Map([[1, [tryAt(1, 1, outcome)]]]), [1], rules, {
      isSealed: false,
      includesAfterEnd: false,
      untilMs: null,
    });
  expect([isAnyWaiting(wire('WAITING')), isAnyWaiting(wire('FREE'))]).toEqual([true, false]);
});

const anyTry = fc.record({
  atMs: fc.integer({ min: -10 * minute, max: 320 * minute }),
  outcome: fc.constantFrom<Outcome>('ACCEPTED', 'PENALISED', 'FREE', 'WAITING'),
  score: fc.option(fc.integer({ min: 0, max: 100 })),
  timeMs: fc.option(fc.nat(5_000)),
});

test("replayed tries give the row of the reader's view at every moment, frozen or not, for ACM and OI", () => {
  fc.assert(
    fc.property(
      fc.array(anyTry, { maxLength: 12 }),
      fc.boolean(),
      fc.constantFrom('ACM' as const, 'OI' as const),
      fc.integer({ min: 0, max: 300 * minute }),
      (made, isSealed, type, untilMs) => {
        const all = made
          .map((one, index): Try => ({ ...one, submissionId: index }))
          .toSorted((a, b) => a.atMs - b.atMs || a.submissionId - b.submissionId);
        const own = { id: 1, isStar: false, tries: new Map([[7, all]]) };
        const ownRules = { ...rules, type };
        const view = { isSealed, includesAfterEnd: false, untilMs };
        const sent = fromWireTries(toWireTries(own.tries, [7], ownRules, view), [7]);
        const [row] = boardAt([{ ...own, tries: sent, isVirtual: false }], ownRules, untilMs).rows;
        const expected = rowOf(own, ownRules, view);
        expect({ cells: row?.cells, points: row?.points, time: row?.time }).toEqual({
          cells: expected.cells,
          points: expected.points,
          time: expected.time,
        });
      },
    ),
  );
});
