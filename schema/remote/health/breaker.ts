import type { FailureClass } from '../core/failure.ts';

/** Failures that count, of as many outcomes, that open a breaker. */
const maxFailures = 5;
const outcomesKept = 10;
/** First pause after failures to reach the judge, which a restart of it causes, and after others, in ms. */
const unreachedPauseMs = 30_000;
const firstPauseMs = 5 * 60_000;
const maxPauseMs = 3_600_000;

/** What a breaker remembers. */
export interface Breaker {
  /** Newest last; true for success. */
  readonly outcomes: readonly boolean[];
  /** Null: closed. */
  readonly openUntil: Date | null;
  readonly openedAt: Date | null;
  readonly openings: number;
}

/** Successes of a healthy judge are stored this often, in ms. */
export const successPaceMs = 60_000;
/** Classes of failures of a judge that does not answer, whatever it was asked. */
export const unreachedClasses = ['network', 'http5xx', 'maintenance'] as const satisfies readonly FailureClass[];
const unreached: ReadonlySet<FailureClass> = new Set(unreachedClasses);
/** Classes that count, and those of one failure that is enough. */
const counted: ReadonlySet<FailureClass> = new Set([...unreachedClasses, 'layout', 'challenge']);
const decisive: ReadonlySet<FailureClass> = new Set(['layout', 'challenge']);

/** A breaker after an outcome. @param failure null for success. */
export function afterOutcome(breaker: Breaker, failure: FailureClass | null, now: Date): Breaker {
  if (failure !== null && !counted.has(failure)) return breaker;
  const outcomes = [...breaker.outcomes, failure === null].slice(-outcomesKept);
  if (failure === null) return { outcomes, openUntil: null, openedAt: null, openings: 0 };
  const isOpen = breaker.openUntil !== null;
  const failures = outcomes.filter((isSuccess) => !isSuccess).length;
  if (!isOpen && !decisive.has(failure) && failures < maxFailures) return { ...breaker, outcomes };
  const firstMs = unreached.has(failure) ? unreachedPauseMs : firstPauseMs;
  const pauseMs = Math.min(maxPauseMs, firstMs * 2 ** breaker.openings);
  return {
    outcomes,
    openUntil: new Date(now.getTime() + pauseMs),
    openedAt: breaker.openedAt ?? now,
    openings: breaker.openings + 1,
  };
}
