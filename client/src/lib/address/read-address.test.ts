import { expect, test } from 'vitest';
import { changeAddress, readLimit, readPage, readTagIds } from './read-address.ts';

test('a page below 1, or none, is page 1', () => {
  expect(readPage(new URLSearchParams('currentPage=-3'))).toBe(1);
  expect(readPage(new URLSearchParams('currentPage=x'))).toBe(1);
  expect(readPage(new URLSearchParams('currentPage=4'))).toBe(4);
});

test('only the sizes on offer are taken from the address', () => {
  expect(readLimit(new URLSearchParams('limit=50'), 30)).toBe(50);
  expect(readLimit(new URLSearchParams('limit=100000'), 30)).toBe(30);
});

test('tag ids that are no list of integers are an empty list', () => {
  expect(readTagIds(new URLSearchParams('tagId=[1,2]'))).toEqual([1, 2]);
  expect(readTagIds(new URLSearchParams('tagId=[1'))).toEqual([]);
  expect(readTagIds(new URLSearchParams('tagId={"a":1}'))).toEqual([]);
  expect(readTagIds(new URLSearchParams('tagId=["1",2]'))).toEqual([2]);
});

test('of tag ids and pages only what the server takes is read', () => {
  expect(readTagIds(new URLSearchParams('tagId=[5,5,-1,0,1.5,9999999999]'))).toEqual([5]);
  expect(
    readTagIds(new URLSearchParams({ tagId: JSON.stringify(Array.from({ length: 50 }, (_, index) => index + 1)) })),
  ).toHaveLength(20);
  expect(readPage(new URLSearchParams('currentPage=999999999'))).toBe(1_000_000);
});

test('another filter starts over at the first page and empty values leave the address', () => {
  const params = new URLSearchParams('keyword=a&currentPage=3&limit=50');
  expect(changeAddress(params, { keyword: 'b' }).toString()).toBe('keyword=b&limit=50');
  expect(changeAddress(params, { keyword: '' }).toString()).toBe('limit=50');
  expect(changeAddress(params, { currentPage: '4' }).toString()).toBe('keyword=a&currentPage=4&limit=50');
});
