import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { hasScope } from '../../core/api-scope.ts';
import type { Viewer } from '../../core/context.ts';
import { groupRights, level, type GroupRight } from '../../core/level.ts';
import { countsAsAuthor } from '../../core/view.rule.ts';
import { userIdOrNull } from '../../core/viewer-user.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { groupsOf, hasRight, levelIn, may } from '../../place/place.rule.ts';

/*
 * Who sees a group, and who changes memberships
 *
 * What is done inside a group follows the rights of places. Beside them: a hidden group is for its members, a
 * disbanded one for its owner, who may restore it; super admins see both. Nobody changes a level at or above their own,
 * nor grants one; owner and super admins do.
 */

/** Groups in lists: visible ones, and hidden ones of the viewer. */
export function visibleGroups(viewer: Viewer): Prisma.GroupWhereInput {
  if (isSuperAdmin(viewer)) return { disbandedAt: null };
  return { disbandedAt: null, OR: [{ isVisible: true }, { id: { in: groupsOf(viewer) } }] };
}

/** Memberships of those who run a group or an area of it: admins, roots and members with rights. */
export const staffMembership = {
  OR: [{ level: { gte: level.admin } }, { level: level.member, rights: { isEmpty: false } }],
} satisfies Prisma.GroupMemberWhereInput;

/** Groups that the viewer is a member of. */
export function joinedGroups(viewer: Viewer): Prisma.GroupWhereInput {
  return { disbandedAt: null, id: { in: groupsOf(viewer) } };
}

/** Archived groups of the viewer. */
export function archivedGroups(viewer: Viewer): Prisma.GroupWhereInput {
  return { AND: [joinedGroups(viewer), { archivedAt: { not: null } }] };
}

/** Disbanded groups that the viewer may restore. */
export function restorableGroups(viewer: Viewer): Prisma.GroupWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  return { disbandedAt: { not: null }, ...(isSuperAdmin(viewer) ? {} : { ownerId: viewer.userId }) };
}

/** Columns that say how the viewer stands with a group. Read with the group: a request may just have changed them. */
export function standingSelect(viewer: Viewer) {
  return {
    ownerId: true,
    disbandedAt: true,
    archivedAt: true,
    members: {
      where: { userId: userIdOrNull(viewer) ?? '' },
      select: { level: true, rights: true, updatedAt: true },
    },
  } as const satisfies Prisma.GroupSelect;
}
type StandingRow = Prisma.GroupGetPayload<{ select: ReturnType<typeof standingSelect> }>;

/** The viewer's level as it is stored, 0 to 6; in a view without rights that of a member at most. */
export function storedLevel(viewer: Viewer, { ownerId, members }: Pick<StandingRow, 'ownerId' | 'members'>): number {
  const isOwner = viewer.kind === 'user' && viewer.userId === ownerId;
  const stored = isOwner ? level.owner : (members[0]?.level ?? level.visitor);
  return countsAsAuthor(viewer) ? stored : Math.min(stored, level.member);
}

/** The level that the viewer acts with, as `levelIn` has it at the next request. */
export function levelNow(viewer: Viewer, group: StandingRow): number {
  if (viewer.kind !== 'user') return level.visitor;
  const stored = group.disbandedAt === null ? storedLevel(viewer, group) : level.visitor;
  const own = hasScope(viewer.apiScopes, 'ADMIN') ? stored : Math.min(stored, level.member);
  return isSuperAdmin(viewer) ? Math.max(own, level.root) : own;
}

/** The rights that the viewer acts with: of admins and roots all. */
export function rightsNow(viewer: Viewer, group: StandingRow): readonly GroupRight[] {
  const own = levelNow(viewer, group);
  const isGiven = own >= level.member && viewer.kind === 'user' && hasScope(viewer.apiScopes, 'ADMIN');
  const rights = own >= level.admin ? groupRights : isGiven ? (group.members[0]?.rights ?? []) : [];
  // What is left of an archived group is reading.
  return group.archivedAt === null ? rights : rights.filter((right) => right === 'GRADES');
}

/** May the viewer read who members are by the roster of a group: who manages them, or reads how far they are? */
export function mayReadNames(viewer: Viewer, groupId: number): boolean {
  const place = { groupId, authorId: null };
  return may(viewer, 'group.admit', place) || may(viewer, 'group.readProgress', place);
}

/** May the viewer hand over, disband and restore the group: its owner, or a super admin? */
export function isInCharge(viewer: Viewer, { ownerId }: { readonly ownerId: string }): boolean {
  if (viewer.kind !== 'user' || !hasScope(viewer.apiScopes, 'ADMIN')) return false;
  return viewer.userId === ownerId || isSuperAdmin(viewer);
}

/** Level by which the viewer changes memberships: super admins as the owner, members with the right as an admin. */
export function managingLevel(viewer: Viewer, groupId: number): number {
  return isSuperAdmin(viewer)
    ? level.owner
    : admittingLevel(levelIn(viewer, groupId), hasRight(viewer, groupId, 'MEMBERS'));
}

/** @param own level of a member. @param mayAdmit whether they were given the right to manage members. */
export function admittingLevel(own: number, mayAdmit: boolean): number {
  return mayAdmit ? Math.max(own, level.admin) : own;
}

/** A change of a membership that is not the owner's. */
interface LevelChange {
  /** Who changes it. */
  readonly actor: number;
  readonly current: number;
  readonly next: number;
}

/**
 * May an account change the level of another one? From applying to refused or to any member's level; from refused and
 * between members' levels to a member's level.
 */
export function mayChangeLevel({ actor, current, next }: LevelChange): boolean {
  if (current < level.applicant || next < level.refused || next > level.root) return false;
  if (next === level.refused && current !== level.applicant) return false;
  return actor >= level.owner || (actor >= level.admin && current < actor && next < actor);
}

/** May an account end the membership or application of another one? */
export function mayRemove({ actor, current }: Omit<LevelChange, 'next'>): boolean {
  return actor >= level.owner || (actor >= level.admin && current < actor);
}
