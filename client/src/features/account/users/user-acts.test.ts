import { expect, test } from 'vitest';
import { actsOn, commonActs } from './user-acts.ts';

const active = { id: 'a', accountStatus: 'ACTIVE' } as const;
const disabled = { id: 'b', accountStatus: 'DISABLED' } as const;
const deleted = { id: 'c', accountStatus: 'DELETED' } as const;

test('what can be done with an account follows from its state', () => {
  expect(actsOn(active, 'x')).toEqual(['disable', 'signOut', 'delete']);
  expect(actsOn(disabled, 'x')).toEqual(['enable', 'delete']);
  expect(actsOn(deleted, 'x')).toEqual([]);
});

test('nobody is offered to lock themselves out', () => {
  expect(actsOn(active, 'a')).toEqual(['signOut']);
});

test('several accounts are offered what can be done with each of them', () => {
  expect(commonActs([active, { ...active, id: 'd' }], 'x')).toEqual(['disable', 'delete']);
  expect(commonActs([active, disabled], 'x')).toEqual(['delete']);
  expect(commonActs([active, deleted], 'x')).toEqual([]);
  expect(commonActs([active], 'a')).toEqual([]);
  expect(commonActs([], 'x')).toEqual([]);
});
