import { expect, test } from 'vitest';
import { pagesToShow } from './pages-to-show.ts';

test('five pages around the current one are offered', () => {
  expect(pagesToShow(6, 20)).toEqual([4, 5, 6, 7, 8]);
});

test('at the ends the five nearest are offered', () => {
  expect(pagesToShow(1, 20)).toEqual([1, 2, 3, 4, 5]);
  expect(pagesToShow(20, 20)).toEqual([16, 17, 18, 19, 20]);
});

test('no page is offered that does not exist', () => {
  expect(pagesToShow(1, 2)).toEqual([1, 2]);
  expect(pagesToShow(9, 3)).toEqual([1, 2, 3]);
});
