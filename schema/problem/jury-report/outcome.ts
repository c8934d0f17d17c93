import type { Disagreement } from '../bank/jury-expectation.ts';

/** What a report comes to. */
export const reportOutcomes = ['RUNNING', 'AGREES', 'DISAGREES', 'INCOMPLETE', 'NOTHING', 'FAILED'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

/** A report as far as its outcome goes. */
export interface ReportState {
  readonly state: 'WAITING' | 'RUNNING' | 'DONE' | 'FAILED';
  /** Of each item; null: it could not be judged. */
  readonly disagreements: readonly (readonly Disagreement[] | null)[];
}

/** One wrong item is enough to disagree; one that nobody could judge leaves the rest incomplete. */
export function outcomeOf({ state, disagreements }: ReportState): ReportOutcome {
  if (state === 'FAILED') return 'FAILED';
  if (state !== 'DONE') return 'RUNNING';
  if (disagreements.length === 0) return 'NOTHING';
  if (disagreements.some((found) => found !== null && found.length > 0)) return 'DISAGREES';
  return disagreements.includes(null) ? 'INCOMPLETE' : 'AGREES';
}
