import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { repository } from '../run-tool.ts';

/** What the steps of `npm test` may cost, in CPU seconds; over it warns, over this many times it fails. */
const failureRatio = 1.5;

const budgetSchema = z.object({
  referenceWorkSeconds: z.number(),
  cpuSeconds: z.record(z.string(), z.number()),
  longestFiles: z.array(z.string()),
});

/** `tests/budget.json`. */
export type Budget = z.infer<typeof budgetSchema>;

/** @throws Error when the file is missing or of another shape. */
export function readBudget(): Budget {
  return budgetSchema.parse(JSON.parse(readFileSync(join(repository, 'tests/budget.json'), 'utf8')));
}

/** A step beside its budget. */
export interface BudgetUse {
  readonly verdict: 'within' | 'over' | 'failed';
  /** CPU seconds that the step may take on this machine. */
  readonly allowedSeconds: number;
}

/**
 * Compares a step with its budget.
 *
 * @param slowness how many times longer this machine takes for the same work than the one the budget was measured on; a
 *   quicker one gets no smaller budget.
 * @returns null: the step has no budget.
 */
export function budgetUse(budget: Budget, step: string, cpuSeconds: number, slowness: number): BudgetUse | null {
  const seconds = budget.cpuSeconds[step];
  if (seconds === undefined) return null;
  const allowedSeconds = seconds * Math.max(1, slowness);
  const verdict =
    cpuSeconds > allowedSeconds * failureRatio ? 'failed' : cpuSeconds > allowedSeconds ? 'over' : 'within';
  return { verdict, allowedSeconds };
}

/** How many times longer a machine takes than the one the budget was measured on. */
export function slownessOf(referenceSeconds: number, budget = readBudget()): number {
  return referenceSeconds / budget.referenceWorkSeconds;
}

/**
 * CPU seconds of a fixed piece of work, of the kind that tests do; the best of three, since the first is not compiled
 * yet.
 */
export function referenceWorkSeconds(): number {
  return Math.min(...Array.from({ length: 3 }, referenceRound));
}

function referenceRound(): number {
  const start = process.cpuUsage();
  const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, name: `row ${id}`, tags: ['a', 'b', `c${id % 7}`] }));
  for (let round = 0; round < 200; round += 1) JSON.stringify(JSON.parse(JSON.stringify(rows)));
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}
