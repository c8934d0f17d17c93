import type { Context } from '../../core/context.ts';
import type { CheckedSolution, Solution } from './submit.service.ts';

/** A solution for a problem of a contest; the display id is that within the contest. */
export interface ContestSolution extends Solution {
  readonly contestId: number;
}

/** What contests decide about solutions, implemented by the contest wing (schema/wiring.ts). */
export interface ContestSubmissions {
  /** Does the contest take this solution of the viewer now? Throws what `submit` throws before it stores anything. */
  check(context: Context, solution: ContestSolution): Promise<Pick<CheckedSolution, 'viewer' | 'problem'>>;
  /** Takes it as a submission. */
  submit(context: Context, solution: ContestSolution): Promise<{ readonly id: number }>;
}

let registered: ContestSubmissions | null = null;

/** Sets who decides. */
export function registerContestSubmissions(submissions: ContestSubmissions): void {
  registered = submissions;
}

/** Who decides. */
export function contestSubmissions(): ContestSubmissions {
  if (registered === null) throw new Error('contests are not registered: schema/wiring.ts was not loaded');
  return registered;
}
