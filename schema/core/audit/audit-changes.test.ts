import { expect, test } from 'vitest';
import { changesOf } from './audit-changes.ts';

test('the changes of an entry are its fields that differ, as texts, in the order of the list of fields', () => {
  const before = { title: 'Sums', isVisible: false, rank: 2, link: null };
  const after = { title: 'Sums', isVisible: true, rank: 3, link: '/home', isTextChanged: true };
  expect(changesOf({ before, after })).toEqual([
    { field: 'isVisible', before: 'false', after: 'true' },
    { field: 'isTextChanged', before: null, after: 'true' },
    { field: 'link', before: null, after: '/home' },
    { field: 'rank', before: '2', after: '3' },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
  expect(changesOf({ before: { tags: ['a'] }, after: { tags: ['a', 'b'] } })).toEqual([
    { field: 'tags', before: 'a', after: 'a, b' },
  ]);
});
