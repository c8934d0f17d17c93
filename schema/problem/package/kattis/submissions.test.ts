import { expect, test } from 'vitest';
import { matchesGlob } from '../../test-data/case-glob.ts';
import { createIssueLog } from '../issue-log.ts';
import { parseSubmissionRules } from './submissions-yaml.ts';
import { expectedFromRules } from './submissions.ts';

const passFail = { format: '2025-09', isScoring: false, isScoredByValidator: false } as const;

function expected(
  folder: string,
  rules: Record<string, unknown> = {},
  context: Parameters<typeof expectedFromRules>[0]['context'] = passFail,
) {
  const log = createIssueLog();
  const matching = parseSubmissionRules(rules, log).filter(({ glob }) => matchesGlob(glob, `${folder}/a.py`));
  return {
    result: expectedFromRules({ folder, matching, context }),
    problems: log.problems.map(({ message }) => message),
  };
}

test('the folder decides, and in newer packages each case must agree with it', () => {
  expect(expected('wrong_answer').result).toMatchObject({
    verdicts: ['WA'],
    origin: 'folder',
    conditions: [{ permitted: ['AC', 'WA'], required: ['WA'] }],
  });
  expect(expected('run_time_error').result?.verdicts).toEqual(['RE', 'MLE']);
  expect(expected('wrong_answer', {}, { ...passFail, format: 'legacy' }).result?.conditions).toEqual([]);
  expect(expected('compile_error').result?.verdicts).toEqual(['CE']);
});

test('a folder of another name needs words on what is expected', () => {
  expect(expected('mixed').result).toBeNull();
  expect(expected('mixed', { mixed: { permitted: ['AC', 'WA', 'TLE'], required: ['TLE'] } }).result).toMatchObject({
    verdicts: ['WA', 'TLE'],
    origin: 'submissions.yaml',
  });
});

test('in a scoring problem a submission that fails some cases may be partially accepted', () => {
  const scoring = { ...passFail, isScoring: true };
  expect(expected('wrong_answer', {}, scoring).result?.verdicts).toEqual(['WA', 'PAC']);
  expect(expected('accepted', {}, scoring).result?.verdicts).toEqual(['AC']);
  expect(expected('accepted', {}, { ...scoring, isScoredByValidator: true }).result?.verdicts).toEqual(['AC', 'PAC']);
});

test('an entry for the folder replaces its rule, an entry for its files adds to it', () => {
  expect(
    expected('time_limit_exceeded', { time_limit_exceeded: { permitted: ['AC', 'WA', 'TLE'] } }).result,
  ).toMatchObject({
    verdicts: ['WA', 'TLE'],
    conditions: [{ permitted: ['AC', 'WA', 'TLE'], required: ['TLE'] }],
  });
  expect(expected('rejected', { 'rejected/*': { permitted: ['AC', 'WA'] } }).result).toMatchObject({
    verdicts: ['WA'],
  });
});

test('conditions on groups and scores are kept', () => {
  const { result } = expected('accepted', {
    'accepted/a.py': { score: [40, 60], 'secret/group2': { permitted: ['AC', 'TLE'], required: ['TLE'] } },
  });
  expect(result?.score).toEqual([40, 60]);
  expect(result?.conditions).toContainEqual({
    cases: 'secret/group2',
    permitted: ['AC', 'TLE'],
    required: ['TLE'],
    score: null,
  });
});

test('what is wrong in submissions.yaml is named', () => {
  expect(expected('accepted', { accepted: { permitted: ['LUCKY'] }, rejected: 3 }).problems).toEqual([
    '"accepted" names the verdict "LUCKY".',
    '"rejected" must be a map.',
  ]);
});
