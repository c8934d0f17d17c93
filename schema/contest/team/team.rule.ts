import { statusOf } from '../../place/contest/contest.rule.ts';
import type { TeamsClosedReason } from './team.error.ts';

/** What of a contest decides about its teams. */
interface TeamContest {
  readonly teamSize: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Why an account cannot found or join a team now; null: it can. Teams are formed before the start; contest admins put
 * accounts into teams until the end (`isByAdmin`), but are in none themselves.
 *
 * @param isAdmin does the account itself administer the contest?
 */
export function teamRefusal(
  contest: TeamContest,
  { now, isAdmin, isByAdmin }: { readonly now: Date; readonly isAdmin: boolean; readonly isByAdmin: boolean },
): TeamsClosedReason | null {
  if (contest.teamSize < 2) return 'ALONE';
  if (isAdmin) return 'ADMIN';
  if (isByAdmin) return leavingRefusal(contest, now);
  return statusOf(contest, now) === 'SCHEDULED' ? null : 'STARTED';
}

/** Why nobody leaves a team or is taken out of one now; null: accounts can, also where teams are closed to new ones. */
export function leavingRefusal(contest: TeamContest, now: Date): TeamsClosedReason | null {
  return statusOf(contest, now) === 'ENDED' ? 'ENDED' : null;
}
