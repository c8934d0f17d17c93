import { expect, test } from 'vitest';
import { filtered } from './filter.ts';

const objects = [
  { id: '1', team_id: '5', problem_id: 'a' },
  { id: '2', team_id: '5' },
  { id: '3', problem_id: 'a' },
];
const idsBy = (query: Record<string, string>) => filtered(objects, query).map(({ id }) => id);

test('objects are found by the ids they refer to, by all that are given together', () => {
  expect(idsBy({})).toEqual(['1', '2', '3']);
  expect(idsBy({ team_id: '5' })).toEqual(['1', '2']);
  expect(idsBy({ team_id: '5', problem_id: 'a' })).toEqual(['1']);
});

test('an empty value finds those that refer to nothing', () => {
  expect(idsBy({ team_id: '' })).toEqual(['3']);
});

test('other parameters are passed over', () => {
  expect(idsBy({ strict: 'true' })).toEqual(['1', '2', '3']);
});
