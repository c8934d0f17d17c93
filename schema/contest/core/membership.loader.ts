import type { PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { readTogether } from '../../core/read-together.ts';
import { membershipSelect, type Membership } from './virtual.ts';

/** An account before a contest. */
interface Entrant {
  readonly contestId: number;
  readonly userId: string;
}

const entrantKey = ({ contestId, userId }: Entrant) => `${contestId} ${userId}`;
const readMemberships = readTogether(entrantKey, async (db: PrismaClient, entrants: readonly Entrant[]) => {
  const where = {
    contestId: { in: [...new Set(entrants.map(({ contestId }) => contestId))] },
    userId: { in: [...new Set(entrants.map(({ userId }) => userId))] },
  };
  const rows = await db.contestMember.findMany({
    where,
    select: { contestId: true, userId: true, ...membershipSelect },
  });
  return Map.groupBy(rows, entrantKey);
});

/** Memberships of the viewer in a contest; none for who is signed out. */
export async function loadMemberships(
  { reads, viewer }: Pick<Context, 'reads' | 'viewer'>,
  contestId: number,
): Promise<readonly Membership[]> {
  return viewer.kind === 'user' ? ((await readMemberships(reads, { contestId, userId: viewer.userId })) ?? []) : [];
}
