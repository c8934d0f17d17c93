import { expect, test } from 'vitest';
import type { Disagreement } from '../bank/jury-expectation.ts';
import { outcomeOf } from './outcome.ts';

const wrong: Disagreement = { kind: 'verdict', got: -1, expected: [0] };

test('a report that has not ended is running, whatever is known of it', () => {
  expect(outcomeOf({ state: 'WAITING', disagreements: [] })).toBe('RUNNING');
  expect(outcomeOf({ state: 'RUNNING', disagreements: [[wrong]] })).toBe('RUNNING');
});

test('all as expected agrees, one that is not disagrees', () => {
  expect(outcomeOf({ state: 'DONE', disagreements: [[], []] })).toBe('AGREES');
  expect(outcomeOf({ state: 'DONE', disagreements: [[], [wrong], null] })).toBe('DISAGREES');
});

test('one that nobody could judge leaves it incomplete, none at all says nothing', () => {
  expect(outcomeOf({ state: 'DONE', disagreements: [[], null] })).toBe('INCOMPLETE');
  expect(outcomeOf({ state: 'DONE', disagreements: [] })).toBe('NOTHING');
  expect(outcomeOf({ state: 'FAILED', disagreements: [] })).toBe('FAILED');
});
