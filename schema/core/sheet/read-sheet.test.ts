import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { readSheet } from './read-sheet.ts';

const cellsOf = (text: string) => readSheet(text).map(({ cells }) => cells);

test.each([
  ['commas', 'a, b\r\nc,d\r\n'],
  ['semicolons', 'a;b\nc;d'],
  ['tabs', 'a\tb\rc\t d \r'],
])('%s part cells', (_name, text) => {
  expect(cellsOf(text)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

test('what is written as CSV is read again', () => {
  const sheet = [
    ['name', 'note'],
    ['a, "b"', 'two\nlines'],
  ];
  expect(cellsOf(csvOf(sheet))).toEqual(sheet);
});

test('rows know their line, past blank rows and cells of several lines', () => {
  const rows = readSheet('a,b\n\n"c\nc",d\n , \ne,f');
  expect(rows.map(({ line }) => line)).toEqual([1, 3, 6]);
});

test('a quotation mark inside a cell is a character, one that is not closed takes the rest', () => {
  expect(cellsOf('a 5" b,c')).toEqual([['a 5" b', 'c']]);
  expect(readSheet('a,b\n"c,d\ne,f\n')).toEqual([
    { line: 1, cells: ['a', 'b'], openQuote: null },
    { line: 2, cells: ['c,d\ne,f'], openQuote: { line: 2, lastLine: 3 } },
  ]);
});
