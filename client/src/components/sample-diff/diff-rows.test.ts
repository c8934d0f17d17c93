import { expect, test } from 'vitest';
import { diffRows, sectionsOf } from './diff-rows.ts';

const full = (text: string) => ({ text, isCut: false });
const cut = (text: string) => ({ text, isCut: true });

/** Rows as `kind expected|output`. */
function rows(expected: { text: string; isCut: boolean }, output: { text: string; isCut: boolean }): string[] {
  return diffRows(expected, output).map((row) => `${row.kind} ${row.expected?.text ?? '-'}|${row.output?.text ?? '-'}`);
}

test('lines that differ stand side by side', () => {
  expect(rows(full('1\n2\n3\n'), full('1\n5\n3\n'))).toEqual(['same 1|1', 'different 2|5', 'same 3|3']);
});

test('lines that are missing or too many stand alone', () => {
  expect(rows(full('1\n2\n'), full('1\n'))).toEqual(['same 1|1', 'different 2|-']);
  expect(rows(full('2\n'), full('1\n2\n'))).toEqual(['different -|1', 'same 2|2']);
  expect(rows(full('1\n'), full(''))).toEqual(['different 1|-']);
});

test('white space at the end of a line is told apart', () => {
  expect(rows(full('1\n2\n'), full('1 \n2\n'))).toEqual(['blanks 1|1 ', 'same 2|2']);
});

test('a line end that only one text has at its end is told', () => {
  const [row] = diffRows(full('1\n'), full('1'));
  expect(row).toMatchObject({ kind: 'blanks', expected: { isUnended: false }, output: { isUnended: true } });
  expect(rows(full('1'), full('1'))).toEqual(['same 1|1']);
});

test('what a text that was cut does not show is no difference', () => {
  expect(rows(full('1\n2\n3\n'), cut('1\n2'))).toEqual(['same 1|1']);
  expect(rows(cut('1\n2\n'), full('1\n2\n3\n'))).toEqual(['same 1|1', 'same 2|2']);
});

test('same lines far from a difference are folded', () => {
  const many = Array.from({ length: 20 }, (_, index) => `${index}\n`).join('');
  const sections = sectionsOf(diffRows(full(`${many}x\n${many}`), full(`${many}y\n${many}`)));
  expect(sections.map((section) => [section.isFolded, section.rows.length])).toEqual([
    [true, 18],
    [false, 5],
    [true, 18],
  ]);
});

test('many differences are folded after the first ones', () => {
  const left = Array.from({ length: 500 }, (_, index) => `a${index}\n`).join('');
  const right = Array.from({ length: 500 }, (_, index) => `b${index}\n`).join('');
  expect(
    sectionsOf(diffRows(full(left), full(right))).map(({ isFolded, rows: { length } }) => [isFolded, length]),
  ).toEqual([
    [false, 60],
    [true, 440],
  ]);
});
