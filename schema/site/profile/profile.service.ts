import type { Difficulty, Prisma } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context, Viewer } from '../../core/context.ts';
import { isProblemAdmin, isSuperAdmin } from '../../core/viewer.rule.ts';
import { groupsOf } from '../../place/place.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';
import { dateIn } from './days.ts';
import { visibleProfiles } from './profile.rule.ts';

/** Whose profile; the id goes before the name, and neither means one's own. */
export interface ProfileKey {
  readonly id?: string | null | undefined;
  /** Upper and lower case are the same. */
  readonly username?: string | null | undefined;
}

/** Condition that names a profile the viewer may see; null when nobody is named. */
export function oneProfile(viewer: Viewer, { id, username }: ProfileKey): Prisma.UserWhereInput | null {
  const key = id
    ? { id: id.toLowerCase() }
    : username
      ? { usernameKey: usernameKey(username.trim()) }
      : viewer.kind === 'user'
        ? { id: viewer.userId }
        : null;
  return key && { AND: [key, visibleProfiles(viewer)] };
}

/** A problem somebody has solved. */
export interface SolvedByUser {
  readonly problemId: number;
  readonly displayId: string;
  readonly difficulty: Difficulty;
}

/**
 * What a user has solved in practice, as far as the viewer may see the problems, in the order of the problem list. What
 * was solved in contests only is in no such list. A problem that groups share says nothing of who is in another group.
 */
export async function solvedProblems(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  userId: string,
): Promise<SolvedByUser[]> {
  const isOwn = viewer.kind === 'user' && viewer.userId === userId;
  const practised = { userId, origin: 'PRACTICE' as const, contestId: null, groupId: { in: groupsOf(viewer) } };
  const told: Prisma.ProblemWhereInput =
    isOwn || isSuperAdmin(viewer)
      ? {}
      : {
          OR: [
            { inBank: true },
            { submissions: { some: practised } },
            ...(isProblemAdmin(viewer) ? [{ bankState: 'APPLIED' as const }] : []),
          ],
        };
  const problems = await db.problem.findMany({
    where: { AND: [{ solvers: { some: { userId, firstAcceptedAt: { not: null } } } }, visibleProblems(viewer), told] },
    orderBy: { id: 'asc' },
    select: { id: true, displayId: true, difficulty: true },
  });
  return problems.map(({ id, ...problem }) => ({ problemId: id, ...problem }));
}

/** The day somebody was last here, as `YYYY-MM-DD` in a time zone. Null: never, or before this was kept. */
export function dayLastSeen({ lastSeenAt }: { readonly lastSeenAt: Date | null }, timeZone: string): string | null {
  return lastSeenAt && dateIn(lastSeenAt, timeZone);
}
