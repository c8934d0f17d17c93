import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests a step ran. */
export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * Reads vitest's JSON report. A file that could not even be loaded counts as one failed test.
 *
 * @returns null when there
 * is none.
 */
export function countVitest(file: string): TestCount | null {
  if (!existsSync(file)) return null;
  const report = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads Playwright's JSON report; a test that passed when tried again has passed, and is named
 * (`failuresOfPlaywright`).
 *
 * @returns null when there is none.
 */
export function countPlaywright(file: string): TestCount | null {
  if (!existsSync(file)) return null;
  const { stats, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
