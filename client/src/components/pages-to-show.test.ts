import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test('the first, the last and those around the current page are offered', () => {
  expect(pagesToShow(6, 20, 1)).toEqual([1, null, 5, 6, 7, null, 20]);
  expect(pagesToShow(6, 20, 0)).toEqual([1, null, 6, null, 20]);
});

test('at the ends and beside them as many are offered', () => {
  expect(pagesToShow(1, 20, 1)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pagesToShow(4, 20, 1)).toEqual([1, 2, 3, 4, 5, null, 20]);
  expect(pagesToShow(20, 20, 1)).toEqual([1, null, 16, 17, 18, 19, 20]);
});

test('no page is offered that does not exist, and none is left out of a few', () => {
  expect(pagesToShow(1, 2, 1)).toEqual([1, 2]);
  expect(pagesToShow(9, 3, 1)).toEqual([1, 2, 3]);
  expect(pagesToShow(4, 7, 1)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
