import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { WritingBanned } from './discussion.error.ts';

/** Bans that hold now; those of the site hold in groups, too. */
function runningBans(userId: string, groupId: number | null, now: Date): Prisma.WritingBanWhereInput {
  return {
    userId,
    until: { gt: now },
    liftedAt: null,
    OR: [{ groupId: null }, ...(groupId === null ? [] : [{ groupId }])],
  };
}

/** The ban that keeps the viewer from writing in a place; null: none. Of several the one that ends last. */
export async function banRefusal(
  { db, viewer, now }: Pick<Context, 'db' | 'viewer' | 'now'>,
  groupId: number | null,
): Promise<InstanceType<typeof WritingBanned> | null> {
  if (viewer.kind !== 'user') return null;
  const ban = await db.writingBan.findFirst({
    where: runningBans(viewer.userId, groupId, now),
    orderBy: { until: 'desc' },
    select: { until: true, reason: true },
  });
  return ban === null ? null : new WritingBanned(ban);
}
