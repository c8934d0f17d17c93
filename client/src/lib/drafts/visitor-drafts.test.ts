import { beforeEach, expect, test } from 'vitest';
import { anonymousAccount, rememberAccount } from '../session/account-store.ts';
import { forgetDraft, listDrafts, readDraft, readDraftLanguage, writeDraft, type DraftKey } from './draft-store.ts';
import { noteEdited, noteSynced, readMark, unsentDrafts } from './draft-sync.ts';
import { readAside, setAside } from './set-aside.ts';
import { readTestDraft, writeTestDraft } from './test-draft.ts';
import { moveVisitorDrafts } from './visitor-drafts.ts';

const ada: DraftKey = { account: 'ada', problemDisplayId: '1000', contestId: 7, languageKey: 'cpp' };
const visitor: DraftKey = { ...ada, account: anonymousAccount };

/** Types as a visitor. */
function type(code: string): void {
  writeDraft(visitor, code);
  noteEdited(visitor, 2_000);
}

const keysOfVisitors = () => Object.keys(localStorage).filter((key) => key.includes(`:${anonymousAccount}:`));

beforeEach(() => {
  rememberAccount(null);
  localStorage.clear();
});

test('what was typed before signing in goes to the account that signs in, and to no other', () => {
  type('before');
  rememberAccount('ada');
  expect(readDraft(ada)).toBe('before');
  rememberAccount(null);
  expect(readDraft(visitor)).toBeNull();
  rememberAccount('bob');
  expect(readDraft({ ...ada, account: 'bob' })).toBeNull();
  expect(readDraft(ada)).toBe('before');
});

test('nothing of it is left to visitors: neither notes, nor texts set aside, languages or inputs', () => {
  type('before');
  localStorage.setItem('draft-language:anonymous:1000:7', 'cpp');
  setAside(visitor, 'earlier', new Date(1_000));
  writeTestDraft(visitor, { input: '1 2', expectedOutput: '3' });
  rememberAccount('ada');
  expect(keysOfVisitors()).toEqual([]);
  expect(readDraftLanguage(ada)).toBe('cpp');
  expect(readAside(ada)).toMatchObject([{ code: 'earlier', editedAt: new Date(1_000).toISOString() }]);
  expect(readTestDraft(ada)).toEqual({ input: '1 2', expectedOutput: '3' });
});

test('it is sent for the account, as old as it is', () => {
  type('before');
  rememberAccount('ada');
  expect(unsentDrafts([ada], 3_000)).toEqual([{ key: ada, code: 'before', baseVersion: 0, ageMs: 1_000 }]);
});

test("an account's own draft stays, and what was typed before signing in is kept beside it", () => {
  writeDraft(ada, 'mine');
  noteSynced(ada, 4);
  type('before');
  rememberAccount('ada');
  expect(readDraft(ada)).toBe('mine');
  expect(readMark(ada)).toEqual({ version: 4, editedAt: null });
  expect(readAside(ada)).toMatchObject([{ code: 'before' }]);
  expect(keysOfVisitors()).toEqual([]);
});

test('a visitor who went back to the template resets nothing of an account', () => {
  type('before');
  forgetDraft(visitor);
  rememberAccount('ada');
  expect(unsentDrafts([ada])).toEqual([]);
  expect(keysOfVisitors()).toEqual([]);
});

test('an account lists its own drafts alone, and a visitor those of visitors', () => {
  writeDraft(ada, 'mine');
  expect(listDrafts('bob')).toEqual([]);
  expect(listDrafts(anonymousAccount)).toEqual([]);
  type('before');
  expect(listDrafts('ada')).toMatchObject([{ code: 'mine' }]);
  expect(listDrafts(anonymousAccount)).toMatchObject([{ code: 'before' }]);
});

test('code of an account that was once written under the name of visitors is shown to nobody', () => {
  writeDraft(visitor, 'of ada');
  noteSynced(visitor, 3);
  moveVisitorDrafts(anonymousAccount);
  expect(readDraft(visitor)).toBeNull();
  rememberAccount('bob');
  expect(readDraft({ ...ada, account: 'bob' })).toBeNull();
});
