import { beforeEach, expect, test } from 'vitest';
import { readTestDraft, writeTestDraft } from './test-draft.ts';

const key = { account: 'one', problemDisplayId: '1000' };
const draft = { input: '1 2\n', expectedOutput: '3' };

beforeEach(() => localStorage.clear());

test('what was tried is there again, for this account and this problem only', () => {
  writeTestDraft(key, draft);
  expect(readTestDraft(key)).toEqual(draft);
  expect(readTestDraft({ ...key, account: 'two' })).toEqual({ input: '', expectedOutput: '' });
  expect(readTestDraft({ ...key, problemDisplayId: '1001' })).toEqual({ input: '', expectedOutput: '' });
});

test('nothing is kept of an empty draft', () => {
  writeTestDraft(key, draft);
  writeTestDraft(key, { input: '', expectedOutput: '' });
  expect(localStorage.length).toBe(0);
});

test('what cannot be read counts as nothing', () => {
  localStorage.setItem('draft-test:one:1000', '{"input":');
  expect(readTestDraft(key)).toEqual({ input: '', expectedOutput: '' });
});
