import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { administeredContests } from '../contest/contest.rule.ts';
import type { Viewer } from '../context.ts';

/**
 * Questions of a contest for somebody who is inside: all for its admins; for others their own, and what was answered to
 * all. There is no other way to a question: admins of the site are contestants here.
 */
export function visibleClarifications(viewer: Viewer, isContestAdmin: boolean): Prisma.ClarificationWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  return isContestAdmin ? {} : { OR: [{ askerId: viewer.userId }, { isPublic: true }] };
}

/** Questions a viewer may answer: those of contests the viewer administers. */
export function answerableClarifications(viewer: Viewer): Prisma.ClarificationWhereInput {
  return { contest: administeredContests(viewer) };
}

/** May the viewer know who asked and who answered: contest admins all names, askers their own. */
export function canSeeAsker(viewer: Viewer, { askerId }: { readonly askerId: string }, isContestAdmin: boolean): boolean {
  return isContestAdmin || (viewer.kind === 'user' && viewer.userId === askerId);
}
