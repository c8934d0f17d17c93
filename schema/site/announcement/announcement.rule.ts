import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed, may } from '../../place/place.rule.ts';

/** Announcements in the list of all visitors or members of a place. @param groupId null: of the site. */
export function publicAnnouncements(groupId: number | null): Prisma.AnnouncementWhereInput {
  return { groupId, isVisible: true };
}

/** Announcements a viewer may open: visible ones of their places, hidden ones for those who write there. */
export function openAnnouncements(viewer: Viewer): Prisma.AnnouncementWhereInput {
  return {
    OR: [{ AND: [{ isVisible: true }, allowed(viewer, 'announcement.read')] }, allowed(viewer, 'announcement.create')],
  };
}

/** What of an announcement decides who changes it. */
interface RuledAnnouncement {
  readonly groupId: number | null;
  /** Null: the account is gone. */
  readonly author: { readonly id: string } | null;
}

/** May the viewer change or delete an announcement? */
export function canEditAnnouncement(viewer: Viewer, { groupId, author }: RuledAnnouncement): boolean {
  return may(viewer, 'announcement.edit', { groupId, authorId: author?.id ?? null });
}
