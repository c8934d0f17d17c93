import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { mayOnSite } from '../../core/site-act.rule.ts';
import { adminRoles, isAdminRole } from '../../core/viewer.rule.ts';
import type { NoticeRecipients } from './recipients.ts';

/** Notices that the viewer reads, changes and sends: those to admins as a whole are for super admins. */
export function keptNotices(viewer: Viewer): Prisma.NoticeWhereInput {
  if (mayOnSite(viewer, 'NOTIFY_ADMINS')) return {};
  if (!mayOnSite(viewer, 'ANNOUNCE')) return { id: { in: [] } };
  return { audience: { not: 'ADMINS' }, NOT: { roles: { hasSome: [...adminRoles] } } };
}

/** May the viewer write to these recipients? The same rule as `keptNotices`. */
export function mayNotify(
  viewer: Viewer,
  { audience, filter }: Pick<NoticeRecipients, 'audience' | 'filter'>,
): boolean {
  if (mayOnSite(viewer, 'NOTIFY_ADMINS')) return true;
  return mayOnSite(viewer, 'ANNOUNCE') && audience !== 'ADMINS' && !filter.roles.some(isAdminRole);
}
