import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How long a test file took. */
export interface FileTime {
  /** From the root of the repository. */
  readonly file: string;
  readonly seconds: number;
}

/** How many files of a suite are printed. */
const maxFiles = 15;

const fileTimes = z.array(z.object({ file: z.string(), seconds: z.number() }));

/** Reads the slowest of vitest's files from what tests/setup/file-times.ts wrote, slowest first. None without it. */
export function slowestOfVitest(times: string): FileTime[] {
  return existsSync(times) ? slowest(fileTimes.parse(JSON.parse(readFileSync(times, 'utf8')))) : [];
}

const playwrightSuite = z.object({
  file: z.string(),
  specs: z
    .array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) }))
    .default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite) });

/**
 * Reads the slowest files of Playwright's JSON report, the slowest first; the times of their tests are added up. None
 * when there is no report.
 */
export function slowestOfPlaywright(report: string): FileTime[] {
  if (!existsSync(report)) return [];
  const { suites } = playwrightReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  return slowest(suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, seconds: secondsOf(suite) })));
}

function secondsOf({ specs, suites }: z.infer<typeof playwrightSuite>): number {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000)),
  );
  return [...own, ...suites.map((suite) => secondsOf(suite))].reduce((sum, value) => sum + value, 0);
}

function slowest(files: readonly FileTime[]): FileTime[] {
  return files.toSorted((a, b) => b.seconds - a.seconds).slice(0, maxFiles);
}
