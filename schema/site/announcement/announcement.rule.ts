import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';

/** Announcements in the lists of all visitors. */
export const publicAnnouncements = { isVisible: true } as const satisfies Prisma.AnnouncementWhereInput;

/** Announcements a viewer may open: those that are visible, and for super admins hidden ones too. */
export function openAnnouncements(viewer: Viewer): Prisma.AnnouncementWhereInput {
  return isSuperAdmin(viewer) ? {} : publicAnnouncements;
}
