import type { RefuseReason } from './failure.ts';

/** Why a submission was refused, by the words of the judge. */
export function refuseReasonOf(words: string): RefuseReason {
  if (/(?:no such|can ?not find) problem/iu.test(words)) return 'no-such-problem';
  if (/language/iu.test(words)) return 'language';
  if (/too (?:long|big)/iu.test(words)) return 'too-long';
  if (/empty|too short/iu.test(words)) return 'empty';
  return 'other';
}
