import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { administeredContests } from '../../place/contest/contest.rule.ts';

/**
 * Announcements that all who are inside a contest read; its admins too, who find hidden ones in a list of their own.
 */
export const shownContestAnnouncements = { isVisible: true } as const satisfies Prisma.ContestAnnouncementWhereInput;

/** Announcements a viewer may change: those of contests the viewer administers. */
export function keptContestAnnouncements(viewer: Viewer): Prisma.ContestAnnouncementWhereInput {
  return { contest: administeredContests(viewer) };
}
