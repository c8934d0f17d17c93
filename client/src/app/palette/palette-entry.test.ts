import { expect, test } from 'vitest';
import { matchingEntries, sectionsOf, type EntryKind, type PaletteEntry } from './palette-entry.ts';

const entry = (kind: EntryKind, label: string, words = ''): PaletteEntry => ({
  id: label,
  kind,
  label,
  note: '',
  go: `/${label}`,
  words,
});
const labels = (entries: readonly PaletteEntry[]) => entries.map(({ label }) => label);

test('an entry is found by all words of a text, in any order, in its label or beside it', () => {
  const entries = [entry('page', '训练', '/training'), entry('page', 'ACM rank'), entry('page', 'OI rank')];
  expect(labels(matchingEntries(entries, 'train'))).toEqual(['训练']);
  expect(labels(matchingEntries(entries, 'RANK acm'))).toEqual(['ACM rank']);
  expect(labels(matchingEntries(entries, 'rank contest'))).toEqual([]);
});

test('labels that begin with the text come first, and no kind fills the list', () => {
  const pages = ['a mail', 'mail', 'b mail', 'c mail', 'd mail', 'e mail', 'f mail'];
  const found = matchingEntries([entry('action', 'send mail'), ...pages.map((label) => entry('page', label))], 'mail');
  expect(labels(found)).toEqual(['mail', 'a mail', 'b mail', 'c mail', 'd mail', 'e mail', 'send mail']);
});

test('sections stand in one order, whatever the order of the entries', () => {
  const sections = sectionsOf([entry('user', 'ann'), entry('problem', 'A+B'), entry('page', 'Home')]);
  expect(sections.map(({ kind }) => kind)).toEqual(['page', 'problem', 'user']);
});
