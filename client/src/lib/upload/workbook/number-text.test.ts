import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

test.each([
  ['2023001', 'General', '2023001'],
  ['20230010012', 'General', '20230010012'],
  ['2.0230010012E+17', 'General', '202300100120000000'],
  ['3.1400000000000001', 'General', '3.14'],
  ['42', '00000000', '00000042'],
  ['42', '"No. "0000;[Red]0', '0042'],
  ['3.5', '0.00', '3.50'],
  ['1234', '#,##0', '1234'],
  ['46266', 'yyyy/m/d', '2026-09-01'],
  ['46266', '[$-804]yyyy"年"m"月"d"日";@', '2026-09-01'],
  ['46266.3125', 'yyyy-mm-dd hh:mm', '2026-09-01 07:30'],
  ['0.3125', 'h:mm AM/PM', '07:30'],
])('%s in the format %s is read as %s', (raw, format, text) => {
  expect(numberText({ raw, format, is1904: false })).toBe(text);
});

test('days of a workbook may count from 1904', () => {
  expect(numberText({ raw: '44804', format: 'd-mmm', is1904: true })).toBe('2026-09-01');
});
