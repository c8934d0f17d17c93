import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { NotDiscussionModerator } from '../core/discussion.error.ts';
import { canModerate } from '../core/discussion.rule.ts';
import { keepModeratedText, recordAct } from '../text/record-act.service.ts';
import { findText } from '../text/stored-text.service.ts';
import { readDiscussion } from './discussion-list.service.ts';

/** What moderators change; what is left out stays. */
interface Switches {
  readonly isPinned?: boolean | null | undefined;
  readonly isDisabled?: boolean | null | undefined;
  readonly isLocked?: boolean | null | undefined;
}

/** Pins, disables or locks a discussion. @throws DiscussionNotFound, DiscussionsClosed, NotDiscussionModerator */
export async function moderateDiscussion(
  context: Context,
  id: number,
  { isPinned, isDisabled, isLocked }: Switches,
): Promise<void> {
  const { db, viewer, pubsub, now } = context;
  const discussion = await readDiscussion(context, id);
  if (!canModerate(viewer, discussion)) throw new NotDiscussionModerator();
  const actorId = userIdOf(viewer);
  const { groupId, authorId } = discussion;
  const data: Prisma.DiscussionUpdateInput = typeof isPinned === 'boolean' ? { isPinned } : {};
  if (typeof isLocked === 'boolean') {
    const lockedAt = isLocked ? now : null;
    data.thread = { upsert: { create: { lockedAt }, update: { lockedAt } } };
  }
  await db.$transaction(async (tx) => {
    const text = await findText(tx, { kind: 'DISCUSSION', id });
    if (typeof isDisabled === 'boolean' && text !== null && text.isHidden !== isDisabled) {
      const rowId = await keepModeratedText(tx, text);
      const act = { kind: isDisabled ? 'HIDE' : 'KEEP', actorId, reason: '' } as const;
      await recordAct(tx, context, { rowId, text, act });
    }
    if (Object.keys(data).length > 0) {
      const thread = await tx.thread.findUnique({ where: { discussionId: id }, select: { lockedAt: true } });
      const isLockedBefore = (thread?.lockedAt ?? null) !== null;
      await tx.discussion.update({ where: { id }, data });
      await audit(tx, {
        actorId,
        action: 'discussion.moderate',
        target: { kind: 'DISCUSSION', id },
        groupId,
        before: { isPinned: discussion.isPinned, isLocked: isLockedBefore },
        after: { isPinned: isPinned ?? discussion.isPinned, isLocked: isLocked ?? isLockedBefore },
        at: now,
      });
    }
    await pubsub.publish('discussion', { discussionId: id }, tx);
    await pubsub.publish('comment', { kind: 'DISCUSSION', subjectId: id, authorId, isForAll: true }, tx);
  });
}
