import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, buildStale } from './build.ts';
import type { Command } from './command.ts';
import { heading, say } from './progress.ts';
import { runTool } from './run-tool.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { countPlaywright, countVitest, type TestCount } from './testing/count.ts';
import { failureLines, failuresOfPlaywright, failuresOfVitest, type TestFailure } from './testing/failures.ts';

/** What became of one part of the tests. */
interface StepResult {
  code: number;
  /** How many tests it ran; null: it is one test itself. */
  count: TestCount | null;
  failures: readonly TestFailure[];
}

/** One part of the tests. */
interface Step {
  title: string;
  /** Words of the command, to be found by `npm test -- <word>` as well. */
  name: string;
  /** @param report file for a JSON report. */
  run(report: string, signal: AbortSignal): Promise<StepResult>;
}

const steps: readonly Step[] = [
  tool('lint', 'Lint', ['oxlint']),
  tool('imports', 'Import rules', ['node', 'tests/import-rules/check.ts']),
  tool('expressions', 'Regular expressions take linear time', ['node', 'tests/regular-expressions/check.ts']),
  tool('types', 'Types of everything but the client', ['tsc', '--project', 'tsconfig.json']),
  tool('client-types', 'Types of the client', ['tsc', '--project', 'client/tsconfig.json', '--noEmit']),
  tool('migrations', 'Migrations match the models', ['node', '--disable-warning=ExperimentalWarning', 'server/launch/migration.ts', 'check']),
  vitest('unit', 'Unit tests', ['unit', 'client']),
  vitest('integration', 'Integration tests (GraphQL, REST, services, on PostgreSQL)', ['integration']),
  vitest('judge', 'Judge tests (the real sandbox)', ['judge']),
  vitest('launch', 'Start, stop and crash tests (npm run up)', ['launch']),
  {
    name: 'browser',
    title: 'Browser tests (Chromium)',
    async run(report, signal) {
      const code = await runTool(['playwright', 'test', '--config', 'tests/e2e', '--reporter=list,json'], { signal, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
      return { code, count: countPlaywright(report), failures: failuresOfPlaywright(report) };
    },
  },
];

/** `npm test`: everything that proves the product, all of it even when a part fails. `npm test -- unit judge` runs parts. */
export const test: Command = async ({ args, stopping: { signal } }) => {
  const unknown = args.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`There are no tests "${unknown.join(' ')}". There are: ${steps.map(({ name }) => name).join(', ')}.`);
  const startedAt = performance.now();
  heading('Set-up');
  ensureSystemPackages('test');
  const isPrintedSchemaCurrent = await checkPrintedSchema(signal);
  await buildStale({ pages: true, signal });
  await buildSandbox(signal);
  say(`Done in ${seconds(startedAt)}`);

  const total: TestCount = { passed: 0, failed: 0, skipped: 0 };
  const outcomes = [outcome('schema.graphql is what the code builds', add(total, isPrintedSchemaCurrent ? 0 : 1, null), '')];
  const failed: string[] = [];
  const reports = mkdtempSync(join(tmpdir(), 'verdict-reports-'));
  for (const step of steps.filter(({ name }) => args.length === 0 || args.includes(name))) {
    heading(step.title);
    const stepStartedAt = performance.now();
    const { code, count, failures } = await step.run(join(reports, `${step.name}.json`), signal);
    outcomes.push(outcome(step.title, add(total, code, count), seconds(stepStartedAt)));
    if (failures.length > 0) failed.push('', step.title, ...failureLines(failures));
  }
  rmSync(reports, { recursive: true, force: true });

  heading(`Summary (${seconds(startedAt)})`);
  for (const line of outcomes) say(line);
  // Once more, at the end: who reads only the tail of a log learns what failed, and how.
  if (failed.length > 0) heading(total.failed > 0 ? 'What failed' : 'What passed only when tried again');
  for (const line of failed) say(line);
  say(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  return total.failed > 0 ? 1 : 0;
};

function tool(name: string, title: string, words: readonly [string, ...string[]]): Step {
  return { name, title, run: async (_report, signal) => ({ code: await runTool(words, { signal }), count: null, failures: [] }) };
}

function vitest(name: string, title: string, projects: readonly string[]): Step {
  return {
    name,
    title,
    async run(report, signal) {
      const chosen = projects.flatMap((project) => ['--project', project]);
      const code = await runTool(['vitest', 'run', '--config', 'tests/vitest.config.ts', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], { signal });
      return { code, count: countVitest(report), failures: failuresOfVitest(report) };
    },
  };
}

/** Runs before anything is generated: generating prints the file anew. */
async function checkPrintedSchema(signal: AbortSignal): Promise<boolean> {
  const generated = await runTool(['turbo', 'run', '@verdict/prisma#generate', '--output-logs=errors-only'], { signal });
  return generated === 0 && (await runTool(['node', 'schema/print.ts', '--check'], { signal })) === 0;
}

/** Adds a step's tests up; one that says nothing of its tests, or failed without a failed test, counts as one itself. */
function add(total: TestCount, code: number, count: TestCount | null): TestCount {
  const own = count ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const result = { ...own, failed: code !== 0 && own.failed === 0 ? 1 : own.failed };
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  return result;
}

function outcome(title: string, { passed, failed, skipped }: TestCount, time: string): string {
  const counts = [`${passed} passed`, ...(failed > 0 ? [`${failed} FAILED`] : []), ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  return `  ${failed > 0 ? 'FAILED' : 'ok    '}  ${title}: ${counts.join(', ')} ${time === '' ? '' : `(${time})`}`.trimEnd();
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
