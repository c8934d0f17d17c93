import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isAdmin } from '../../core/viewer.rule.ts';

/** Group members from this level on see the group's problems (specification, "Group levels"). */
const memberLevel = 3;

/**
 * Problems a viewer may see outside contests; the same filter serves one row and lists. Public ones for all, private
 * and contest ones for their author and admins, those of a group for its members.
 */
export function visibleProblems(viewer: Viewer): Prisma.ProblemWhereInput {
  const open: Prisma.ProblemWhereInput = { visibility: 'PUBLIC', groupId: null };
  if (viewer.kind !== 'user') return open;
  if (isAdmin(viewer)) return {};
  const { userId } = viewer;
  return {
    OR: [
      open,
      { authorId: userId },
      { visibility: 'PUBLIC', group: { members: { some: { userId, level: { gte: memberLevel } } } } },
    ],
  };
}

/** Problems in the problem bank: those of groups are listed by their group. */
export function listedProblems(viewer: Viewer): Prisma.ProblemWhereInput {
  return { AND: [visibleProblems(viewer), { groupId: null }] };
}

const inBank = Prisma.sql`p.group_id IS NULL`;
const inPublicBank = Prisma.sql`${inBank} AND p.visibility = 'PUBLIC'`;

/**
 * The same on `problem p` in SQL, for what Prisma cannot ask. Lists read their rows by `listedProblems` in the end; a
 * test holds the two together.
 */
export function listedProblemsSql(viewer: Viewer): Prisma.Sql {
  if (isAdmin(viewer)) return inBank;
  return viewer.kind === 'user'
    ? Prisma.sql`${inBank} AND (p.visibility = 'PUBLIC' OR p.author_id = ${viewer.userId})`
    : inPublicBank;
}

/**
 * `listedProblemsSql` in parts that have no problem in common: what is the same for many viewers first, and what only
 * this one is listed besides.
 */
export function listedPartsSql(viewer: Viewer): Prisma.Sql[] {
  if (isAdmin(viewer)) return [inBank];
  return viewer.kind === 'user'
    ? [inPublicBank, Prisma.sql`${inBank} AND p.visibility <> 'PUBLIC' AND p.author_id = ${viewer.userId}`]
    : [inPublicBank];
}

/** May the viewer see what only those who keep the problem see: hidden results, checker messages to the jury? */
export function isProblemStaff(viewer: Viewer, problem: { readonly authorId: string | null }): boolean {
  return isAdmin(viewer) || (viewer.kind === 'user' && problem.authorId === viewer.userId);
}
