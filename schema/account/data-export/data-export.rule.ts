import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';

/** Archives that the viewer asked for and that are still there: of the own account, and of others as a super admin. */
export function askedExports(viewer: Viewer, now: Date): Prisma.DataExportWhereInput {
  if (viewer.kind !== 'user') return { id: { in: [] } };
  const { userId } = viewer;
  return {
    requestedById: userId,
    ...(isSuperAdmin(viewer) ? {} : { userId }),
    OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
  };
}
