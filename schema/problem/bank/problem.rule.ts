import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isProblemAdmin } from '../../core/viewer.rule.ts';
import { allowed, allowedSql } from '../../place/place.rule.ts';

/**
 * Problems a viewer may see outside contests; the same filter serves one row and lists. Public ones: those in the bank
 * for all, those of a group for its members. Others: for their author and for the admins of their place. Problem admins
 * also read what applied for the bank, to decide on it.
 */
export function visibleProblems(viewer: Viewer): Prisma.ProblemWhereInput {
  return {
    OR: [
      { visibility: 'PUBLIC', inBank: true },
      { AND: [{ visibility: 'PUBLIC' }, allowed(viewer, 'problem.read')] },
      allowed(viewer, 'problem.readHidden'),
      ...(isProblemAdmin(viewer) ? [{ bankState: 'APPLIED' as const }] : []),
    ],
  };
}

/** Problems in the public bank; with a group, its own for those who read them as its members. */
export function listedProblems(viewer: Viewer, groupId: number | null = null): Prisma.ProblemWhereInput {
  if (groupId === null) return { AND: [visibleProblems(viewer), { inBank: true }] };
  const readable = { AND: [{ visibility: 'PUBLIC' as const }, allowed(viewer, 'problem.read')] };
  return { AND: [{ groupId }, { OR: [readable, allowed(viewer, 'problem.readHidden')] }] };
}

/** Problems a viewer may put into a contest or a list of a place: those of the public bank and the place's own. */
export function offeredProblems(viewer: Viewer, groupId: number | null): Prisma.ProblemWhereInput {
  if (groupId === null) return listedProblems(viewer);
  return { AND: [visibleProblems(viewer), { OR: [{ inBank: true }, { groupId }] }] };
}

const publicInBank = Prisma.sql`p.in_bank AND p.visibility = 'PUBLIC'`;

/** `listedProblems` in SQL, on `problem p`. Lists read their rows by `listedProblems`; a test compares the two. */
export function listedProblemsSql(viewer: Viewer, groupId: number | null = null): Prisma.Sql {
  if (groupId !== null)
    return Prisma.sql`
      p.group_id = ${groupId}
      AND (
        (p.visibility = 'PUBLIC' AND ${allowedSql(viewer, 'problem.read', 'p')})
        OR ${allowedSql(viewer, 'problem.readHidden', 'p')})`;
  return viewer.kind === 'user'
    ? Prisma.sql`p.in_bank AND (p.visibility = 'PUBLIC' OR ${allowedSql(viewer, 'problem.readHidden', 'p')})`
    : publicInBank;
}

/** `listedProblemsSql` in disjoint parts: first what is the same for all viewers, then the rest for this one. */
export function listedPartsSql(viewer: Viewer, groupId: number | null = null): Prisma.Sql[] {
  if (groupId !== null) return [listedProblemsSql(viewer, groupId)];
  if (viewer.kind !== 'user') return [publicInBank];
  const hidden = allowedSql(viewer, 'problem.readHidden', 'p');
  // Named one by one, so that an index is used: there are few of them.
  return [publicInBank, Prisma.sql`p.in_bank AND p.visibility IN ('PRIVATE', 'CONTEST') AND ${hidden}`];
}
