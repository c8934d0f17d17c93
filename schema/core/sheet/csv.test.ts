import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('commas, quotes and ends of lines are quoted', () => {
  expect(
    csvOf([
      ['Rank', 'Name'],
      [1, 'a, "b"'],
      [null, 'c\nd'],
    ]),
  ).toBe('\uFEFFRank,Name\r\n1,"a, ""b"""\r\n,"c\nd"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '  =1'])('%j is no formula, whoever opens the file', (name) => {
  expect(csvOf([[name]])).toMatch(/^\uFEFF"?'/u);
});

test('numbers stay numbers, below zero too', () => {
  expect(csvOf([[-1, 2.5]])).toBe('\uFEFF-1,2.5\r\n');
});
