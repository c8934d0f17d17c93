import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';

/**
 * Questions of a contest for somebody who is inside: all for its admins; for others their own and their team's, and
 * what was answered to all. There is no other way to a question: admins of the site are contestants here.
 *
 * @param teamIds the viewer and those in the viewer's team.
 */
export function visibleClarifications(
  viewer: Viewer,
  isContestAdmin: boolean,
  teamIds: readonly string[],
): Prisma.ClarificationWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  return isContestAdmin ? {} : { OR: [{ askerId: { in: [...teamIds] } }, { isPublic: true }] };
}

/** Questions a viewer may answer: those of contests the viewer administers. */
export function answerableClarifications(viewer: Viewer): Prisma.ClarificationWhereInput {
  return { contest: administeredContests(viewer) };
}

/**
 * May the viewer know who asked and who answered: contest admins all names, askers those of their team.
 *
 * @param teamIds the viewer and those in the viewer's team.
 */
export function canSeeAsker(
  viewer: Viewer,
  { askerId }: { readonly askerId: string },
  isContestAdmin: boolean,
  teamIds: readonly string[],
): boolean {
  return isContestAdmin || (viewer.kind === 'user' && teamIds.includes(askerId));
}
