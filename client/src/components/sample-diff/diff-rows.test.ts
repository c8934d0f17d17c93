import type { NumberTolerance } from '@verdict/judge/protocol/number-tolerance.ts';
import { expect, test } from 'vitest';
import { diffRows, sectionsOf, tokenPairs, type BoundedText } from './diff-rows.ts';

const full = (text: string) => ({ text, isCut: false });
const cut = (text: string) => ({ text, isCut: true });

/** Rows as `kind expected|output`. */
function rows(expected: BoundedText, output: BoundedText, tolerance: NumberTolerance | null = null): string[] {
  return diffRows(expected, output, tolerance).map(
    (row) => `${row.kind} ${row.expected?.text ?? '-'}|${row.output?.text ?? '-'}`,
  );
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
  const [row] = diffRows(full('1\n'), full('1'), null);
  expect(row).toMatchObject({ kind: 'blanks', expected: { isUnended: false }, output: { isUnended: true } });
  expect(rows(full('1'), full('1'))).toEqual(['same 1|1']);
});

test('what a text that was cut does not show is no difference', () => {
  expect(rows(full('1\n2\n3\n'), cut('1\n2'))).toEqual(['same 1|1']);
  expect(rows(cut('1\n2\n'), full('1\n2\n3\n'))).toEqual(['same 1|1', 'same 2|2']);
});

test('same lines far from a difference are folded', () => {
  const many = Array.from({ length: 20 }, (_, index) => `${index}\n`).join('');
  const sections = sectionsOf(diffRows(full(`${many}x\n${many}`), full(`${many}y\n${many}`), null));
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
    sectionsOf(diffRows(full(left), full(right), null)).map(({ isFolded, rows: { length } }) => [isFolded, length]),
  ).toEqual([
    [false, 60],
    [true, 440],
  ]);
});

const tolerance = { absolute: 1e-3, relative: null };

test('numbers within the tolerance are no difference', () => {
  expect(rows(full('x 1.0000 2\n3\n'), full('x 1.0001 2.0\n3.1\n'), tolerance)).toEqual([
    'same x 1.0000 2|x 1.0001 2.0',
    'different 3|3.1',
  ]);
  expect(rows(full('1.0000\n'), full('1.0001\n'))).toEqual(['different 1.0000|1.0001']);
});

test('in a line that differs, only numbers beyond the tolerance are marked', () => {
  const marks = tokenPairs('1.0000 5', '1.0001 6', tolerance)?.map(({ output, isSame }) => [output, isSame]);
  expect(marks).toEqual([
    ['1.0001', true],
    [' ', true],
    ['6', false],
  ]);
  expect(tokenPairs('1 2', '1', tolerance)).toBeNull();
});
