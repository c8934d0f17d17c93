import { expect, test } from 'vitest';
import { actsOn, actsOnSeveral } from './user-acts.ts';

const plain = { role: 'USER', siteRights: [], email: 'a@example.org', hasSecondFactor: true } as const;
const active = { ...plain, id: 'a', accountStatus: 'ACTIVE' } as const;
const disabled = { ...plain, id: 'b', accountStatus: 'DISABLED' } as const;
const deleted = { ...plain, id: 'c', accountStatus: 'DELETED' } as const;
const root = { id: 'x', isSuperAdmin: true };
const support = { id: 'y', isSuperAdmin: false };

test('what can be done with an account follows from its state', () => {
  const acts = ['sendLink', 'unlock', 'removeSecondFactor', 'signOut', 'resetPassword', 'disable', 'delete'];
  expect(actsOn(active, root)).toEqual(acts);
  expect(actsOn({ ...active, email: null, hasSecondFactor: false }, root)).toEqual(
    acts.filter((act) => act !== 'sendLink' && act !== 'removeSecondFactor'),
  );
  expect(actsOn(disabled, root)).toEqual(['enable', 'delete']);
  expect(actsOn(deleted, root)).toEqual([]);
});

test('support helps to sign in, and does nothing with accounts of staff', () => {
  expect(actsOn(active, support)).toEqual(['sendLink', 'unlock', 'removeSecondFactor', 'signOut']);
  expect(actsOn(disabled, support)).toEqual([]);
  expect(actsOn({ ...active, role: 'ADMIN' }, support)).toEqual([]);
  expect(actsOn({ ...active, siteRights: ['TEACHER'] }, support)).toEqual([]);
  expect(actsOnSeveral([active, { ...active, id: 'd', role: 'ADMIN' }], support)).toEqual(['signOut']);
});

test('nobody is offered to lock themselves out', () => {
  expect(actsOn(active, { ...root, id: 'a' })).toEqual(['signOut']);
});

test('several accounts are offered what can be done with some of them', () => {
  expect(actsOnSeveral([active, disabled], root)).toEqual(['disable', 'enable', 'signOut', 'resetPassword', 'delete']);
  expect(actsOnSeveral([disabled, deleted], root)).toEqual(['enable', 'delete']);
  expect(actsOnSeveral([active], { ...root, id: 'a' })).toEqual(['signOut']);
  expect(actsOnSeveral([], root)).toEqual([]);
});
