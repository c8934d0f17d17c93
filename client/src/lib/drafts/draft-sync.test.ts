import { beforeEach, expect, test } from 'vitest';
import { forgetDraft, readDraft, writeDraft, type DraftKey } from './draft-store.ts';
import { noteEdited, noteSynced, readMark, unsentDrafts } from './draft-sync.ts';

const ada: DraftKey = { account: 'ada', problemDisplayId: '1000', languageKey: 'cpp' };

beforeEach(() => localStorage.clear());

test('what was typed since the account got the draft is to be sent, with the version it grew from and its age', () => {
  writeDraft(ada, 'one');
  noteSynced(ada, 3);
  expect(unsentDrafts([ada])).toEqual([]);
  writeDraft(ada, 'two');
  noteEdited(ada, 1_000);
  expect(unsentDrafts([ada], 5_000)).toEqual([{ key: ada, code: 'two', baseVersion: 3, ageMs: 4_000 }]);
});

test('a draft nobody noted the time of counts as older than what is typed now', () => {
  writeDraft(ada, 'from long ago');
  const [draft] = unsentDrafts([ada]);
  expect(draft).toMatchObject({ baseVersion: 0, code: 'from long ago' });
  expect(draft?.ageMs).toBeGreaterThan(86_400_000);
});

test('going back to the template is sent too; where nothing was ever typed there is nothing to send', () => {
  expect(unsentDrafts([ada])).toEqual([]);
  writeDraft(ada, 'one');
  noteSynced(ada, 1);
  forgetDraft(ada);
  noteEdited(ada, 0);
  expect(unsentDrafts([ada], 0)).toEqual([{ key: ada, code: null, baseVersion: 1, ageMs: 0 }]);
});

test('a clock that was set back makes no draft of the future', () => {
  writeDraft(ada, 'one');
  noteEdited(ada, 9_000);
  expect(unsentDrafts([ada], 1_000)[0]?.ageMs).toBe(0);
});

test('a contest has drafts of its own', () => {
  writeDraft({ ...ada, contestId: 7 }, 'in the contest');
  noteEdited({ ...ada, contestId: 7 });
  expect(readDraft(ada)).toBeNull();
  expect(readMark(ada)).toBeNull();
});
