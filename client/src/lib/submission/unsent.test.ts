import { afterEach, beforeEach, expect, test } from 'vitest';
import { unsentProgram } from '../../testing/unsent-program.ts';
import { rememberAccount } from '../session/account-store.ts';
import { dropUnsent, keepUnsent, newIdempotencyKey, unsentStore } from './unsent.ts';

const waiting = () => unsentStore.get().map(({ idempotencyKey }) => idempotencyKey);

beforeEach(() => {
  localStorage.clear();
  rememberAccount(null);
  rememberAccount('ann');
});

afterEach(() => {
  localStorage.clear();
  rememberAccount(null);
});

test('what waits is there for its account alone, after a reload too', () => {
  keepUnsent(unsentProgram());
  rememberAccount('bob');
  expect(waiting()).toEqual([]);
  rememberAccount('ann');
  expect(waiting()).toEqual(['one']);
});

test('a program kept again takes its own place, and one that was sent waits no longer', () => {
  keepUnsent(unsentProgram());
  keepUnsent(unsentProgram({ code: 'later' }));
  expect(unsentStore.get()).toMatchObject([{ code: 'later' }]);
  dropUnsent('one');
  rememberAccount('bob');
  rememberAccount('ann');
  expect(waiting()).toEqual([]);
});

test('a program of the day before is not sent any more', () => {
  keepUnsent(unsentProgram({ submittedAt: Date.now() - 25 * 3_600_000 }));
  rememberAccount('bob');
  rememberAccount('ann');
  expect(waiting()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('unsent'))).toEqual([]);
});

test('keys differ and fit the server', () => {
  expect(newIdempotencyKey()).toMatch(/^[\da-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
