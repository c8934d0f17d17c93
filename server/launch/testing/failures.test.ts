import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count.ts';
import { failureLines, failuresOfPlaywright, failuresOfVitest, maxFailureLines } from './failures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdict-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function reportOf(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test("vitest's failed tests and files that could not be loaded are listed with file and error", () => {
  const file = reportOf({
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: join(process.cwd(), 'schema/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          {
            fullName: 'sums adds',
            status: 'failed',
            failureMessages: ['AssertionError: expected 3 to be 2\n    at schema/a.test.ts:4:10'],
          },
          { fullName: 'sums subtracts', status: 'passed', failureMessages: [] },
        ],
      },
      {
        name: join(process.cwd(), 'schema/b.test.ts'),
        status: 'failed',
        message: 'Cannot find module ./b.ts',
        assertionResults: [],
      },
    ],
  });
  const failures = failuresOfVitest(file);
  expect(failures).toEqual([
    { name: 'schema/a.test.ts > sums adds', error: 'AssertionError: expected 3 to be 2\n    at schema/a.test.ts:4:10' },
    { name: 'schema/b.test.ts could not be loaded', error: 'Cannot find module ./b.ts' },
  ]);
  expect(failures).toHaveLength(countVitest(file)?.failed ?? 0);
});

test("Playwright's failed and flaky tests are found at every depth, and so are errors outside of tests", () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'desktop/a.spec.ts',
    line: 5,
    tests: [{ projectName: '', status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
  });
  const file = reportOf({
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [{ message: 'the site did not start' }],
    suites: [
      {
        title: 'desktop/a.spec.ts',
        specs: [spec('opens', 'unexpected', '\u001B[31mexpected 2\u001B[39m'), spec('is fine', 'expected')],
        suites: [{ title: 'inside', specs: [spec('closes', 'flaky', 'slow')] }],
      },
    ],
  });
  const failures = failuresOfPlaywright(file);
  expect(failures.map(({ name }) => name)).toEqual([
    'desktop/a.spec.ts:5 > opens',
    'desktop/a.spec.ts:5 > inside > closes (flaky: passed when tried again)',
    'outside of any test',
  ]);
  expect(countPlaywright(file)).toEqual({ passed: 2, failed: 2, skipped: 0 });
  expect(failureLines(failures)).toContain('      expected 2');
});

test('no report means no names', () => {
  expect(failuresOfVitest(join(folder, 'none'))).toEqual([]);
  expect(failuresOfPlaywright(join(folder, 'none'))).toEqual([]);
});

test('an error is told by its first lines, and a line as long as a page is cut', () => {
  const [name, first, ...others] = failureLines([
    {
      name: 'a',
      error: `${'x'.repeat(5_000)}\n\n${Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n')}`,
    },
  ]);
  expect(name).toBe('  ✗ a');
  expect(first?.length).toBeLessThan(260);
  expect(others).toEqual(Array.from({ length: 17 }, (_, index) => `      line ${index}`));
});

test('where there is no room for all errors, all names are still told', () => {
  const lines = failureLines(
    Array.from({ length: 20 }, (_, index) => ({ name: `test ${index}`, error: 'one\ntwo\nthree' })),
  );
  expect(lines).toHaveLength(maxFailureLines);
  expect(lines.filter((line) => line.startsWith('  ✗'))).toHaveLength(20);
  expect(lines.at(-1)).toContain('cut short');
});

test('where there is no room for all names, the last line says how many are left out', () => {
  const lines = failureLines(Array.from({ length: 100 }, (_, index) => ({ name: `test ${index}`, error: 'one' })));
  expect(lines).toHaveLength(maxFailureLines);
  expect(lines.at(-1)).toBe(`  … and ${100 - maxFailureLines + 1} more`);
});
