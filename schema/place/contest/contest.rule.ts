import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed, may, placedSelect, type Placed } from '../place.rule.ts';
import { isHiddenUnderSeal, isSealed, sealedContests, sealSelect } from './seal.ts';

/*
 * Who may what in a contest
 *
 * A contest admin is its author, a super admin or a root of its group (specification, section 6), by the rights of its
 * place; an admin of the site is a contestant like others in contests of other people. What is asked of a row that is
 * loaded is a function here; what lists are narrowed by is a condition for the database that says the same, and tests
 * hold the two together.
 */

/** What of a contest decides who may what; the caller loads just this. */
export const contestRuleSelect = {
  ...sealSelect,
  ...placedSelect,
  id: true,
  type: true,
  access: true,
  startsAt: true,
  isEndSubmitAllowed: true,
} as const satisfies Prisma.ContestSelect;
export type RuledContest = Prisma.ContestGetPayload<{ select: typeof contestRuleSelect }>;

/** Where a contest is in its time. */
export type ContestStatus = 'SCHEDULED' | 'RUNNING' | 'ENDED';

/** At its end a contest has ended. */
export function statusOf(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  now: Date,
): ContestStatus {
  if (now < startsAt) return 'SCHEDULED';
  return now < endsAt ? 'RUNNING' : 'ENDED';
}

/** Is the viewer the contest's author, a super admin, or a root of its group? */
export function isContestAdmin(viewer: Viewer, contest: Placed): boolean {
  return may(viewer, 'contest.administer', contest);
}

/** Contests of which `isContestAdmin` is true. */
export function administeredContests(viewer: Viewer): Prisma.ContestWhereInput {
  return allowed(viewer, 'contest.administer');
}

/**
 * Contests whose announcement a viewer may read: visible ones, those of a group for its members; all for their admins.
 */
export function visibleContests(viewer: Viewer): Prisma.ContestWhereInput {
  return {
    OR: [{ AND: [{ isVisible: true }, allowed(viewer, 'contest.see')] }, administeredContests(viewer)],
  };
}

/** Is a contest among `visibleContests`? */
export function isVisibleTo(viewer: Viewer, contest: Placed & { readonly isVisible: boolean }): boolean {
  return isContestAdmin(viewer, contest) || (contest.isVisible && may(viewer, 'contest.see', contest));
}

/** What of a group decides whether others than its members learn of it. */
export const openGroupSelect = { isVisible: true, disbandedAt: true } as const satisfies Prisma.GroupSelect;

/** Columns that `isBoardShown` needs. */
export const openBoardSelect = {
  isBoardOpen: true,
  group: { select: openGroupSelect },
} as const satisfies Prisma.ContestSelect;

/** Can boards be open to visitors in this place: on the site, or in a group that outsiders see? */
export function hasOpenBoards(group: Prisma.GroupGetPayload<{ select: typeof openGroupSelect }> | null): boolean {
  return group === null || (group.isVisible && group.disbandedAt === null);
}

/** Is the board open to visitors, as far as the contest and its group say? */
export function isBoardShown({ isBoardOpen, group }: Prisma.ContestGetPayload<{ select: typeof openBoardSelect }>) {
  return isBoardOpen && hasOpenBoards(group);
}

/** Contests in the list of a place: of a group, or of the site, which lists none of groups. */
export function listedContests(viewer: Viewer, groupId: number | null): Prisma.ContestWhereInput {
  return { AND: [visibleContests(viewer), { groupId }] };
}

/**
 * Contests in the list of those who make them in a place: all for super admins and roots of the group, their own for
 * other admins.
 */
export function managedContests(viewer: Viewer, groupId: number | null): Prisma.ContestWhereInput {
  return may(viewer, 'contest.create', { groupId, authorId: null })
    ? { AND: [administeredContests(viewer), { groupId }] }
    : { id: { in: [] } };
}

/**
 * May the viewer look inside a visible contest: at problems, submissions of others, the board? Its admins always. Who
 * is signed in from the start on: all of a public or protected one, those who registered of a private one.
 *
 * @param isRegistered is the viewer a member of one of its participants?
 */
export function canLook(
  viewer: Viewer,
  contest: RuledContest,
  { now, isRegistered }: { readonly now: Date; readonly isRegistered: boolean },
): boolean {
  if (isContestAdmin(viewer, contest)) return true;
  return (
    viewer.kind === 'user' && statusOf(contest, now) !== 'SCHEDULED' && (contest.access !== 'PRIVATE' || isRegistered)
  );
}

/** Contests of which `canLook` is true. */
export function lookableContests(viewer: Viewer, now: Date): Prisma.ContestWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  const begun: Prisma.ContestWhereInput = {
    startsAt: { lte: now },
    OR: [{ access: { not: 'PRIVATE' } }, { members: { some: { userId: viewer.userId } } }],
  };
  return { AND: [visibleContests(viewer), { OR: [administeredContests(viewer), begun] }] };
}

/**
 * Private contests for certain accounts. Others than their admins read their problems only if `isAdmitted` says so too,
 * which the database cannot.
 */
export const limitedContests: Prisma.ContestWhereInput = { access: 'PRIVATE', accountLimit: { not: Prisma.DbNull } };

/** Contests whose problems the viewer may read now, but for what `limitedContests` says. */
export function readableContests(viewer: Viewer, now: Date): Prisma.ContestWhereInput {
  return {
    AND: [
      lookableContests(viewer, now),
      {
        OR: [administeredContests(viewer), { access: { not: 'PRIVATE' } }, { accountLimit: { equals: Prisma.DbNull } }],
      },
    ],
  };
}

/** Why the viewer may not submit to a contest now, as far as the contest decides. */
export type SubmitRefusal = 'SCHEDULED' | 'ENDED' | 'NOT_REGISTERED';

/** How a viewer stands with a contest. */
interface Standing {
  readonly now: Date;
  readonly isRegistered: boolean;
  /** Does a virtual participation of the viewer run now? */
  readonly isVirtual: boolean;
}

/**
 * Null: the viewer may submit. Contest admins may at any time; what they submit is not ranked. Virtual participants may
 * while their own clock runs.
 */
export function submitRefusal(
  viewer: Viewer,
  contest: RuledContest,
  { now, isRegistered, isVirtual }: Standing,
): SubmitRefusal | null {
  if (isContestAdmin(viewer, contest) || isVirtual) return null;
  const status = statusOf(contest, now);
  if (status === 'SCHEDULED') return 'SCHEDULED';
  if (status === 'ENDED' && !contest.isEndSubmitAllowed) return 'ENDED';
  return contest.access === 'PUBLIC' || isRegistered ? null : 'NOT_REGISTERED';
}

/**
 * Why a viewer cannot begin to take part virtually now. NOT_REGISTERED: a private contest has to be opened by its
 * password first.
 */
export type VirtualRefusal = 'NOT_ENDED' | 'SEALED' | 'ADMIN' | 'TAKEN' | 'NOT_REGISTERED';

/**
 * Null: the viewer may, be it after taking part in the contest itself. The board of then is shown to virtual
 * participants, so none begin before its seal is gone. Contest admins take no part.
 */
export function virtualRefusal(
  viewer: Viewer,
  contest: RuledContest,
  {
    now,
    isRegistered,
    hasVirtual,
  }: { readonly now: Date; readonly isRegistered: boolean; readonly hasVirtual: boolean },
): VirtualRefusal | null {
  if (isContestAdmin(viewer, contest)) return 'ADMIN';
  if (statusOf(contest, now) !== 'ENDED') return 'NOT_ENDED';
  if (!canLook(viewer, contest, { now, isRegistered })) return 'NOT_REGISTERED';
  if (isSealed(contest, now)) return 'SEALED';
  return hasVirtual ? 'TAKEN' : null;
}

/** Does the viewer see of the sealed part only that something was submitted? */
export function isSealedFor(viewer: Viewer, contest: Placed & Parameters<typeof isSealed>[0], now: Date): boolean {
  return isSealed(contest, now) && !isContestAdmin(viewer, contest);
}

/** `isHiddenUnderSeal` for a viewer. */
export function isSealedToRead(
  viewer: Viewer,
  contest: Placed & Parameters<typeof isHiddenUnderSeal>[0],
  now: Date,
): boolean {
  return isHiddenUnderSeal(contest, now) && !isContestAdmin(viewer, contest);
}

/**
 * Submissions of contests that a viewer may see beside the own ones: all for contest admins; for others those of
 * participants, of contests they may look at, and nothing of a sealed part.
 */
export function contestSubmissions(viewer: Viewer, now: Date): Prisma.SubmissionWhereInput {
  const told: Prisma.SubmissionWhereInput = {
    participantId: { not: null },
    contest: lookableContests(viewer, now),
    NOT: { isUnderSeal: true, contest: sealedContests(now) },
  };
  return { origin: 'CONTEST', OR: [{ contest: administeredContests(viewer) }, told] };
}
