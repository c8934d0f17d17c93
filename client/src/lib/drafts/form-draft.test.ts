import { beforeEach, expect, test } from 'vitest';
import { leaveFormDraft, readFormDraft, writeFormDraft } from './form-draft.ts';

const key = { account: 'ann', form: 'profile' };
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('what was typed comes back, for this account and form only', () => {
  writeFormDraft(key, { school: '一中' });
  expect(readFormDraft(key)).toEqual({ school: '一中' });
  expect(readFormDraft({ ...key, account: 'bob' })).toEqual({});
  expect(readFormDraft({ ...key, form: 'email' })).toEqual({});
});

test('a tab that reloads gets back what it had, once, though another tab typed since', () => {
  leaveFormDraft(key, { school: 'of this tab' });
  writeFormDraft(key, { school: 'of another tab' });
  expect(readFormDraft(key)).toEqual({ school: 'of this tab' });
  expect(readFormDraft(key)).toEqual({ school: 'of another tab' });
});

test('nothing typed leaves nothing behind', () => {
  writeFormDraft(key, { school: 'x' });
  writeFormDraft(key, {});
  expect(localStorage.length).toBe(0);
});

test('what is no draft of ours counts as none', () => {
  for (const stored of ['{', '7', 'null', '{"school": 5}']) {
    localStorage.setItem('form-draft:ann:profile', stored);
    expect(readFormDraft(key)).toEqual({});
  }
});
