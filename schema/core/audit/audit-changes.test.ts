import { expect, test } from 'vitest';
import { changesOf } from './audit-changes.ts';

test('the changes of an entry are its fields that differ, as texts', () => {
  const before = { title: 'Sums', isVisible: false, rank: 2, link: null };
  const after = { title: 'Sums', isVisible: true, rank: 3, link: '/home', isTextChanged: true };
  expect(changesOf({ before, after })).toEqual([
    { field: 'isVisible', before: 'false', after: 'true' },
    { field: 'rank', before: '2', after: '3' },
    { field: 'link', before: null, after: '/home' },
    { field: 'isTextChanged', before: null, after: 'true' },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
  expect(changesOf({ before: { tags: ['a'] }, after: { tags: ['a', 'b'] } })).toEqual([
    { field: 'tags', before: 'a', after: 'a, b' },
  ]);
});
