import { expect, test } from 'vitest';
import { modelOf, placedRows, type BoardRow, type LoadedBoard } from './board-model.ts';
import { boardRow, loadedBoard } from './board-samples.ts';
import { countsOf, tiesOf, wonAwards } from './board-totals.ts';

const problem = (id: number, displayId: string) =>
  ({ __typename: 'BoardProblem', id, displayId, title: displayId, color: null, firstSecond: null }) as const;
const problems = [problem(7, 'A'), problem(8, 'B')];

/** A row that solved the first problem at this second. */
const solved = (participantId: number, second: number, more: Partial<BoardRow> = {}) => ({
  ...boardRow(participantId, second),
  ...more,
});
const placed = (rows: readonly BoardRow[], more: Partial<LoadedBoard> = {}) =>
  placedRows(modelOf(loadedBoard(rows, { problems, ...more })), true);

test('a problem counts who solved it and who tried it, pending ones among these, without virtual participants', () => {
  const rows = [
    solved(1, 60, {
      cells: [
        [60, 0, 0, 0],
        [null, 2, 0, 0],
      ],
    }),
    solved(2, 90, { cells: [[90, 1, 0, 0], null] }),
    boardRow(3, null),
    { ...boardRow(4, null), cells: [[null, 0, 1, 0] as const, null] },
    // It did not compile.
    { ...boardRow(6, null), cells: [[null, 0, 0, 0] as const, null] },
    solved(5, 30, {
      isVirtual: true,
      cells: [
        [30, 0, 0, 0],
        [40, 0, 0, 0],
      ],
    }),
  ];
  expect(countsOf(placed(rows), problems)).toEqual([
    { solved: 2, tried: 3 },
    { solved: 0, tried: 1 },
  ]);
});

test('a full score solves a problem of an OI contest, a part of it does not', () => {
  const rows = [solved(1, 60, { cells: [[100, 5, 0, true], null] }), solved(2, 90, { cells: [[40, null, 0], null] })];
  expect(countsOf(placed(rows, { type: 'OI' }), problems)[0]).toEqual({ solved: 1, tried: 2 });
});

test('seconds decide between neighbours with equal minutes, not between equals, others or stars', () => {
  const rows = [
    solved(1, 600),
    solved(2, 630),
    solved(3, 630),
    solved(4, 700),
    solved(5, 705, { isStar: true }),
    solved(6, 900, { points: 0 }),
    solved(7, 901, { points: 0 }),
  ];
  expect([...tiesOf(placed(rows), 'ACM')]).toEqual([1, 2]);
  expect([...tiesOf(placed(rows), 'OI')]).toEqual([]);
});

test('only awards that somebody won are told', () => {
  const award = (name: string, size: number) =>
    ({ __typename: 'BoardAward', name, background: '#fff', color: '#000', size }) as const;
  const awards = [award('First', 1), award('Second', 2), award('Third', 3)];
  const rows = [solved(1, 60), solved(2, 90), boardRow(3, null)];
  expect([...wonAwards(placed(rows, { awardKind: 'NUMBER', awards }))]).toEqual([0, 1]);
  expect([...wonAwards(placed(rows, { awards }))]).toEqual([]);
});
