import { afterEach, expect, test } from 'vitest';
import { knownUsername, rememberAccount } from './account-store.ts';

afterEach(() => localStorage.clear());

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;

test('the username of a session is known offline, and only for the account of its token', () => {
  rememberAccount('7', 'ann');
  expect(knownUsername(tokenOf('7'))).toBe('ann');
  expect(knownUsername(tokenOf('8'))).toBe('');
  rememberAccount(null);
  expect([knownUsername(tokenOf('7')), knownUsername(null)]).toEqual(['', '']);
});
