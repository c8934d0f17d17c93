import { expect, test } from 'vitest';
import { ghostBoardAt, ghostOf, passedMoments, withGhostRow } from './ghost-model.ts';
import { loaded, minute, row } from './ghost-samples.ts';

test('at a moment the board knows only what was submitted by then, and the first solution is that of then', () => {
  const ghost = ghostOf(loaded([row(1, [90]), row(2, [30])]));
  const early = ghostBoardAt(ghost, 60 * minute, true);
  expect(early.placed.map(({ row: { name, points }, rank }) => [name, points, rank])).toEqual([
    ['n2', 1, 1],
    ['n1', 0, 2],
  ]);
  expect(early.model.facts.problems[0]?.firstSecond).toBe(30 * 60);
  expect(ghostBoardAt(ghost, 10 * minute, true).model.facts.problems[0]?.firstSecond).toBeNull();
});

test('a virtual row gets its place and no award, and takes neither from anybody', () => {
  const { placed } = ghostBoardAt(
    ghostOf(loaded([row(1, [90]), row(2, [30], { isVirtual: true })])),
    120 * minute,
    true,
  );
  expect(placed.map(({ row: { name, isVirtual }, rank, award }) => [name, isVirtual, rank, award])).toEqual([
    ['n2', true, 1, null],
    ['n1', false, 1, 0],
  ]);
});

test('the own row is put in place of what it was', () => {
  const ghost = withGhostRow(
    ghostOf(loaded([row(1, [90]), row(2, [], { isVirtual: true })])),
    row(2, [5], { isVirtual: true }),
  );
  expect(ghostBoardAt(ghost, 10 * minute, true).placed.map(({ row: { name, points } }) => [name, points])).toEqual([
    ['n2', 1],
    ['n1', 0],
  ]);
});

test('stars are left out on request', () => {
  expect(
    ghostBoardAt(ghostOf(loaded([row(1, [1], { isStar: true }), row(2, [2])])), 10 * minute, false).placed.map(
      ({ row: { name }, rank }) => [name, rank],
    ),
  ).toEqual([['n2', 1]]);
});

test('the board is another one only when a moment has passed at which something came in', () => {
  const ghost = ghostOf(loaded([row(1, [90, 20]), row(2, [30])]));
  expect([0, 20 * minute - 1, 20 * minute, 45 * minute, 120 * minute].map((at) => passedMoments(ghost, at))).toEqual([
    0, 0, 1, 2, 3,
  ]);
});
