import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { statusOf } from '../../place/contest/contest.rule.ts';
import { isSealed, sealedContests, sealSelect } from '../../place/contest/seal.ts';
import type { RatedField } from './rated-field.service.ts';
import type { RatingRefusal } from './rating.error.ts';

/** What of a contest decides whether it can be rated. */
export const ratableSelect = { ...sealSelect, startsAt: true, groupId: true } as const satisfies Prisma.ContestSelect;
type RatableContest = Prisma.ContestGetPayload<{ select: typeof ratableSelect }>;

/**
 * Why a contest cannot be rated now, as far as its times and its place decide. Ratings tell who came where, so none
 * come of what is sealed.
 */
export function ratingRefusal(contest: RatableContest, now: Date): RatingRefusal | null {
  if (contest.groupId !== null) return 'OF_GROUP';
  if (statusOf(contest, now) !== 'ENDED') return 'NOT_ENDED';
  return isSealed(contest, now) ? 'SEALED' : null;
}

/**
 * Why its field cannot be rated yet. Verdicts that come later would change who came where, and nobody would count anew.
 */
export function fieldRefusal({ rows, isUnjudged }: RatedField): RatingRefusal | null {
  if (rows.length < 2) return 'TOO_FEW';
  return isUnjudged ? 'UNJUDGED' : null;
}

/** Rated contests whose changes are told: whoever gives one another end or another seal later hides them again. */
export function toldRatings(now: Date): Prisma.RatingChangeWhereInput {
  return { ratedContest: { contest: { endsAt: { lte: now }, groupId: null, NOT: sealedContests(now) } } };
}
