import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';

/** Entries that a viewer reads: all for super admins; for roots and owners of groups those of their groups. */
export function readableEntries(viewer: Viewer): Prisma.AuditEntryWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  if (isSuperAdmin(viewer)) return {};
  const groupIds = [...viewer.groupLevels].flatMap(([groupId, own]) => (own >= level.root ? [groupId] : []));
  return { groupId: { in: groupIds } };
}

/** Entries on the account of the viewer by anybody else, the site itself among them. */
export function entriesOnViewer(viewer: Viewer): Prisma.AuditEntryWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  const { userId } = viewer;
  return { targetKind: 'USER', targetId: userId, OR: [{ actorId: null }, { actorId: { not: userId } }] };
}
