import { expect, test } from 'vitest';
import { accountLookOf } from './remote-texts.ts';

const account = { state: 'OK', isSignedIn: false, checkedAt: null } as const;

test('an account is not in use before its first sign-in', () => {
  expect(accountLookOf(account).label.id).toBe('remoteAdmin.account.UNCHECKED');
  expect(accountLookOf({ ...account, isSignedIn: true }).label.id).toBe('remoteAdmin.account.OK');
  expect(accountLookOf({ ...account, checkedAt: '2026-11-27T12:00:00Z' }).label.id).toBe('remoteAdmin.account.OK');
});

test('an account that was refused needs a person, checked or not', () => {
  expect(accountLookOf({ ...account, state: 'NEEDS_HUMAN' }).label.id).toBe('remoteAdmin.account.NEEDS_HUMAN');
});
