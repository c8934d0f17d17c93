import { expect, test } from 'vitest';
import { caseResults } from './case-results.ts';

const one = { status: -1, timeMs: 15, memoryKb: null, score: 12.5, message: 'differs\0' };

test('results of cases are numbered, of no test case of ours, and whole', () => {
  expect(caseResults([{ ...one, timeMs: null }, one], true)).toEqual([
    { position: 1, testCaseId: 0, groupName: '', status: -1, timeMs: 0, memoryKb: 0, score: 12, message: 'differs' },
    { position: 2, testCaseId: 0, groupName: '', status: -1, timeMs: 15, memoryKb: 0, score: 12, message: 'differs' },
  ]);
});

test('cases of ACM problems have no score, and long messages are cut', () => {
  const [result] = caseResults([{ ...one, message: 'x'.repeat(5_000) }], false);
  expect([result?.score, result?.message?.length]).toEqual([null, 4_000]);
});
