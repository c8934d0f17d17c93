import { afterEach, expect, test } from 'vitest';
import { accountStore } from '../../lib/session/account-store.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { recentEntries, rememberChoice } from './recent-choices.ts';

afterEach(() => {
  localStorage.clear();
  accountStore.set('anonymous');
});

const problem = (id: string): PaletteEntry => ({
  id,
  kind: 'problem',
  label: `Problem ${id}`,
  note: id,
  go: `/problem/${id}`,
  words: id,
});
const page: PaletteEntry = { id: '/admin', kind: 'management', label: 'Home', note: '', go: '/admin', words: '' };
const ids = (offers: readonly PaletteEntry[] = []) => recentEntries(offers).map(({ id }) => id);

test('the last choice is first, once, and old ones are forgotten', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '3']) rememberChoice(problem(id));
  expect(ids()).toEqual(['3', '7', '6', '5', '4', '2']);
  expect(recentEntries([])[0]).toEqual(problem('3'));
});

test('a page is shown to whom it is offered, as it is called now', () => {
  rememberChoice(page);
  expect(ids()).toEqual([]);
  expect(recentEntries([{ ...page, label: '首页' }])).toMatchObject([{ id: '/admin', label: '首页' }]);
});

test('accounts of one browser do not see the choices of each other', () => {
  accountStore.set('ada');
  rememberChoice(problem('1'));
  accountStore.set('bob');
  expect(ids()).toEqual([]);
});

test.each([
  'no JSON',
  '{}',
  '[1, null, {"id": "1"}]',
  '[{"id":"1","kind":"problem","label":"","note":"","to":"//evil"}]',
])('what is no list of choices is passed over: %s', (stored) => {
  localStorage.setItem('palette.anonymous', stored);
  expect(ids()).toEqual([]);
});
