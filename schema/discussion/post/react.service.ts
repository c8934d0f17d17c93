import { deliverMessages } from '../../account/message/deliver.service.ts';
import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { DiscussionNotFound } from '../core/discussion.error.ts';
import { threadPath } from '../thread/thread-path.ts';
import { unmutedAmong } from '../thread/unmuted-among.service.ts';
import { readDiscussion } from './discussion-list.service.ts';

/** A view of one account counts again after this, in ms. */
const viewMs = 3_600_000;

/**
 * Likes a discussion, or takes the like back; idempotent. Notifies its author the first time.
 *
 * @throws DiscussionNotFound, DiscussionsClosed, TooManyRequests
 */
export async function likeDiscussion(context: Context, id: number, isLiked: boolean): Promise<void> {
  const { db, viewer, pubsub } = context;
  const discussion = await readDiscussion(context, id);
  const userId = userIdOf(viewer);
  ration(context, 'like', userId);
  await db.$transaction(async (tx) => {
    // Serializes likes of one discussion, so that its count is that of the rows.
    const existing = await tx.$queryRaw<unknown[]>`SELECT FROM discussion WHERE id = ${id} FOR NO KEY UPDATE`;
    if (existing.length === 0) throw new DiscussionNotFound();
    const key = { discussionId: id, userId };
    const before = await tx.discussionLike.findUnique({
      where: { discussionId_userId: key },
      select: { isLiked: true },
    });
    if ((before?.isLiked ?? false) === isLiked) return;
    await tx.discussionLike.upsert({
      where: { discussionId_userId: key },
      create: { ...key, isLiked },
      update: { isLiked },
    });
    await tx.discussion.update({ where: { id }, data: { likeCount: { increment: isLiked ? 1 : -1 } } });
    await pubsub.publish('discussion', { discussionId: id }, tx);
    if (before !== null) return;
    const muting = { subject: { kind: 'DISCUSSION', id }, senderId: userId } as const;
    const [recipientId] = await unmutedAmong(tx, [discussion.authorId], muting);
    if (recipientId === undefined) return;
    const message = {
      kind: 'LIKE',
      action: 'LIKE_POST',
      senderId: userId,
      recipientId,
      source: { type: 'DISCUSSION', id, title: discussion.title, problemId: discussion.problemId },
      content: '',
      quote: discussion.description,
      url: threadPath.discussion(id),
      texts: { discussionId: id },
    } as const;
    await deliverMessages(tx, pubsub, [message]);
  });
}

/**
 * Counts a view of the signed-in viewer, once per hour; authors do not count.
 *
 * @throws DiscussionNotFound, DiscussionsClosed
 */
export async function viewDiscussion(context: Context, id: number): Promise<void> {
  const { db, viewer, now } = context;
  const discussion = await readDiscussion(context, id);
  const userId = userIdOf(viewer);
  if (discussion.authorId === userId) return;
  await db.$executeRaw`
    WITH counted AS (
      INSERT INTO discussion_view (discussion_id, user_id, viewed_at) VALUES (${id}, ${userId}, ${now})
      ON CONFLICT (discussion_id, user_id) DO UPDATE SET viewed_at = excluded.viewed_at
      WHERE discussion_view.viewed_at <= ${new Date(now.getTime() - viewMs)}
      RETURNING discussion_id
    )
    UPDATE discussion SET view_count = view_count + 1 WHERE id IN (SELECT discussion_id FROM counted)`;
}
