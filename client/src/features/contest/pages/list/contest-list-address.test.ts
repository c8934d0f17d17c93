import { expect, test } from 'vitest';
import { readContestListAddress } from './contest-list-address.ts';

const read = (query: string) => readContestListAddress(new URLSearchParams(query));

test('the address narrows the list by the codes of the specification', () => {
  expect(read('status=-1&type=1&keyword=%20cup%20&currentPage=3')).toMatchObject({
    status: 'SCHEDULED',
    type: 'OI',
    keyword: 'cup',
    page: 3,
  });
  expect(read('status=0&type=0')).toMatchObject({ status: 'RUNNING', type: 'ACM', page: 1 });
});

test('nonsense in the address counts as absent', () => {
  expect(read('status=toString&type=9&currentPage=-4')).toEqual({
    statusCode: '',
    status: null,
    typeCode: '',
    type: null,
    keyword: '',
    page: 1,
  });
});
