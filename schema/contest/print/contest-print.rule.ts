import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';

/**
 * Texts of a contest that a viewer may read: one's own and one's team's, and those of contests the viewer administers.
 *
 * @param teamIds the viewer and those in the viewer's team in the contest.
 */
export function visiblePrints(viewer: Viewer, teamIds: readonly string[]): Prisma.ContestPrintWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  return { OR: [{ userId: { in: [...teamIds] } }, keptPrints(viewer)] };
}

/** Texts a viewer prints: those of contests the viewer administers. */
export function keptPrints(viewer: Viewer): Prisma.ContestPrintWhereInput {
  return { contest: administeredContests(viewer) };
}
