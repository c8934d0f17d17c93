import { afterEach, expect, test } from 'vitest';
import { knownUsername, rememberAccount } from './account-store.ts';

afterEach(() => localStorage.clear());

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;

test('who is signed in is known without the server, and nobody is taken for somebody else', () => {
  rememberAccount('7', 'ann');
  expect(knownUsername(tokenOf('7'))).toBe('ann');
  expect(knownUsername(tokenOf('8'))).toBe('');
  rememberAccount(null);
  expect([knownUsername(tokenOf('7')), knownUsername(null)]).toEqual(['', '']);
});
