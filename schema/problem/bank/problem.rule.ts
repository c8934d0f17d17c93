import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isProblemAdmin } from '../../core/viewer.rule.ts';
import { allowed, allowedSql, belongsTo, groupsOf } from '../../place/place.rule.ts';
import { receivedBy, receivedTrainings } from '../../place/share.rule.ts';

/**
 * Problems a viewer may see outside contests; the same filter serves one row and lists. Public ones: those in the bank
 * for all, those of a group for its members, and for members of groups that it shares them with. Others: for their
 * author and for the admins of their place. Problem admins also read what applied for the bank, to decide on it.
 */
export function visibleProblems(viewer: Viewer): Prisma.ProblemWhereInput {
  const groups = groupsOf(viewer);
  const unshared = problemsOfOwnPlaces(viewer);
  return groups.length === 0 ? unshared : { OR: [unshared, sharedWith(groups), sharedInTrainings(groups)] };
}

/**
 * Problems that the viewer sees without a share. What members say about a problem stays among those who see it so:
 * discussions, comments and solutions of a group are no part of what it shares.
 */
export function problemsOfOwnPlaces(viewer: Viewer): Prisma.ProblemWhereInput {
  return {
    OR: [
      { visibility: 'PUBLIC', inBank: true },
      { AND: [{ visibility: 'PUBLIC' }, allowed(viewer, 'problem.read')] },
      allowed(viewer, 'problem.readHidden'),
      ...(isProblemAdmin(viewer) ? [{ bankState: 'APPLIED' as const }] : []),
    ],
  };
}

/** Public problems of other groups that some groups received. */
export function sharedWith(groupIds: readonly number[]): Prisma.ProblemWhereInput {
  return { ...ofSharingGroup, shares: { some: receivedBy(groupIds) } };
}

/**
 * Public problems in trainings that groups received: those of the group that shares the training. What another group
 * shared with that one is not passed on.
 */
function sharedInTrainings(groupIds: readonly number[]): Prisma.ProblemWhereInput {
  return { ...ofSharingGroup, trainings: { some: { isOwn: true, training: receivedTrainings(groupIds) } } };
}

const ofSharingGroup = {
  visibility: 'PUBLIC',
  group: { is: { disbandedAt: null } },
} as const satisfies Prisma.ProblemWhereInput;

/** Problems in the public bank; with a group, its own and received ones for those who read them as its members. */
export function listedProblems(viewer: Viewer, groupId: number | null = null): Prisma.ProblemWhereInput {
  if (groupId === null) return { AND: [problemsOfOwnPlaces(viewer), { inBank: true }] };
  const readable = { AND: [{ visibility: 'PUBLIC' as const }, allowed(viewer, 'problem.read')] };
  const own = { AND: [{ groupId }, { OR: [readable, allowed(viewer, 'problem.readHidden')] }] };
  return belongsTo(viewer, groupId) ? { OR: [own, sharedWith([groupId])] } : own;
}

/** Problems a viewer may put into a contest of a place: those of the public bank, the place's own and received ones. */
export function offeredProblems(viewer: Viewer, groupId: number | null): Prisma.ProblemWhereInput {
  if (groupId === null) return listedProblems(viewer);
  return { AND: [visibleProblems(viewer), { OR: [{ inBank: true }, { groupId }, sharedWith([groupId])] }] };
}

const publicInBank = Prisma.sql`p.in_bank AND p.visibility = 'PUBLIC'`;

/** `listedProblems` in SQL, on `problem p`. Lists read their rows by `listedProblems`; a test compares the two. */
export function listedProblemsSql(viewer: Viewer, groupId: number | null = null): Prisma.Sql {
  if (groupId !== null) return Prisma.sql`(${Prisma.join(groupPartsSql(viewer, groupId), ' OR ')})`;
  return viewer.kind === 'user'
    ? Prisma.sql`p.in_bank AND (p.visibility = 'PUBLIC' OR ${allowedSql(viewer, 'problem.readHidden', 'p')})`
    : publicInBank;
}

/** `listedProblemsSql` in disjoint parts: first what is the same for all viewers, then the rest for this one. */
export function listedPartsSql(viewer: Viewer, groupId: number | null = null): Prisma.Sql[] {
  if (groupId !== null) return groupPartsSql(viewer, groupId);
  if (viewer.kind !== 'user') return [publicInBank];
  const hidden = allowedSql(viewer, 'problem.readHidden', 'p');
  // Named one by one, so that an index is used: there are few of them.
  return [publicInBank, Prisma.sql`p.in_bank AND p.visibility IN ('PRIVATE', 'CONTEST') AND ${hidden}`];
}

/** Problems in the list of a group: its own, and those that it received, of which it has none of its own. */
function groupPartsSql(viewer: Viewer, groupId: number): Prisma.Sql[] {
  const own = Prisma.sql`(
    p.group_id = ${groupId}
    AND (
      (p.visibility = 'PUBLIC' AND ${allowedSql(viewer, 'problem.read', 'p')})
      OR ${allowedSql(viewer, 'problem.readHidden', 'p')}))`;
  if (!belongsTo(viewer, groupId)) return [own];
  // An array, so that both parts use an index when they are joined by OR.
  const received = Prisma.sql`(
    p.visibility = 'PUBLIC'
    AND p.id = ANY (ARRAY(
      SELECT s.problem_id
      FROM group_share s
        JOIN problem o ON o.id = s.problem_id
        JOIN "group" g ON g.id = o.group_id
      WHERE s.group_id = ${groupId} AND s.accepted_at IS NOT NULL AND g.disbanded_at IS NULL)))`;
  return [own, received];
}
