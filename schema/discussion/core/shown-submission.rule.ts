import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { isSealed, sealSelect } from '../../place/contest/seal.ts';
import { submitAnswerKey } from '../../queue/language/submit-answer-key.ts';

/** What of an account's own submission decides whether it may show its code to others. */
export const ownCodeSelect = {
  origin: true,
  languageKey: true,
  contest: { select: sealSelect },
} as const satisfies Prisma.SubmissionSelect;
type OwnCode = Prisma.SubmissionGetPayload<{ select: typeof ownCodeSelect }>;

/** May its writer show the code to others: there is code, it is not of the jury, and its contest is over? */
export function isShowable({ origin, languageKey, contest }: OwnCode, now: Date): boolean {
  const isOver = contest === null || (now >= contest.endsAt && !isSealed(contest, now));
  return origin !== 'JURY' && languageKey !== submitAnswerKey && isOver;
}

/** May it become a community solution? */
export function isExplainable(submission: OwnCode & { readonly status: number }, now: Date): boolean {
  return submission.status === Status.ACCEPTED && isShowable(submission, now);
}
