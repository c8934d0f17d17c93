import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberAccount } from '../session/account-store.ts';
import { dropUnsent, keepUnsent, newIdempotencyKey, unsentStore, type UnsentProgram } from './unsent.ts';

const program = (wishes: Partial<UnsentProgram> = {}): UnsentProgram => ({
  idempotencyKey: 'one',
  problemDisplayId: '1000',
  contestId: null,
  groupId: null,
  trainingId: null,
  languageKey: 'cpp',
  code: 'int main() {}',
  submittedAt: Date.now(),
  ...wishes,
});
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
  keepUnsent(program());
  rememberAccount('bob');
  expect(waiting()).toEqual([]);
  rememberAccount('ann');
  expect(waiting()).toEqual(['one']);
});

test('a program kept again takes its own place, and one that was sent waits no longer', () => {
  keepUnsent(program());
  keepUnsent(program({ code: 'later' }));
  expect(unsentStore.get()).toMatchObject([{ code: 'later' }]);
  dropUnsent('one');
  rememberAccount('bob');
  rememberAccount('ann');
  expect(waiting()).toEqual([]);
});

test('a program of the day before is not sent any more', () => {
  keepUnsent(program({ submittedAt: Date.now() - 25 * 3_600_000 }));
  rememberAccount('bob');
  rememberAccount('ann');
  expect(waiting()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('unsent'))).toEqual([]);
});

test('keys differ and fit the server', () => {
  expect(newIdempotencyKey()).toMatch(/^[\da-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});
