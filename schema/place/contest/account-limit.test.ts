import { expect, test } from 'vitest';
import { isAdmitted } from './account-limit.ts';

const limit = { prefix: 'team', suffix: 'x', from: 1, to: 20, extra: ['Coach'] };

test('without a limit every account may take part', () => {
  expect(isAdmitted('anybody', null)).toBe(true);
});

test('a numbered name must be in the range, ends included, and extra names may take part as they are', () => {
  const names = [
    'team1x',
    'TEAM20X',
    'coach',
    'team0x',
    'team21x',
    'team01x',
    'team1',
    'teamx',
    'team1.5x',
    'steam1x',
    'team-1x',
    'coach2',
  ];
  expect(names.filter((name) => isAdmitted(name, limit))).toEqual(['team1x', 'TEAM20X', 'coach']);
});

test('prefix and suffix may be empty, but may not share letters', () => {
  expect(isAdmitted('7', { ...limit, prefix: '', suffix: '' })).toBe(true);
  expect(isAdmitted('aa', { ...limit, prefix: 'aa', suffix: 'a', from: 0 })).toBe(false);
});
