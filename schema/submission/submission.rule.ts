import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { canSubmit, isAdmin } from '../account/account.rule.ts';
import type { Viewer } from '../context.ts';
import { isProblemStaff, visibleProblems } from '../problem/problem.rule.ts';

/**
 * Submissions a viewer may see; the same filter serves one row, lists and subscriptions. Practice on problems the viewer
 * may see, one's own, and all for admins. Those of contests are for their submitter, the contest's author and admins until
 * the rules of contests decide. The jury's are for admins.
 */
export function visibleSubmissions(viewer: Viewer): Prisma.SubmissionWhereInput {
  if (viewer.kind !== 'user' || isAdmin(viewer)) return practiceOrOwn(viewer);
  return { OR: [practiceOrOwn(viewer), { contest: { authorId: viewer.userId }, origin: { not: 'JURY' } }] };
}

function practiceOrOwn(viewer: Viewer): Prisma.SubmissionWhereInput {
  if (isAdmin(viewer)) return {};
  const practice: Prisma.SubmissionWhereInput = { contestId: null, origin: { not: 'JURY' }, problem: visibleProblems(viewer) };
  if (viewer.kind !== 'user') return practice;
  return { OR: [practice, { userId: viewer.userId, origin: { not: 'JURY' } }] };
}

/** Submissions in the public list: practice only. Contests and groups have lists of their own, the jury has none. */
export function listedSubmissions(viewer: Viewer): Prisma.SubmissionWhereInput {
  return { AND: [{ contestId: null, groupId: null, origin: { in: ['PRACTICE', 'TRAINING'] } }, practiceOrOwn(viewer)] };
}

/** What of a submission decides who sees its code and its results; the caller loads just this. */
export const disclosureSelect = {
  id: true, userId: true, contestId: true, origin: true, isShared: true, status: true,
  problem: { select: { authorId: true, isCodeShared: true, isCaseResultPublished: true } },
  contest: { select: { type: true, endsAt: true, sealsAt: true, authorId: true } },
} as const satisfies Prisma.SubmissionSelect;
export type Disclosure = Prisma.SubmissionGetPayload<{ select: typeof disclosureSelect }>;

/**
 * The code: for its writer, admins, and all when it is shared, the site and the problem allow it and it is not from a
 * contest (specification, section 6).
 */
export function canSeeCode(viewer: Viewer, submission: Disclosure, { isPracticeCodeHidden }: { readonly isPracticeCodeHidden: boolean }): boolean {
  if (isOwner(viewer, submission) || isAdmin(viewer)) return true;
  return !isPracticeCodeHidden && submission.isShared && submission.problem.isCodeShared && submission.contestId === null && submission.origin !== 'JURY';
}

/**
 * Results of cases and groups, and how many of them are done (decisions, "Who sees cases"). In practice: for those who
 * keep the problem, and for all where it publishes them. In a contest the same, but for its admins only while an ACM
 * contest runs, and while an OI contest runs or is sealed. OI contests have no real-time view to switch on yet, so all of
 * them are without one.
 */
export function canSeeCases(viewer: Viewer, submission: Disclosure, now: Date): boolean {
  const { contest, problem } = submission;
  if (contest !== null && isContestAdmin(viewer, contest)) return true;
  if (contest !== null && (now < contest.endsAt || (contest.type === 'OI' && isSealed(contest, now)))) return false;
  return isProblemStaff(viewer, problem) || problem.isCaseResultPublished;
}

type DisclosedContest = NonNullable<Disclosure['contest']>;

/** The contest's author and admins. */
function isContestAdmin(viewer: Viewer, { authorId }: DisclosedContest): boolean {
  return isAdmin(viewer) || (viewer.kind === 'user' && viewer.userId === authorId);
}

/** From the moment of the seal until it is taken away, also past the end (decisions, "Seal"). */
function isSealed({ sealsAt }: DisclosedContest, now: Date): boolean {
  return sealsAt !== null && now >= sealsAt;
}

/** Names of test data, what checkers tell the jury, what was said in conversations, times of repeated runs. */
export function canSeeJuryNotes(viewer: Viewer, submission: Disclosure): boolean {
  return isProblemStaff(viewer, submission.problem);
}

/** Causes of a failure of ours. */
export function canSeeCauses(viewer: Viewer): boolean {
  return isAdmin(viewer);
}

/** What a judgement was made with: node, compiler, commands, hashes. */
export function canSeeRecord(viewer: Viewer): boolean {
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

/** May it be sent to its judge again: one's own that could not be sent; in contests only to a remote judge. */
export function canResubmit(viewer: Viewer, submission: Disclosure & { readonly problem: { readonly isRemote: boolean } }): boolean {
  return canSubmit(viewer) && isOwner(viewer, submission) && submission.status === Status.SUBMITTED_FAILED && (submission.contestId === null || submission.problem.isRemote);
}
