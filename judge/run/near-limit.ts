import { Status, type StatusCode } from '../protocol/status.ts';
import type { RunEnd, RunResult } from '../sandbox/sandbox.types.ts';

/**
 * How this works. The same program on the same input takes a little more time or a little less from run to run, so near
 * the limit one run says little. A case that ends within a tenth of the limit, below or above it, is therefore run up
 * to three times and the best run counts. To tell "a little too slow" from "endless", runs are cut not at the limit but
 * a tenth above it: what is still running there was not near, and is not repeated. Pure.
 */

/** Runs of one case at most. */
const maxRuns = 3;
const nearShare = 0.1;

/** What is known of one run of a case. */
export interface TimedRun {
  readonly result: Pick<RunResult, 'end' | 'cpuMs'>;
  readonly outcome: { readonly status: StatusCode };
}

/** CPU time at which a run that may be repeated is ended, ms. */
export function cutMs(timeLimitMs: number): number {
  return Math.ceil(timeLimitMs * (1 + nearShare));
}

/**
 * Is another run due after these? Only where time decides: a wrong answer or a crash is not tried again, for that would
 * be another throw of the dice; nor is a program that slept until it was ended.
 */
export function isRunDue(runs: readonly TimedRun[], timeLimitMs: number): boolean {
  const last = runs.at(-1);
  return (
    runs.length < maxRuns &&
    (last === undefined || (isDecidedByTime(last.outcome.status) && isNear(last.result, timeLimitMs)))
  );
}

function isDecidedByTime(status: StatusCode): boolean {
  return status === Status.ACCEPTED || status === Status.PARTIAL_ACCEPTED || status === Status.TIME_LIMIT_EXCEEDED;
}

function isNear({ end, cpuMs }: TimedRun['result'], timeLimitMs: number): boolean {
  return !isCut(end) && Math.abs(cpuMs - timeLimitMs) <= nearShare * timeLimitMs;
}

function isCut(end: RunEnd): boolean {
  return end.kind !== 'exited' && end.kind !== 'signalled';
}

/**
 * The run that counts: an accepted one before a partial one before any other, whatever the order in which they came;
 * among those the one of least CPU time.
 *
 * @throws for no runs.
 */
export function bestRun<Run extends TimedRun>(runs: readonly Run[]): Run {
  const [best] = runs.toSorted((a, b) => rank(a) - rank(b) || a.result.cpuMs - b.result.cpuMs);
  if (best === undefined) throw new Error('a case without runs');
  return best;
}

function rank({ outcome: { status } }: TimedRun): number {
  if (status === Status.ACCEPTED) return 0;
  return status === Status.PARTIAL_ACCEPTED ? 1 : 2;
}
