import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { isAdmin } from '../account/account.rule.ts';
import type { Viewer } from '../context.ts';
import { isProblemStaff, visibleProblems } from '../problem/problem.rule.ts';

/**
 * Submissions a viewer may see; the same filter serves one row, lists and subscriptions. Practice on problems the viewer
 * may see, one's own, and all for admins. Those of contests are for their submitter and admins until the rules of
 * contests decide. The jury's are for admins.
 */
export function visibleSubmissions(viewer: Viewer): Prisma.SubmissionWhereInput {
  if (isAdmin(viewer)) return {};
  const practice: Prisma.SubmissionWhereInput = { contestId: null, origin: { not: 'JURY' }, problem: visibleProblems(viewer) };
  if (viewer.kind !== 'user') return practice;
  return { OR: [practice, { userId: viewer.userId, origin: { not: 'JURY' } }] };
}

/** Submissions in the public list: practice only. Contests and groups have lists of their own, the jury has none. */
export function listedSubmissions(viewer: Viewer): Prisma.SubmissionWhereInput {
  return { AND: [{ contestId: null, groupId: null, origin: { in: ['PRACTICE', 'TRAINING'] } }, visibleSubmissions(viewer)] };
}

/** What of a submission decides who sees its code and its results; the caller loads just this. */
export const disclosureSelect = {
  id: true, userId: true, contestId: true, origin: true, isShared: true, status: true,
  problem: { select: { authorId: true, isCodeShared: true, isCaseResultPublished: true } },
} as const satisfies Prisma.SubmissionSelect;
export type Disclosure = Prisma.SubmissionGetPayload<{ select: typeof disclosureSelect }>;

/** The code: for its writer, admins, and all when it is shared, the problem allows it and it is not from a contest (specification, section 6). */
export function canSeeCode(viewer: Viewer, submission: Disclosure): boolean {
  if (isOwner(viewer, submission) || isAdmin(viewer)) return true;
  return submission.isShared && submission.problem.isCodeShared && submission.contestId === null && submission.origin !== 'JURY';
}

/** Results of cases: for those who keep the problem, and for all where it publishes them (decisions, "Who sees cases"). */
export function canSeeCases(viewer: Viewer, submission: Disclosure): boolean {
  if (isProblemStaff(viewer, submission.problem)) return true;
  return submission.problem.isCaseResultPublished && submission.contestId === null;
}

/** Names of test data and what checkers tell the jury. */
export function canSeeJuryNotes(viewer: Viewer, submission: Disclosure): boolean {
  return isProblemStaff(viewer, submission.problem);
}

/** Causes of a failure of ours. */
export function canSeeCauses(viewer: Viewer): boolean {
  return isAdmin(viewer);
}

/** Is it the viewer's own? */
export function isOwner(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return viewer.kind === 'user' && viewer.userId === userId;
}

/** Can code be shared at all: never from a contest, and only where the problem allows it. */
export function isShareable({ contestId, problem }: Disclosure): boolean {
  return contestId === null && problem.isCodeShared;
}
