import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

/** A test that failed. */
export interface TestFailure {
  /** Where it is and what it says. */
  readonly name: string;
  /** What went wrong, in as many lines as the tool says it. */
  readonly error: string;
}

/** Most lines the summary spends on one part of the tests. */
export const maxFailureLines = 40;
/** Most lines it spends on the error of one test. */
const maxErrorLines = 18;
/** A line of an error is cut behind as many characters: some hold a whole page. */
const maxLineLength = 240;

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/**
 * Reads the failed tests of vitest's JSON report; a file that could not even be loaded is one. None when there is no
 * report.
 */
export function failuresOfVitest(file: string): TestFailure[] {
  if (!existsSync(file)) return [];
  return vitestReport
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .testResults.flatMap(({ name, status, message, assertionResults }) => {
      const place = relative(process.cwd(), name);
      if (status === 'failed' && assertionResults.length === 0)
        return [{ name: `${place} could not be loaded`, error: message ?? '' }];
      return assertionResults
        .filter((test) => test.status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: `${place} > ${fullName}`,
          error: (failureMessages ?? []).join('\n'),
        }));
    });
}

const playwrightError = z.object({ message: z.string().optional() });
const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(playwrightError).default([]) })) }),
  ),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({ suites: z.array(playwrightSuite), errors: z.array(playwrightError) });

/**
 * Reads the failed tests of Playwright's JSON report, with those that only passed when tried again. None when there is
 * no report.
 */
export function failuresOfPlaywright(file: string): TestFailure[] {
  if (!existsSync(file)) return [];
  const { suites, errors } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')));
  const outside = errors.map(({ message = '' }) => ({ name: 'outside of any test', error: message }));
  return [...suites.flatMap((suite) => failuresOfSuite(suite)), ...outside];
}

/** @param groups titles of the groups of tests that the suite is in. */
function failuresOfSuite(
  { specs, suites }: z.infer<typeof playwrightSuite>,
  groups: readonly string[] = [],
): TestFailure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        name:
          [`${file}:${line}`, ...groups, title].join(' > ') +
          (status === 'flaky' ? ' (flaky: passed when tried again)' : ''),
        error: results.flatMap((result) => result.errors.map(({ message = '' }) => message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresOfSuite(suite, [...groups, suite.title]))];
}

/**
 * What the summary says of the failed tests of one part: their names, each with the first lines of its error, in at
 * most `maxFailureLines` lines.
 */
export function failureLines(failures: readonly TestFailure[]): string[] {
  const blocks = failures.map(({ name, error }) => [
    `  ✗ ${name}`,
    ...linesOf(error)
      .slice(0, maxErrorLines)
      .map((line) => `      ${line}`),
  ]);
  if (blocks.flat().length <= maxFailureLines) return blocks.flat();
  // Every name is worth more than any error: errors get what names leave, first come first served.
  let room = maxFailureLines - 1 - Math.min(blocks.length, maxFailureLines - 1);
  const shown = blocks.slice(0, maxFailureLines - 1).map(([name = '', ...error]) => {
    const kept = error.slice(0, room);
    room -= kept.length;
    return [name, ...kept];
  });
  const unnamed = blocks.length - shown.length;
  return [
    ...shown.flat(),
    unnamed > 0 ? `  … and ${unnamed} more` : '  … errors were cut short: the log above has them whole',
  ];
}

function linesOf(text: string): string[] {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return lines.map((line) => (line.length > maxLineLength ? `${line.slice(0, maxLineLength)} …` : line));
}
