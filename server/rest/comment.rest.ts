import type { Locale } from '@verdict/schema/core/context.ts';
import { z } from 'zod';
import {
  RestAddCommentDocument,
  RestCommentsDocument,
  RestDeleteCommentDocument,
  RestDeleteReplyDocument,
  RestLikeCommentDocument,
  RestRepliesDocument,
  RestReplyToCommentDocument,
  type RestCommentFragment,
  type RestCommentWriterFragment,
  type RestReplyFragment,
} from './comment.rest.generated.ts';
import { wireRole } from './discussion.wire.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import { flag, int, optionalInt, pageOf, paging, text } from './wire.ts';

/** Comments a page, unless asked otherwise. */
const defaultPage = 20;
/** Replies that are asked for at once, and how many times at most. */
const replyPage = { size: 100, most: 10 };

/** What comments are about: the discussion or the contest of a request; null: it names none. */
function subjectOf({ cid, did }: { readonly cid?: number | undefined; readonly did?: number | undefined }) {
  if (cid !== undefined) return { contestId: cid };
  return did === undefined ? null : { discussionId: did };
}

function wireFrom(author: RestCommentWriterFragment) {
  return {
    fromUid: author.id,
    fromName: author.username,
    fromAvatar: author.avatarUrl,
    fromRole: wireRole(author),
    fromTitleName: author.titleName,
    fromTitleColor: author.titleColor,
  };
}

function wireReply({ id, commentId, content, createdAt, author, recipient }: RestReplyFragment) {
  const to = {
    toUid: recipient?.id ?? null,
    toName: recipient?.username ?? null,
    toAvatar: recipient?.avatarUrl ?? null,
  };
  return {
    id,
    commentId,
    ...wireFrom(author),
    ...to,
    content,
    status: 0,
    gmtCreate: createdAt,
    gmtModified: createdAt,
  };
}

function wireComment(
  { id, content, createdAt, likeCount, replyCount, replies, author, removal }: RestCommentFragment,
  locale: Locale,
) {
  return {
    id,
    content: removal === null ? content : removalIn(removal, locale),
    ...wireFrom(author),
    likeNum: likeCount,
    totalReplyNum: replyCount,
    gmtCreate: createdAt,
    replyList: replies.map(wireReply),
  };
}

/** What stands in the place of a text that was removed. */
function removalIn(
  { isByAuthor, reason }: { readonly isByAuthor: boolean; readonly reason: string },
  locale: Locale,
): string {
  const sentence = say(isByAuthor ? sentences.removedByAuthor : sentences.removedByModerator, locale);
  return reason === '' ? sentence : `${sentence} ${reason}`;
}

/** Calls about comments, of the contract's area "discussion". */
export const commentCalls = [
  restCall({
    method: 'GET',
    path: '/api/comments',
    auth: 'none',
    input: z.object({ cid: optionalInt, did: optionalInt, ...paging(defaultPage) }),
    async answer({ input, operate, context }) {
      const on = subjectOf(input);
      if (on === null) return failWith(404, say(sentences.noDiscussion, context.locale));
      const { comments } = await operate(RestCommentsDocument, {
        on,
        page: { page: input.currentPage, size: input.limit },
      });
      const liked = comments.items
        .filter(({ viewerHasLiked }) => viewerHasLiked)
        .map(({ id }) => [String(id), true] as const);
      return {
        commentList: pageOf(
          comments,
          comments.items.map((comment) => wireComment(comment, context.locale)),
        ),
        commentLikeMap: Object.fromEntries(liked),
      };
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/comment',
    auth: 'user',
    input: z.object({ content: text, cid: optionalInt, did: optionalInt }),
    async answer({ input, operate, context }) {
      const on = subjectOf(input);
      if (on === null) return failWith(400, say(sentences.noDiscussion, context.locale));
      const { addComment } = await operate(RestAddCommentDocument, { input: { on, content: input.content } });
      // What a new comment cannot have is not told.
      return addComment.__typename === 'AddCommentSuccess'
        ? { ...wireComment(addComment.data, context.locale), fromRole: null, totalReplyNum: null }
        : failDomain(addComment);
    },
  }),
  restCall({
    method: 'DELETE',
    path: '/api/comment',
    auth: 'user',
    input: z.object({ id: int }),
    async answer({ input, operate }) {
      const { deleteComment } = await operate(RestDeleteCommentDocument, { id: input.id });
      return deleteComment.__typename === 'DeleteCommentSuccess' ? null : failDomain(deleteComment);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/comment-like',
    auth: 'user',
    changesState: true,
    // Here `cid` is the comment; it tells by itself where it stands.
    input: z.object({ cid: int, toLike: flag }),
    async answer({ input, operate }) {
      const { likeComment } = await operate(RestLikeCommentDocument, { id: input.cid, isLiked: input.toLike });
      return likeComment.__typename === 'LikeCommentSuccess' ? null : failDomain(likeComment);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/reply',
    auth: 'none',
    input: z.object({ commentId: int }),
    async answer({ input, operate }) {
      const found: RestReplyFragment[] = [];
      for (let page = 1; page <= replyPage.most; page += 1) {
        const { replies } = await operate(RestRepliesDocument, {
          commentId: input.commentId,
          page: { page, size: replyPage.size },
        });
        found.push(...replies.items);
        if (found.length >= replies.total) break;
      }
      return found.map(wireReply);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/reply',
    auth: 'user',
    // Whom it answers follows from what it answers; the names in the body are somebody's word for it.
    input: z.object({
      reply: z.object({ commentId: int, content: text }),
      quoteId: optionalInt,
      quoteType: z.string().optional(),
    }),
    async answer({ input, operate }) {
      const { reply, quoteId, quoteType } = input;
      const replyId = quoteType === 'Reply' ? (quoteId ?? null) : null;
      const { replyToComment } = await operate(RestReplyToCommentDocument, {
        input: { commentId: reply.commentId, replyId, content: reply.content },
      });
      return replyToComment.__typename === 'ReplyToCommentSuccess'
        ? wireReply(replyToComment.data)
        : failDomain(replyToComment);
    },
  }),
  restCall({
    method: 'DELETE',
    path: '/api/reply',
    auth: 'user',
    input: z.object({ reply: z.object({ id: int }) }),
    async answer({ input, operate }) {
      const { deleteReply } = await operate(RestDeleteReplyDocument, { id: input.reply.id });
      return deleteReply.__typename === 'DeleteReplySuccess' ? null : failDomain(deleteReply);
    },
  }),
];
