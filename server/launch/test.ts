import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSandbox, buildStale } from './build.ts';
import type { Command } from './command.ts';
import { heading, say } from './progress.ts';
import { repository, runTool } from './run-tool.ts';
import { ensureSystemPackages } from './system-packages.ts';
import { referenceWorkSeconds, slownessOf } from './testing/budget.ts';
import { ChildCpu } from './testing/child-cpu.ts';
import { type Changes, stages, type Step } from './testing/steps.ts';
import { printSummary, type StepOutcome } from './testing/summary.ts';

/** How the steps of a run are run. */
interface RunOptions {
  readonly changes: Changes | null;
  /** Folder for reports. */
  readonly reports: string;
  readonly signal: AbortSignal;
  readonly slowness: number;
}

/**
 * `npm test`: everything that proves the product, all of it even when a part fails. `npm test -- unit judge` runs
 * parts; `--changed` runs what changes that are not committed can affect, `--changed=COMMIT` those since a commit.
 */
export const test: Command = async ({ args, stopping: { signal } }) => {
  const { names, changes } = readArguments(args);
  const startedAt = performance.now();
  heading('Set-up');
  ensureSystemPackages('test');
  const isPrintedSchemaCurrent = await checkPrintedSchema(signal);
  await buildStale({ pages: true, signal });
  await buildSandbox(signal);
  // A machine with neighbours is quick at one moment and slow at another.
  let referenceSeconds = referenceWorkSeconds();
  say(`Done in ${seconds(startedAt)}`);

  const reports = mkdtempSync(join(tmpdir(), 'verdict-reports-'));
  const cpu = new ChildCpu();
  const outcomes: StepOutcome[] = [];
  for (const stage of stages) {
    const tracks = stage
      .map((steps) => steps.filter(({ name }) => names.length === 0 || names.includes(name)))
      .filter((steps) => steps.length > 0);
    // The output of all tracks but the first is held back until a step is over, so that they do not mix.
    const finished = await Promise.all(
      tracks.map((steps, index) =>
        runTrack(steps, index > 0, cpu, { changes, reports, signal, slowness: slownessOf(referenceSeconds) }),
      ),
    );
    outcomes.push(...finished.flat());
    referenceSeconds = Math.max(referenceSeconds, referenceWorkSeconds());
  }
  rmSync(reports, { recursive: true, force: true });
  return printSummary(outcomes, {
    isPrintedSchemaCurrent,
    wallTime: seconds(startedAt),
    referenceSeconds: changes === null ? referenceSeconds : null,
  });
};

function readArguments(args: readonly string[]): { names: string[]; changes: Changes | null } {
  const words = args.map((word) => (word === '--changed' ? '--changed=HEAD' : word));
  const { positionals: names, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { changed: { type: 'string' } },
  });
  const known = stages.flat(2).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There are no tests "${unknown.join(' ')}". There are: ${known.join(', ')}.`);
  const { changed } = values;
  return { names, changes: changed === undefined ? null : { since: changed, files: changedFiles(changed) } };
}

/** Files that differ from a commit, new ones included. @throws Error when git does not know the commit. */
function changedFiles(since: string): string[] {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [
    ...git('diff', '--name-only', '-z', '--end-of-options', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
}

async function runTrack(
  steps: readonly Step[],
  isHeld: boolean,
  cpu: ChildCpu,
  { changes, reports, signal, slowness }: RunOptions,
): Promise<StepOutcome[]> {
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    if (!isHeld) heading(step.title);
    const startedAt = performance.now();
    let output = '';
    // What ended before this step is not charged to it.
    cpu.take();
    const result = await step.run({
      report: join(reports, `${step.name}.json`),
      changes,
      signal,
      slowness,
      ...(isHeld ? { onOutput: (text: string) => (output += text) } : {}),
    });
    outcomes.push({ ...result, step, wallSeconds: (performance.now() - startedAt) / 1000, cpuSeconds: cpu.take() });
    if (isHeld) {
      heading(step.title);
      say(output.trimEnd());
    }
  }
  return outcomes;
}

/** Runs before anything is generated: generating prints the file anew. */
async function checkPrintedSchema(signal: AbortSignal): Promise<boolean> {
  const generated = await runTool(['turbo', 'run', '@verdict/prisma#generate', '--output-logs=errors-only'], {
    signal,
  });
  return generated === 0 && (await runTool(['node', 'schema/print.ts', '--check'], { signal })) === 0;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
