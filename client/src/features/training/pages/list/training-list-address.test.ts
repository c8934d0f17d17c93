import { expect, test } from 'vitest';
import { readTrainingListAddress } from './training-list-address.ts';

const read = (query: string) => readTrainingListAddress(new URLSearchParams(query));

test('the address narrows the list by access, category and keyword', () => {
  expect(read('auth=Private&categoryId=12&keyword=%20graphs%20&currentPage=2')).toEqual({
    accessName: 'Private',
    access: 'PRIVATE',
    categoryId: '12',
    keyword: 'graphs',
    page: 2,
  });
});

test('nonsense in the address counts as absent', () => {
  const all = { accessName: '', access: null, categoryId: null, keyword: '', page: 1 };
  expect(read('auth=toString&categoryId=-3&currentPage=x')).toEqual(all);
  expect(read('auth=public&categoryId=two')).toEqual(all);
});
