import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { BlockedInTraining, TrainingNotFound } from '../core/training.error.ts';

/**
 * Makes the viewer a member of the list whose link they opened. Its author, and who is a member already, just come to
 * it. A list that its owner closed, and one that an admin hid, have no link.
 *
 * @throws TrainingNotFound, BlockedInTraining, TooManyRequests
 */
export async function openSharedList(context: Context, key: string): Promise<number> {
  const { db, viewer, now } = context;
  const userId = userIdOf(viewer);
  ration(context, 'trainingKey', userId);
  const list = await db.training.findUnique({
    where: { shareKey: key, kind: 'PERSONAL' },
    select: { id: true, authorId: true, sharing: true, isVisible: true },
  });
  if (list === null) throw new TrainingNotFound();
  if (list.authorId === userId) return list.id;
  if (list.sharing === 'OWNER' || !list.isVisible) throw new TrainingNotFound();
  const place = { trainingId: list.id, userId };
  // An upsert fails when the same account opens the link twice at once.
  await db.trainingMember.createMany({ data: [{ ...place, joinedAt: now }], skipDuplicates: true });
  const member = await db.trainingMember.findUnique({
    where: { trainingId_userId: place },
    select: { isBlocked: true },
  });
  if (member?.isBlocked) throw new BlockedInTraining('PERSONAL');
  return list.id;
}
