import { heading, say, warn } from '../progress.ts';
import { type Budget, budgetUse, readBudget, slownessOf } from './budget.ts';
import type { TestCount } from './count.ts';
import { failureLines } from './failures.ts';
import type { Step, StepResult } from './steps.ts';

/** A step that has run. */
export interface StepOutcome extends StepResult {
  readonly step: Step;
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

/** What a summary says besides its steps. */
export interface SummaryOptions {
  readonly isPrintedSchemaCurrent: boolean;
  /** Of the whole run, such as "12.3 s". */
  readonly wallTime: string;
  /** CPU seconds that the reference work takes on this machine; null: budgets do not count. */
  readonly referenceSeconds: number | null;
}

/** Prints the end of the run: slowest files, costs, counts, failures. @returns the exit code. */
export function printSummary(
  outcomes: readonly StepOutcome[],
  { isPrintedSchemaCurrent, wallTime, referenceSeconds }: SummaryOptions,
): number {
  for (const { step, slowest } of outcomes) {
    if (slowest.length === 0) continue;
    heading(`Slowest files: ${step.title}`);
    for (const { file, seconds: taken } of slowest) say(`  ${taken.toFixed(1).padStart(6)} s  ${file}`);
  }
  const isOverBudget = referenceSeconds !== null && printCosts(outcomes, readBudget(), referenceSeconds);
  heading(`Summary (${wallTime})`);
  const total: TestCount = { passed: 0, failed: 0, skipped: 0 };
  say(outcomeLine('schema.graphql is what the code builds', add(total, isPrintedSchemaCurrent ? 0 : 1, null), ''));
  for (const { step, code, count, wallSeconds } of outcomes)
    say(outcomeLine(step.title, add(total, code, count), `${wallSeconds.toFixed(1)} s`));
  if (isOverBudget) say(outcomeLine('The budget of tests/budget.json', add(total, 1, null), ''));

  const failed = outcomes.flatMap(({ step, failures }) =>
    failures.length > 0 ? ['', step.title, ...failureLines(failures)] : [],
  );
  // At the end, so that the tail of a log says what failed and how.
  if (failed.length > 0) heading(total.failed > 0 ? 'What failed' : 'What passed only when tried again');
  for (const line of failed) say(line);
  say(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
  return total.failed > 0 ? 1 : 0;
}

/** @returns true when a step costs far more than its budget. */
function printCosts(outcomes: readonly StepOutcome[], budget: Budget, referenceSeconds: number): boolean {
  const slowness = slownessOf(referenceSeconds, budget);
  const note = slowness > 1 ? ` (this machine takes ${slowness.toFixed(2)} times as long)` : '';
  heading(`Cost in CPU seconds, and the budget${note}`);
  let isOver = false;
  for (const { step, cpuSeconds } of outcomes) {
    const use = budgetUse(budget, step.name, cpuSeconds, slowness);
    const allowed = use === null ? 'no budget' : use.allowedSeconds.toFixed(0);
    const line = `  ${cpuSeconds.toFixed(1).padStart(7)} of ${allowed}  ${step.title}`;
    if (use === null || use.verdict === 'within') say(line);
    else warn(`${line}: ${use.verdict === 'failed' ? 'FAR OVER BUDGET' : 'over budget'}`);
    if (use?.verdict === 'failed') isOver = true;
  }
  return isOver;
}

/** Adds up the tests of a step; one that reports no tests, or failed without a failed test, counts as one itself. */
function add(total: TestCount, code: number, count: TestCount | null): TestCount {
  const own = count ?? { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  const result = { ...own, failed: code !== 0 && own.failed === 0 ? 1 : own.failed };
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  return result;
}

function outcomeLine(title: string, { passed, failed, skipped }: TestCount, time: string): string {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} FAILED`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ];
  const verdict = failed > 0 ? 'FAILED' : 'ok    ';
  return `  ${verdict}  ${title}: ${counts.join(', ')} ${time === '' ? '' : `(${time})`}`.trimEnd();
}
