import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { slowestOfPlaywright, slowestOfVitest } from './slowest.ts';

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

test("the fifteen slowest of vitest's files are named, the slowest first", () => {
  const times = Array.from({ length: 20 }, (_, index) => ({ file: `schema/${index}.test.ts`, seconds: index / 10 }));
  const files = slowestOfVitest(reportOf(times));
  expect(files).toHaveLength(15);
  expect(files.slice(0, 2)).toEqual([
    { file: 'schema/19.test.ts', seconds: 1.9 },
    { file: 'schema/18.test.ts', seconds: 1.8 },
  ]);
});

test("the times of a file's tests in Playwright's report are added up, with those of each attempt", () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [
    { file: 'desktop/a.spec.ts', specs: [spec(1_000)] },
    {
      file: 'desktop/b.spec.ts',
      specs: [spec(2_000, 500)],
      suites: [{ file: 'desktop/b.spec.ts', specs: [spec(500)] }],
    },
  ];
  expect(slowestOfPlaywright(reportOf({ suites }))).toEqual([
    { file: 'tests/e2e/desktop/b.spec.ts', seconds: 3 },
    { file: 'tests/e2e/desktop/a.spec.ts', seconds: 1 },
  ]);
});
