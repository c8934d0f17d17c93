import { expect, test } from 'vitest';
import { findExpectedResults } from './expected-results-tag.ts';

test('a tag is found in any comment and names verdicts in the spellings of the contest tools', () => {
  expect(findExpectedResults('// @EXPECTED_RESULTS@: CORRECT\nint main;')).toEqual({
    verdicts: ['AC'],
    score: null,
    unknown: [],
  });
  expect(findExpectedResults('/* @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT */')).toEqual({
    verdicts: ['WA', 'TLE'],
    score: null,
    unknown: [],
  });
  expect(findExpectedResults('# @EXPECTED_RESULTS@: run_error,NO-OUTPUT,COMPILER-ERROR')).toEqual({
    verdicts: ['RE', 'MLE', 'WA', 'CE'],
    score: null,
    unknown: [],
  });
});

test('a source without a tag has none, and unknown words are given back', () => {
  expect(findExpectedResults('int main;')).toBeNull();
  expect(findExpectedResults('// @EXPECTED_RESULTS@: ACCEPTED, LUCKY')).toEqual({
    verdicts: ['AC'],
    score: null,
    unknown: ['LUCKY'],
  });
});

test('a score is read with its fraction; one that is no number names results', () => {
  expect(findExpectedResults('/* @EXPECTED_SCORE@: 74.42 */')).toEqual({ verdicts: [], score: 74.42, unknown: [] });
  expect(findExpectedResults('# @EXPECTED_RESULTS@: TIMELIMIT\n# @EXPECTED_SCORE@: 0')).toEqual({
    verdicts: ['TLE'],
    score: 0,
    unknown: [],
  });
  expect(findExpectedResults('# @EXPECTED_SCORE@: CORRECT')).toEqual({ verdicts: ['AC'], score: null, unknown: [] });
});
