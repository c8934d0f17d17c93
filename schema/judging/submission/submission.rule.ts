import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { canSubmit, isSuperAdmin } from '../../core/viewer.rule.ts';
import {
  administeredContests,
  contestSubmissions,
  isContestAdmin,
  isSealedToRead,
} from '../../place/contest/contest.rule.ts';
import { isSealed, sealedContests, sealSelect } from '../../place/contest/seal.ts';
import { allowed, may, newOnSite, placedSelect } from '../../place/place.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';

/**
 * Submissions a viewer may see; the same filter serves one row, lists and subscriptions. Practice on problems the
 * viewer may see, one's own, and what the rules of contests let through. Practice and the jury's are all for the admins
 * of the place.
 */
export function visibleSubmissions(viewer: Viewer, now: Date): Prisma.SubmissionWhereInput {
  if (isSuperAdmin(viewer)) return {};
  return viewer.kind === 'user'
    ? { OR: [practiceOrOwn(viewer), ofOwnTeam(viewer), contestSubmissions(viewer, now)] }
    : practiceOrOwn(viewer);
}

/** What the viewer's teams submitted. */
function ofOwnTeam({ userId }: { readonly userId: string }): Prisma.SubmissionWhereInput {
  return { participant: { kind: 'TEAM', members: { some: { userId } } } };
}

/** What is listed as one's own: in contests that of one's team too. */
export function ownSubmissions(viewer: { readonly userId: string }, isOfContest: boolean): Prisma.SubmissionWhereInput {
  return isOfContest ? { OR: [{ userId: viewer.userId }, ofOwnTeam(viewer)] } : { userId: viewer.userId };
}

function practiceOrOwn(viewer: Viewer): Prisma.SubmissionWhereInput {
  const practice = { contestId: null, origin: 'PRACTICE' } as const;
  const seen: Prisma.SubmissionWhereInput = {
    ...practice,
    AND: [{ problem: visibleProblems(viewer) }, allowed(viewer, 'submission.see')],
  };
  if (viewer.kind !== 'user') return seen;
  const kept = allowed(viewer, 'submission.keep');
  return {
    OR: [
      seen,
      { ...practice, AND: [kept] },
      { origin: 'JURY', problem: kept },
      { userId: viewer.userId, origin: { not: 'JURY' } },
    ],
  };
}

/** Submissions in the public list: practice only. Contests and groups have lists of their own, the jury has none. */
export function listedSubmissions(viewer: Viewer): Prisma.SubmissionWhereInput {
  const listed: Prisma.SubmissionWhereInput = { contestId: null, groupId: null, origin: 'PRACTICE' };
  return may(viewer, 'submission.keep', newOnSite) ? listed : { AND: [listed, practiceOrOwn(viewer)] };
}

/** What of a submission decides who sees its code and its results; the caller loads just this. */
export const disclosureSelect = {
  id: true,
  userId: true,
  problemId: true,
  contestId: true,
  groupId: true,
  origin: true,
  isShared: true,
  isUnderSeal: true,
  status: true,
  problem: { select: { ...placedSelect, isCodeShared: true, isCaseResultPublished: true } },
  contest: { select: { ...sealSelect, ...placedSelect, type: true } },
  participant: { select: { kind: true, members: { select: { userId: true } } } },
} as const satisfies Prisma.SubmissionSelect;
export type Disclosure = Prisma.SubmissionGetPayload<{ select: typeof disclosureSelect }>;

/**
 * Own submissions whose result is not told yet: an OI contest under its seal says only that they came in (decisions,
 * "Seal"). All that tells anything of a verdict asks this, or `unknownSubmissions`, which says the same to the
 * database.
 */
export function isResultUnknown(viewer: Viewer, { contest, isUnderSeal }: Disclosure, now: Date): boolean {
  return isUnderSeal && contest !== null && contest.type === 'OI' && isSealedToRead(viewer, contest, now);
}

/** Submissions of which `isResultUnknown` is true. */
export function unknownSubmissions(viewer: Viewer, now: Date): Prisma.SubmissionWhereInput {
  return {
    isUnderSeal: true,
    contest: { AND: [{ type: 'OI' }, sealedContests(now), { NOT: administeredContests(viewer) }] },
  };
}

/** What else decides who reads code (code-terms.service.ts). */
export interface CodeTerms {
  readonly isPracticeCodeHidden: boolean;
  /** Does a contest with the problem run for the viewer? Then shared code is closed as solutions are. */
  readonly isClosed: boolean;
  readonly now: Date;
}

/**
 * The code: for its writer and the writer's team, the admins of its place, and all when it is shared, the site and the
 * problem allow it and it is not from a contest (specification, section 6), unless a contest with the problem runs for
 * them. That of a contest which is not over is for its writer and the contest's admins.
 */
export function canSeeCode(
  viewer: Viewer,
  submission: Disclosure,
  { isPracticeCodeHidden, isClosed, now }: CodeTerms,
): boolean {
  const { contest } = submission;
  if (isOwner(viewer, submission) || isOfOwnTeam(viewer, submission)) return true;
  if (contest !== null && now < contest.endsAt) return isContestAdmin(viewer, contest);
  if (keeps(viewer, submission) || (contest !== null && isContestAdmin(viewer, contest))) return true;
  return (
    !isPracticeCodeHidden &&
    !isClosed &&
    submission.isShared &&
    submission.problem.isCodeShared &&
    submission.contestId === null &&
    submission.origin !== 'JURY'
  );
}

/**
 * Results of cases and groups, and how many of them are done (decision 137, "Who sees cases"). In practice: for those
 * who keep the problem, and for all where it publishes them. In a contest the same, but for its admins only while an
 * ACM contest runs, and while an OI contest is sealed, which is to say that it has no real-time view.
 */
export function canSeeCases(viewer: Viewer, submission: Disclosure, now: Date): boolean {
  const { contest, problem } = submission;
  if (contest !== null && isContestAdmin(viewer, contest)) return true;
  if (contest !== null && ((contest.type === 'ACM' && now < contest.endsAt) || isSealed(contest, now))) return false;
  return may(viewer, 'problem.keep', problem) || problem.isCaseResultPublished;
}

/**
 * What a program wrote on samples that it failed, beside their data: for those who see the results of cases, and the
 * code, which a program can write out. Samples are public; of other cases nothing is kept.
 */
export function canSeeSampleOutputs(viewer: Viewer, submission: Disclosure, terms: CodeTerms): boolean {
  return canSeeCases(viewer, submission, terms.now) && canSeeCode(viewer, submission, terms);
}

/** Names of test data, what checkers tell the jury, what was said in conversations, times of repeated runs. */
export function canSeeJuryNotes(viewer: Viewer, submission: Disclosure, now: Date): boolean {
  return may(viewer, 'problem.keep', submission.problem) && !isOfOpenContest(viewer, submission, now);
}

/** Causes of a failure of ours. */
export function canSeeCauses(viewer: Viewer, submission: Disclosure, now: Date): boolean {
  return keeps(viewer, submission) && !isOfOpenContest(viewer, submission, now);
}

/** How a verdict came about: what it was made with (node, compiler, commands, hashes), and the verdicts before it. */
export function canSeeRecord(viewer: Viewer, submission: Disclosure, now: Date): boolean {
  return keeps(viewer, submission) && !isOfOpenContest(viewer, submission, now);
}

/**
 * Is it of a contest that runs or is sealed, and that the viewer does not administer? There admins and authors of
 * problems are contestants like others.
 */
function isOfOpenContest(viewer: Viewer, { contest }: Disclosure, now: Date): boolean {
  return contest !== null && !isContestAdmin(viewer, contest) && (now < contest.endsAt || isSealed(contest, now));
}

/** Is the viewer an admin of its place: of its contest's, of its problem's for the jury, else of where it was made? */
function keeps(viewer: Viewer, { origin, groupId, contest, problem }: Disclosure): boolean {
  const place = contest ?? (origin === 'JURY' ? problem : { groupId });
  return may(viewer, 'submission.keep', { groupId: place.groupId, authorId: null });
}

/** Who may share the code with all: its submitter and the admins of its place. */
export function canShare(viewer: Viewer, submission: Disclosure): boolean {
  return isOwner(viewer, submission) || keeps(viewer, submission);
}

/** Is it the viewer's own? */
export function isOwner(viewer: Viewer, { userId }: { readonly userId: string }): boolean {
  return viewer.kind === 'user' && viewer.userId === userId;
}

/** Did a team submit it that the viewer is in? */
function isOfOwnTeam(viewer: Viewer, { participant }: Disclosure): boolean {
  return (
    viewer.kind === 'user' &&
    participant?.kind === 'TEAM' &&
    participant.members.some(({ userId }) => userId === viewer.userId)
  );
}

/** Can code be shared at all: never from a contest, and only where the problem allows it. */
export function isShareable({ contestId, problem }: Disclosure): boolean {
  return contestId === null && problem.isCodeShared;
}

/**
 * May it be sent to its judge again: one's own that could not be sent, as far as that is told; in contests only to a
 * remote judge.
 */
export function canResubmit(
  viewer: Viewer,
  submission: Disclosure & { readonly problem: { readonly isRemote: boolean } },
  now: Date,
): boolean {
  const isFailed = submission.status === Status.SUBMITTED_FAILED && !isResultUnknown(viewer, submission, now);
  return (
    canSubmit(viewer) &&
    isOwner(viewer, submission) &&
    isFailed &&
    (submission.contestId === null || submission.problem.isRemote)
  );
}
