import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { administeredContests } from '../contest/contest.rule.ts';
import type { Viewer } from '../context.ts';

/** Texts a viewer may read: one's own, and those of contests the viewer administers. */
export function visiblePrints(viewer: Viewer): Prisma.ContestPrintWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  return { OR: [{ userId: viewer.userId }, keptPrints(viewer)] };
}

/** Texts a viewer prints: those of contests the viewer administers. */
export function keptPrints(viewer: Viewer): Prisma.ContestPrintWhereInput {
  return { contest: administeredContests(viewer) };
}
