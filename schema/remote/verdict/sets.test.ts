import { expect, test } from 'vitest';
import { parseContest, verdictSetIn, verdictSetQuery } from './sets.ts';

test.each([
  ['https://judge.example.org/training/12', 'training/12'],
  [' http://10.0.0.2:8080/training/12/problem/A ', 'training/12'],
  ['https://judge.example.org/contest/12', 'contest/12'],
  ['https://judge.example.org/contest/12/problem/A?tab=1', 'contest/12'],
  ['https://judge.example.org/problem', 'problem/1/30'],
  ['https://judge.example.org/problem?currentPage=3&limit=50', 'problem/3/50'],
])('%s is the set %s', (input, set) => {
  expect(verdictSetIn(input)).toBe(set);
});

test.each([
  '',
  'training/12',
  '1000',
  'ftp://judge.example.org/training/12',
  'https://judge.example.org/training',
  'https://judge.example.org/contest',
  'https://judge.example.org/contest/scoreboard/12',
  'https://judge.example.org/problem/1000',
  'https://judge.example.org/problem?keyword=sum',
  'https://judge.example.org/problem?currentPage=-1',
])('%j is none', (input) => {
  expect(verdictSetIn(input)).toBeNull();
});

test('a training lists its problems in their order', () => {
  const { variables, parse } = verdictSetQuery('training/12');
  const problems = ['1002', '1000'].map((displayId) => ({ problem: { displayId } }));
  expect(variables).toEqual({ id: '12' });
  expect(parse(JSON.stringify({ data: { training: { problems } } }))).toEqual(['1002', '1000']);
});

test.each([
  ['there is none', null, 'no-such-problem'],
  ['it is for users alone', { problems: null }, 'not-permitted'],
])('a training is refused where %s', (_name, training, reason) => {
  const { parse } = verdictSetQuery('training/12');
  expect(() => parse(JSON.stringify({ data: { training } }))).toThrow(
    expect.objectContaining({ class: 'refused', reason }),
  );
});

test('a page of the list has its problems', () => {
  const { variables, parse } = verdictSetQuery('problem/3/50');
  expect(variables).toEqual({ page: 3, size: 50 });
  expect(parse('{"data":{"problems":{"items":[{"displayId":"1100"}]}}}')).toEqual(['1100']);
});

test.each([
  ['CONTEST_NOT_FOUND', 'no-such-problem'],
  ['CONTEST_NOT_STARTED', 'not-permitted'],
  ['CONTEST_PASSWORD_NEEDED', 'not-permitted'],
  ['ACCOUNT_NOT_ADMITTED', 'not-permitted'],
])('a contest is refused by %s', (code, reason) => {
  const answer = JSON.stringify({ data: null, errors: [{ message: 'No.', extensions: { code } }] });
  expect(() => parseContest(answer)).toThrow(expect.objectContaining({ class: 'refused', reason }));
});
