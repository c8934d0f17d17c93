import type { Services } from '../../core/context.ts';
import { undoMs } from './undo.service.ts';

/** Removes deleted texts for good once they cannot be restored; of comments with replies the place stays. */
export async function tidyDeletedTexts({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  const isOver = { deletedAt: { lt: new Date(now.getTime() - undoMs) } };
  await db.reply.deleteMany({ where: isOver });
  await db.comment.deleteMany({ where: { ...isOver, replies: { none: {} } } });
  await db.textRevision.deleteMany({ where: { comment: isOver } });
  await db.comment.updateMany({ where: { ...isOver, content: { not: '' } }, data: { content: '' } });
  await db.discussion.deleteMany({ where: isOver });
  await db.communitySolution.deleteMany({ where: isOver });
}
