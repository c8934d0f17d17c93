import type { Prisma } from '@verdict/prisma/generated/client/client.ts';

/** Messages of a user: without those that show a text of another account that is hidden or deleted now. */
export function shownMessages(recipientId: string): Prisma.MessageWhereInput {
  const shown = { isHidden: false, deletedAt: null };
  // Says nothing of the comment itself, which may be deleted.
  const isOfReplies = { replyId: { not: null }, quotedReplyId: { not: null }, comment: { isHidden: false } };
  const own = { authorId: recipientId, deletedAt: null };
  return {
    recipientId,
    AND: [
      { OR: [{ discussionId: null }, { discussion: { isDisabled: false, deletedAt: null } }, { discussion: own }] },
      { OR: [{ commentId: null }, { comment: shown }, { comment: own }, isOfReplies] },
      { OR: [{ replyId: null }, { reply: shown }, { reply: own }] },
      { OR: [{ quotedReplyId: null }, { quotedReply: shown }, { quotedReply: own }] },
      { OR: [{ solutionId: null }, { solution: shown }, { solution: own }] },
    ],
  };
}
