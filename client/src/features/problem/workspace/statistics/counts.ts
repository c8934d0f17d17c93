import { Status } from '@verdict/judge/protocol/status.ts';
import type { Statement_Problem_Problem_Fragment } from '../statement.generated.ts';

type Statistics = Statement_Problem_Problem_Fragment['statistics'];

/** How often a verdict was given. */
export interface VerdictCount {
  readonly status: number;
  readonly count: number;
  /** Of all that are shown, 0 to 1. */
  readonly share: number;
}

/** The verdicts that are shown, in their order (specification, section 9, "Pie chart statuses"). */
const shown = [
  [Status.ACCEPTED, 'ac'],
  [Status.WRONG_ANSWER, 'wa'],
  [Status.TIME_LIMIT_EXCEEDED, 'tle'],
  [Status.MEMORY_LIMIT_EXCEEDED, 'mle'],
  [Status.RUNTIME_ERROR, 're'],
  [Status.COMPILE_ERROR, 'ce'],
  [Status.PARTIAL_ACCEPTED, 'pac'],
  [Status.PRESENTATION_ERROR, 'pe'],
] as const satisfies readonly (readonly [number, keyof Statistics])[];

/** Verdicts that were given, with how often. */
export function countsOf(statistics: Statistics): readonly VerdictCount[] {
  const given = shown.map(([status, key]) => ({ status, count: statistics[key] })).filter(({ count }) => count > 0);
  const total = given.reduce((sum, { count }) => sum + count, 0);
  return given.map((one) => ({ ...one, share: one.count / total }));
}
