import { expect, test } from 'vitest';
import { juryRows } from './jury-rows.ts';
import type { JuryItem_ItemFragment, JurySolution_SolutionFragment } from './jury.generated.ts';

const item = (name: string, subject: 'SOLUTION' | 'VALIDATOR' = 'SOLUTION'): JuryItem_ItemFragment => ({
  __typename: 'JuryReportItem',
  id: 1,
  subject,
  name,
  languageKey: 'cpp',
  expected: [0],
  submissionId: null,
  status: 0,
  score: null,
  timeMs: 15,
  memoryKb: null,
  disagreements: [],
  firstBad: null,
});
const solution = (name: string): JurySolution_SolutionFragment => ({
  __typename: 'JurySolution',
  id: 1,
  name,
  languageKey: 'cpp',
  expected: [1],
  files: [],
});

test('each program has one row: solutions with what they got, deleted ones, then validators', () => {
  const rows = juryRows(
    [solution('wrong.cpp'), solution('new.cpp')],
    [item('check.cpp', 'VALIDATOR'), item('old.cpp'), item('wrong.cpp')],
  );
  expect(
    rows.map(({ name, expected, item: got, solution: kept }) => [name, expected[0], got !== null, kept !== null]),
  ).toEqual([
    ['new.cpp', 1, false, true],
    ['old.cpp', 0, true, false],
    ['wrong.cpp', 1, true, true],
    ['check.cpp', 0, true, false],
  ]);
});
