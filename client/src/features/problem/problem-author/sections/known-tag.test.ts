import { expect, test } from 'vitest';
import { knownTag } from './known-tag.ts';

const known = ['排序 Sorting', 'Sorting networks', '二分查找 (Binary search)', 'DP', '区间 DP'];

test.each([
  ['sorting', '排序 Sorting'],
  ['排序', '排序 Sorting'],
  [' 排序 sorting ', '排序 Sorting'],
  ['binary search', '二分查找 (Binary search)'],
  ['dp', 'DP'],
  ['networks', undefined],
  ['binary', undefined],
  ['', undefined],
])('the typed name %j means the tag %j', (typed, tag) => {
  expect(knownTag(known, typed)).toBe(tag);
});
