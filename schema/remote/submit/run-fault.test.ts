import { expect, test } from 'vitest';
import type { RunRow } from '../core/adapter.ts';
import { runFault } from './run-fault.ts';

const start = new Date('2026-11-28T12:00:00Z');
const wanted = { handle: 'Alice', ref: '1000', languageId: '0', source: 'int main() {}', notBefore: start };
const row: RunRow = {
  runId: '7',
  username: 'alice',
  ref: '1000',
  languageId: '0',
  codeBytes: null,
  submittedAt: new Date('2026-11-28T12:20:00Z'),
};

test.each([
  ['is taken', row, null],
  ['is taken when the list says neither time nor language', { ...row, submittedAt: null, languageId: null }, null],
  ['of nobody', undefined, 'not-listed'],
  ['of another user', { ...row, username: 'mallory' }, 'not-listed'],
  ['on another problem', { ...row, ref: '1001' }, 'not-listed'],
  ['in another language', { ...row, languageId: '5' }, 'other-language'],
  ['of a program as long', { ...row, codeBytes: 13 }, null],
  ['of a program that a person copied with the end of its line', { ...row, codeBytes: 14 }, null],
  ['of a longer program', { ...row, codeBytes: 40 }, 'other-length'],
  ['from before the start', { ...row, submittedAt: new Date('2026-11-28T11:00:00Z') }, 'too-old'],
] as const)('a run %s', (_name, listed, fault) => {
  expect(runFault(listed, wanted)).toBe(fault);
});

test('a claimed run may be old', () => {
  const old = { ...row, submittedAt: new Date('2020-01-01T00:00:00Z') };
  expect(runFault(old, { ...wanted, notBefore: null })).toBeNull();
});
