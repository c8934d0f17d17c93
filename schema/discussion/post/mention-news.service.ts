import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { excerptOf } from '../comment/comment-news.service.ts';
import { readableDiscussions } from '../core/discussion.rule.ts';
import { mentionedAccounts, recordMentions } from '../mention/mention.service.ts';
import { readersAmong } from '../thread/readers-among.service.ts';
import { threadPath } from '../thread/thread-path.ts';
import { unmutedAmong } from '../thread/unmuted-among.service.ts';

/** A discussion of the viewer as it is stored. */
interface MentioningDiscussion {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly problemId: number | null;
}

/** Tells the accounts that a discussion mentions and that read it, within the transaction that writes or changes it. */
export async function tellMentioned(
  tx: Transaction,
  { viewer, pubsub }: Pick<Context, 'viewer' | 'pubsub'>,
  { id, title, content, problemId }: MentioningDiscussion,
): Promise<void> {
  const senderId = userIdOf(viewer);
  const added = await recordMentions(
    tx,
    { kind: 'DISCUSSION', id },
    await mentionedAccounts(tx, { content, authorId: senderId }),
  );
  if (added.length === 0) return;
  const readers = await readersAmong(
    tx,
    added,
    async (reader) => (await tx.discussion.count({ where: { id, AND: readableDiscussions(reader, []) } })) > 0,
  );
  const recipientIds = await unmutedAmong(tx, readers, { subject: { kind: 'DISCUSSION', id }, senderId });
  await deliverMessages(
    tx,
    pubsub,
    recipientIds.map((recipientId) => ({
      recipientId,
      kind: 'REPLY',
      senderId,
      action: 'MENTION',
      source: { type: 'DISCUSSION', id, title, problemId },
      content: excerptOf(content),
      quote: null,
      url: threadPath.discussion(id),
      texts: { discussionId: id },
    })),
  );
}
