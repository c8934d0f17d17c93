import { expect, test } from 'vitest';
import { disagreements, disagreementText, type Expectation, type Outcome } from './jury-expectation.ts';

const accepted = { statuses: [0], minScore: null, maxScore: null, conditions: [] };
const outcome = {
  status: 8,
  score: 40,
  cases: [
    { name: 'secret/a/1', status: 0 },
    { name: 'secret/b/1', status: -1 },
    { name: 'secret/b/2', status: -4 },
  ],
  groups: [
    { groupName: 'secret', score: 40 },
    { groupName: 'secret/a', score: 40 },
    { groupName: 'secret/b', score: 0 },
  ],
};

const told = (expected: Expectation, got: Outcome) =>
  disagreements(expected, got).map((found) => disagreementText(found, 'en-US'));

test('the expected verdict is no disagreement', () => {
  expect(disagreements({ ...accepted, statuses: [-1, 8] }, outcome)).toEqual([]);
});

test('another verdict is named with what was expected', () => {
  expect(told(accepted, outcome)).toEqual(['the verdict is PAC, expected AC']);
});

test('the score must lie within its bounds', () => {
  expect(disagreements({ ...accepted, statuses: [8], minScore: 40, maxScore: 60 }, outcome)).toEqual([]);
  expect(told({ ...accepted, statuses: [8], minScore: 50, maxScore: 60 }, outcome)).toEqual([
    'the score is 40, expected 50 to 60',
  ]);
});

test('conditions hold for the cases they name, those not run left out', () => {
  const conditions = [{ cases: 'secret/b', permitted: ['AC'], required: ['TLE'], score: null }];
  expect(told({ ...accepted, statuses: [8], conditions }, outcome)).toEqual([
    'case secret/b/1 is WA, permitted of secret/b: AC',
    'no case of secret/b is TLE',
  ]);
});

test('the score of a group must lie within its bounds, that of groups around it may not', () => {
  const conditions = [{ cases: 'secret/*', permitted: null, required: null, score: [40, 40] as [number, number] }];
  expect(told({ ...accepted, statuses: [8], conditions }, outcome)).toEqual([
    'the score of secret/b is 0, expected 40',
  ]);
});

test('each is said in Chinese too', () => {
  expect(disagreements(accepted, outcome).map((found) => disagreementText(found, 'zh-CN'))).toEqual([
    '结果为 PAC，预期为 AC',
  ]);
});
