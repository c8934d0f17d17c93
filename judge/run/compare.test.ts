import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compareFiles, type PlainComparison } from './compare.ts';

const folder = mkdtempSync(join(tmpdir(), 'verdict-compare-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function compare(comparison: PlainComparison, answer: string, output: string): Promise<string> {
  writeFileSync(join(folder, 'answer'), answer);
  writeFileSync(join(folder, 'output'), output);
  const difference = await compareFiles(comparison, join(folder, 'answer'), join(folder, 'output'));
  if (difference === null) return 'same';
  return difference.kind === 'different' ? `line ${difference.line}` : difference.kind;
}

const lines: PlainComparison = { kind: 'lines', isRemoveEndBlank: true };
const bytes: PlainComparison = { kind: 'lines', isRemoveEndBlank: false };
const tokens: PlainComparison = {
  kind: 'tokens',
  isCaseSensitive: false,
  isSpaceChangeSensitive: false,
  floatAbsoluteTolerance: null,
  floatRelativeTolerance: null,
};

describe('lines without trailing white space', () => {
  test.each([
    ['1 2\n3\n', '1 2\n3\n', 'same'],
    ['1 2\n3\n', '1 2 \t\r\n3', 'same'],
    ['1\n', '1\n\n \n\n', 'same'],
    ['1\n\n2\n', '1\n \n2\n', 'same'],
    ['1\n\n2\n', '1\n2\n', 'line 2'],
    ['1\n  2\n', '1\n  2\n', 'same'],
    ['1\n  2\n', '1\n 2\n', 'line 2'],
    ['1 2\n', '1  2\n', 'line 1'],
    ['a b\n', 'a \n', 'line 1'],
    ['', '', 'same'],
    ['', ' \n\n', 'same'],
    ['1\n2\n3\n', '1\n2\n', 'line 2'],
    ['1\n2\n', '1\n2\n3\n', 'line 2'],
    ['', '0\n', 'line 1'],
  ])('%j against %j: %s', async (answer, output, expected) => {
    expect(await compare(lines, answer, output)).toBe(expected);
  });
});

describe('byte by byte', () => {
  test.each([
    ['1 2\n', '1 2\n', 'same'],
    ['1 2\n', '1 2', 'white-space'],
    ['1 2\n', '12\n', 'white-space'],
    ['1\n2\n', '1\n3\n', 'line 2'],
    ['1\n2\n', '1\n2\n3', 'line 2'],
  ])('%j against %j: %s', async (answer, output, expected) => {
    expect(await compare(bytes, answer, output)).toBe(expected);
  });
});

describe('tokens', () => {
  test.each([
    [{}, '1 2\n3\n', '1\n2 3', 'same'],
    [{}, 'YES\n', 'yes', 'same'],
    [{ isCaseSensitive: true }, 'YES\n', 'yes', 'line 1'],
    [{}, '1 2', '1 2 3', 'line 1'],
    [{}, '1\n2\n3', '1\n2', 'line 3'],
    [{}, '12', '1 2', 'line 1'],
    [{ isSpaceChangeSensitive: true }, '1 2\n', '1  2\n', 'line 1'],
    [{ isSpaceChangeSensitive: true }, '1 2\n', '1 2', 'line 1'],
    [{ isSpaceChangeSensitive: true }, 'A 2\n', 'a 2\n', 'same'],
    [{}, '1.0', '1.00', 'line 1'],
    [{ floatAbsoluteTolerance: 1e-6 }, '1.0', '1.0000009', 'same'],
    [{ floatAbsoluteTolerance: 1e-6 }, '1.0', '1.000002', 'line 1'],
    [{ floatRelativeTolerance: 1e-6 }, '1e9', '1000000999', 'same'],
    [{ floatRelativeTolerance: 1e-6 }, '1e9', '1000002000', 'line 1'],
    [{ floatAbsoluteTolerance: 1e-6 }, '1.0', '1.0x', 'line 1'],
    [{ floatAbsoluteTolerance: 1e-6 }, '1.0', 'nan', 'line 1'],
    [{ floatAbsoluteTolerance: 1e-6 }, '1.0', 'inf', 'line 1'],
    [{ floatAbsoluteTolerance: 1e-6, floatRelativeTolerance: 1e-6 }, 'inf', '0', 'line 1'],
    [{ floatRelativeTolerance: 1e-6 }, 'inf', '-inf', 'line 1'],
    [{ floatRelativeTolerance: 1e-6 }, '-inf', '1e308', 'line 1'],
    [{ floatRelativeTolerance: 1e-6 }, '1e999', '7', 'line 1'],
    [{ floatRelativeTolerance: 1e-6 }, '1e999', '1e999', 'same'],
    [{ floatRelativeTolerance: 1e-6 }, 'inf', 'INF', 'same'],
    [{ floatRelativeTolerance: 1e-6, isCaseSensitive: true }, 'inf', 'INF', 'line 1'],
    [{ floatAbsoluteTolerance: 1e-6 }, 'inf', 'Infinity', 'line 1'],
    [{ floatRelativeTolerance: 1e-6 }, 'nan', 'NaN', 'same'],
    [{ floatRelativeTolerance: 1e-6 }, 'nan', '0', 'line 1'],
    [{ floatRelativeTolerance: 1e-6 }, 'nan', '-nan', 'line 1'],
    [{ floatAbsoluteTolerance: 1e-6 }, 'Case #1: 0.5', 'case #1: .5', 'same'],
    [{ floatAbsoluteTolerance: 1e-6 }, '5', '0x5', 'line 1'],
  ])('%j: %j against %j: %s', async (rules, answer, output, expected) => {
    expect(await compare({ ...tokens, ...rules }, answer, output)).toBe(expected);
  });
});

test('differences far into large files are found, over chunk borders', async () => {
  const long = '123456789 '.repeat(100_000);
  expect(await compare(lines, `${long}\nend\n`, `${long}   \nend`)).toBe('same');
  expect(await compare(lines, `${long}\nend\n`, `${long}\neng`)).toBe('line 2');
  expect(await compare(tokens, `${long}\nend\n`, `${long}\n\n\n END`)).toBe('same');
  expect(await compare(tokens, `${long}\nend\n`, `${long} en`)).toBe('line 2');
  expect(await compare(bytes, `${long}\nend\n`, `${long}end`)).toBe('white-space');
});

test('tokens longer than a piece are compared whole', async () => {
  const token = 'ab'.repeat(5_000);
  expect(await compare(tokens, `x ${token}`, `X ${token.toUpperCase()}`)).toBe('same');
  expect(await compare(tokens, `x ${token}`, `X ${token}a`)).toBe('line 1');
  expect(
    await compare({ ...tokens, floatAbsoluteTolerance: 1 }, `x ${'1'.repeat(4096)}`, `X ${'1'.repeat(4097)}`),
  ).toBe('line 1');
});

test('a run of blanks as large as the output may be is compared in flat memory', async () => {
  const blanks = ' \t'.repeat(4_000_000);
  const before = process.memoryUsage().rss;
  expect(await compare(lines, `1${blanks}2\n`, `1${blanks}2 \n`)).toBe('same');
  expect(await compare(lines, '1\n', `1${blanks}\n`)).toBe('same');
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});
