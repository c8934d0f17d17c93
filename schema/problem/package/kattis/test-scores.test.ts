import { expect, test } from 'vitest';
import { inherit, parseRange } from './test-group-settings.ts';
import { type ReadGroup, legacyScoring, newerScoring } from './test-scores.ts';

function group(maxScore: number | null): ReadGroup {
  return {
    name: 'secret/g',
    aggregation: 'SUM',
    verdictMode: 'worst',
    isAcceptedByAny: false,
    isBreakOnReject: true,
    acceptScore: 1,
    rejectScore: 0,
    maxScore,
    range: null,
    requires: [],
    cases: [],
    groups: [],
  };
}

const content = { caseCount: 4, groups: [], isScoredByValidator: false, isScoring: true };

test('legacy grader flags give the way points are put together', () => {
  expect(legacyScoring({ grader_flags: ['min'], accept_score: 50 }, content)).toMatchObject({
    aggregation: 'MIN',
    acceptScore: 50,
    maxScore: 50,
    isBreakOnReject: true,
  });
  expect(legacyScoring({ accept_score: 5 }, content)).toMatchObject({ aggregation: 'SUM', maxScore: 20 });
  expect(legacyScoring({ grader_flags: ['avg', 'first_error', 'accept_if_any_accepted'] }, content)).toMatchObject({
    aggregation: 'AVERAGE',
    verdictMode: 'first',
    isAcceptedByAny: true,
  });
  expect(legacyScoring({}, { ...content, caseCount: 0, groups: [group(30), group(70)] }).maxScore).toBe(100);
});

test('when the validator gives the points their bound is that of the range', () => {
  const byValidator = { ...content, isScoredByValidator: true };
  expect(legacyScoring({ range: '0 20' }, byValidator).maxScore).toBe(20);
  expect(legacyScoring({}, byValidator).maxScore).toBeNull();
});

test('in newer packages the points of a case follow from those of its group', () => {
  const inner = { isSecret: false, isSample: false };
  expect(newerScoring({ max_score: 20, score_aggregation: 'sum' }, content, inner)).toMatchObject({
    aggregation: 'SUM',
    acceptScore: 5,
    maxScore: 20,
  });
  expect(newerScoring({ max_score: 20 }, content, inner)).toMatchObject({
    aggregation: 'MIN',
    acceptScore: 20,
    maxScore: 20,
  });
  expect(newerScoring({}, content, { isSecret: true, isSample: false })).toMatchObject({
    aggregation: 'SUM',
    acceptScore: 25,
    maxScore: 100,
  });
  expect(newerScoring({}, content, { isSecret: false, isSample: true })).toMatchObject({ maxScore: 0 });
});

test('a range is two numbers in order, with infinities', () => {
  expect(parseRange('0 100')).toEqual([0, 100]);
  expect(parseRange('-inf +inf')).toEqual([-Infinity, Infinity]);
  expect(parseRange('5 1')).toBeNull();
  expect(parseRange('5')).toBeNull();
});

test('legacy groups take over all settings, newer ones never points', () => {
  expect(
    inherit(
      { accept_score: 5, on_reject: 'continue', grader_flags: ['ignore_sample', 'min'] },
      { accept_score: 7 },
      true,
    ),
  ).toEqual({
    accept_score: 7,
    on_reject: 'continue',
    grader_flags: ['min'],
  });
  expect(inherit({ max_score: 5, output_validator_args: ['x'] }, {}, false)).toEqual({ output_validator_args: ['x'] });
});
