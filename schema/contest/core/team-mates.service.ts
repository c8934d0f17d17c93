import type { Context } from '../../core/context.ts';

/**
 * Ids of the viewer and of those in the viewer's team in a contest: what one of them submits is all of theirs. Empty
 * for who is signed out.
 */
export async function teamMateIds(
  { db, viewer }: Pick<Context, 'db' | 'reads' | 'viewer'>,
  { id: contestId, teamSize }: { readonly id: number; readonly teamSize: number },
): Promise<string[]> {
  if (viewer.kind !== 'user') return [];
  const { userId } = viewer;
  if (teamSize < 2) return [userId];
  const mates = await db.contestMember.findMany({
    where: { contestId, isVirtual: false, participant: { kind: 'TEAM', members: { some: { userId } } } },
    select: { userId: true },
  });
  return mates.length === 0 ? [userId] : mates.map((mate) => mate.userId);
}
