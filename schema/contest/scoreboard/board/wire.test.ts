import { expect, test } from 'vitest';
import type { Cell } from './board-rows.ts';
import { boardDigest, cellFromWire, toWire } from './wire.ts';

const solved: Cell = { acceptedSecond: 90, isAfterEnd: true, failedTries: 2, pendingTries: 0 };
const scored: Cell = { score: 40, isFull: false, timeMs: null, pendingTries: 1 };
const full: Cell = { score: 100, isFull: true, timeMs: null, pendingTries: 0 };
const fallen: Cell = { score: 40, isFull: false, timeMs: 60, pendingTries: 0 };

test('cells travel in the order of the problems and come back as they were', () => {
  const wire = toWire(
    new Map<number, Cell>([
      [9, solved],
      [4, scored],
    ]),
    [4, 7, 9],
  );
  expect(wire).toEqual([[40, null, 1], null, [90, 2, 0, 1]]);
  expect(wire.map((cell) => (cell === null ? null : cellFromWire(cell)))).toEqual([scored, null, solved]);
  const scores = toWire(
    new Map([
      [1, full],
      [2, fallen],
    ]),
    [1, 2],
  );
  expect(scores).toEqual([
    [100, null, 0, true],
    [40, 60, 0],
  ]);
  expect(scores.map((cell) => (cell === null ? null : cellFromWire(cell)))).toEqual([full, fallen]);
});

test('a digest depends on what rows show and not on their order', () => {
  const [a, b] = [
    { participantId: 1, isStar: false, cells: toWire(new Map([[1, solved]]), [1]) },
    { participantId: 2, isStar: false, cells: [null] },
  ];
  expect(boardDigest([a, b])).toBe(boardDigest([b, a]));
  const others = [
    { ...a, isStar: true },
    { ...a, participantId: 3 },
    { ...a, cells: [null] },
    { ...a, cells: toWire(new Map<number, Cell>([[1, { ...solved, failedTries: 3 }]]), [1]) },
  ];
  expect(new Set([a, ...others].map((row) => boardDigest([row, b]))).size).toBe(5);
});
