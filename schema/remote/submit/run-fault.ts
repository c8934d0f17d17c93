import type { RunRow } from '../core/adapter.ts';
import type { RunFault } from './job.ts';
import { maxClockDifferenceMs } from './match-run.ts';

/** What a run that a user names must be. */
export interface WantedRun {
  readonly handle: string;
  readonly ref: string;
  readonly languageId: string;
  /** Null: it may be of any time. */
  readonly notBefore: Date | null;
}

/** Why a run of a list is not the one that was wanted; null: it may be. */
export function runFault(row: RunRow | undefined, wanted: WantedRun): Exclude<RunFault, 'used'> | null {
  const { handle, ref, languageId, notBefore } = wanted;
  const isTheirs = row?.username.toLowerCase() === handle.toLowerCase() && row.ref === ref;
  if (row === undefined || !isTheirs) return 'not-listed';
  if (row.languageId !== null && row.languageId !== languageId) return 'other-language';
  const earliest = notBefore === null ? null : notBefore.getTime() - maxClockDifferenceMs;
  return earliest !== null && row.submittedAt !== null && row.submittedAt.getTime() < earliest ? 'too-old' : null;
}
