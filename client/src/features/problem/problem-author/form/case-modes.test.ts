import { expect, test } from 'vitest';
import {
  caseModesFor,
  casesOf,
  changeCases,
  groupNumbers,
  isGrouped,
  splitEvenly,
  totalScore,
  withType,
} from './case-modes.ts';
import { emptyProblem, type ProblemValues } from './values.ts';

/** A problem with an uploaded archive whose cases are in these groups. */
function problemWith(groups: readonly string[], change: Partial<ProblemValues> = {}): ProblemValues {
  const values = emptyProblem('en');
  const cases = groups.map((groupNumber, index) => ({
    name: String(index + 1),
    inputBytes: 1,
    outputBytes: 1,
    score: '',
    groupNumber,
  }));
  return { ...values, ...change, tests: { ...values.tests, cases } };
}
const scoresOf = (values: ProblemValues) => casesOf(values.tests).map(({ score }) => score);

test('ACM problems end at the first bad case or not; OI problems add up cases or groups', () => {
  expect(caseModesFor(problemWith([]))).toEqual(['DEFAULT', 'ERGODIC_WITHOUT_ERROR']);
  expect(caseModesFor(problemWith([], { type: 'OI' }))).toEqual(['DEFAULT', 'SUBTASK_LOWEST', 'SUBTASK_AVERAGE']);
});

test('the nested groups of a package stay as long as its tests do', () => {
  const imported = problemWith([], { judgeCaseMode: 'TEST_GROUPS' });
  expect(caseModesFor(imported)).not.toContain('TEST_GROUPS');
  expect(caseModesFor({ ...imported, tests: { ...imported.tests, source: 'KEPT' } })).toContain('TEST_GROUPS');
});

test('a problem that becomes OI shares 100 points out among its cases, the rest on the last', () => {
  const values = withType(problemWith(['', '', ''], { judgeCaseMode: 'ERGODIC_WITHOUT_ERROR' }), 'OI');
  expect(scoresOf(values)).toEqual(['33', '33', '34']);
  expect(values.judgeCaseMode).toBe('DEFAULT');
  expect(totalScore(values)).toBe(100);
});

test('a type chosen again changes nothing', () => {
  const values = problemWith(['1'], { type: 'OI', judgeCaseMode: 'SUBTASK_LOWEST' });
  expect(withType(values, 'OI')).toBe(values);
});

test('in subtasks the points are shared among groups, and every case carries those of its group', () => {
  const values = splitEvenly(problemWith(['1', '1', '2', '3'], { type: 'OI', judgeCaseMode: 'SUBTASK_LOWEST' }));
  expect(isGrouped(values)).toBe(true);
  expect(scoresOf(values)).toEqual(['33', '33', '33', '34']);
  expect(totalScore(values)).toBe(100);
});

test('the full score of a group is what its cases carry, or their mean in the other mode', () => {
  const values = problemWith(['1', '1'], { type: 'OI', judgeCaseMode: 'SUBTASK_LOWEST' });
  const scored = {
    ...values,
    tests: changeCases(values.tests, (_one, index) => ({ score: index === 0 ? '10' : '21' })),
  };
  expect(totalScore(scored)).toBe(21);
  expect(totalScore({ ...scored, judgeCaseMode: 'SUBTASK_AVERAGE' })).toBe(16);
});

test('a group that loses its last case is gone, and nobody waits for it any more', () => {
  const { tests } = problemWith(['1', '2', '10']);
  const grouped = {
    ...tests,
    groups: [
      { number: 1, requires: [] },
      { number: 2, requires: [1] },
      { number: 10, requires: [1, 2] },
    ],
  };
  const changed = changeCases(grouped, (_one, index) => (index === 0 ? { groupNumber: '2' } : {}));
  expect(groupNumbers(changed)).toEqual([2, 10]);
  expect(changed.groups).toEqual([
    { number: 2, requires: [] },
    { number: 10, requires: [2] },
  ]);
});
