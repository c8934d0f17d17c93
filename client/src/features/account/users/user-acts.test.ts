import { expect, test } from 'vitest';
import { actsOn, commonActs } from './user-acts.ts';

const plain = { role: 'USER', siteRights: [], email: 'a@example.org', hasSecondFactor: true } as const;
const active = { ...plain, id: 'a', accountStatus: 'ACTIVE' } as const;
const disabled = { ...plain, id: 'b', accountStatus: 'DISABLED' } as const;
const deleted = { ...plain, id: 'c', accountStatus: 'DELETED' } as const;
const root = { id: 'x', isSuperAdmin: true };
const support = { id: 'y', isSuperAdmin: false };

test('what can be done with an account follows from its state', () => {
  expect(actsOn(active, root)).toEqual(['sendLink', 'unlock', 'removeSecondFactor', 'signOut', 'disable', 'delete']);
  expect(actsOn({ ...active, email: null, hasSecondFactor: false }, root)).toEqual([
    'unlock',
    'signOut',
    'disable',
    'delete',
  ]);
  expect(actsOn(disabled, root)).toEqual(['enable', 'delete']);
  expect(actsOn(deleted, root)).toEqual([]);
});

test('support helps to sign in, and does nothing with accounts of staff', () => {
  expect(actsOn(active, support)).toEqual(['sendLink', 'unlock', 'removeSecondFactor', 'signOut']);
  expect(actsOn(disabled, support)).toEqual([]);
  expect(actsOn({ ...active, role: 'ADMIN' }, support)).toEqual([]);
  expect(actsOn({ ...active, siteRights: ['TEACHER'] }, support)).toEqual([]);
  expect(commonActs([active, { ...active, id: 'd' }], support)).toEqual([]);
});

test('nobody is offered to lock themselves out', () => {
  expect(actsOn(active, { ...root, id: 'a' })).toEqual(['signOut']);
});

test('several accounts are offered what can be done with each of them', () => {
  expect(commonActs([active, { ...active, id: 'd' }], root)).toEqual(['disable', 'delete']);
  expect(commonActs([active, disabled], root)).toEqual(['delete']);
  expect(commonActs([active, deleted], root)).toEqual([]);
  expect(commonActs([active], { ...root, id: 'a' })).toEqual([]);
  expect(commonActs([], root)).toEqual([]);
});
