import { expect, test } from 'vitest';
import { findExpectedResults } from './expected-results-tag.ts';

test('a tag is found in any comment and names verdicts in the spellings of the contest tools', () => {
  expect(findExpectedResults('// @EXPECTED_RESULTS@: CORRECT\nint main;')).toEqual({ verdicts: ['AC'], unknown: [] });
  expect(findExpectedResults('/* @EXPECTED_RESULTS@: WRONG-ANSWER, TIMELIMIT */')).toEqual({ verdicts: ['WA', 'TLE'], unknown: [] });
  expect(findExpectedResults('# @EXPECTED_RESULTS@: run_error,NO-OUTPUT,COMPILER-ERROR')).toEqual({ verdicts: ['RE', 'MLE', 'WA', 'CE'], unknown: [] });
});

test('a source without a tag has none, and unknown words are given back', () => {
  expect(findExpectedResults('int main;')).toBeNull();
  expect(findExpectedResults('// @EXPECTED_RESULTS@: ACCEPTED, LUCKY')).toEqual({ verdicts: ['AC'], unknown: ['LUCKY'] });
});
