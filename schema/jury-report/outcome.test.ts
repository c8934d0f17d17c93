import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

test('a report that has not ended is running, whatever is known of it', () => {
  expect(outcomeOf({ state: 'WAITING', disagreements: [] })).toBe('RUNNING');
  expect(outcomeOf({ state: 'RUNNING', disagreements: [['the verdict is WA']] })).toBe('RUNNING');
});

test('all as expected agrees, one that is not disagrees', () => {
  expect(outcomeOf({ state: 'DONE', disagreements: [[], []] })).toBe('AGREES');
  expect(outcomeOf({ state: 'DONE', disagreements: [[], ['the verdict is WA'], null] })).toBe('DISAGREES');
});

test('one that nobody could judge leaves it incomplete, none at all says nothing', () => {
  expect(outcomeOf({ state: 'DONE', disagreements: [[], null] })).toBe('INCOMPLETE');
  expect(outcomeOf({ state: 'DONE', disagreements: [] })).toBe('NOTHING');
});
