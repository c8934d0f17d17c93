import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';

export const teamSelect = {
  id: true,
  name: true,
  inviteCode: true,
  members: { select: { user: { select: { username: true } } }, orderBy: { user: { usernameKey: 'asc' } } },
  _count: { select: { submissions: true } },
} as const satisfies Prisma.ContestParticipantSelect;

/** A team as its members see it, and admins of the contest. */
export type ContestTeam = Prisma.ContestParticipantGetPayload<{ select: typeof teamSelect }>;

/** The team a viewer is in; null: none. */
export async function findOwnTeam(
  { db, viewer }: Pick<Context, 'db' | 'reads' | 'viewer'>,
  contestId: number,
): Promise<ContestTeam | null> {
  if (viewer.kind !== 'user') return null;
  return db.contestParticipant.findFirst({
    where: { contestId, kind: 'TEAM', members: { some: { userId: viewer.userId } } },
    select: teamSelect,
  });
}
