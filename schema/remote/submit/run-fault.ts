import type { RunRow } from '../core/adapter.ts';
import type { RunFault } from './job.ts';
import { maxClockDifferenceMs, sizesByHand } from './match-run.ts';

/** What a run that a user names must be. */
export interface WantedRun {
  readonly handle: string;
  readonly ref: string;
  readonly languageId: string;
  /** The program that the site shows for it. */
  readonly source: string;
  /** Null: it may be of any time. */
  readonly notBefore: Date | null;
}

/** Why a run of a list is not the one that was wanted; null: it may be. */
export function runFault(row: RunRow | undefined, wanted: WantedRun): Exclude<RunFault, 'used'> | null {
  const { handle, ref, languageId, source, notBefore } = wanted;
  const isTheirs = row?.username.toLowerCase() === handle.toLowerCase() && row.ref === ref;
  if (row === undefined || !isTheirs) return 'not-listed';
  if (row.languageId !== null && row.languageId !== languageId) return 'other-language';
  if (row.codeBytes !== null && !sizesByHand(source).has(row.codeBytes)) return 'other-length';
  const earliest = notBefore === null ? null : notBefore.getTime() - maxClockDifferenceMs;
  return earliest !== null && row.submittedAt !== null && row.submittedAt.getTime() < earliest ? 'too-old' : null;
}
