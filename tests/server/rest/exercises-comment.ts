import type { Exercise } from './exercise.ts';
import type { Scene } from './scene.ts';

/** Requests about comments in a contest. */
export const commentExercises: Readonly<Record<string, (scene: Scene) => Exercise>> = {
  'GET /api/comments': ({ desk }) => ({ isAdmin: true, query: { cid: desk.contestId, currentPage: 1, limit: 10 } }),
  'POST /api/comment': ({ desk }) => ({
    isAdmin: true,
    body: { content: 'Good luck to **all**', cid: String(desk.contestId), did: null },
  }),
  'GET /api/comment-like': ({ desk }) => ({
    isAdmin: true,
    query: { cid: desk.commentId, toLike: true, sourceId: desk.contestId, sourceType: 'Contest' },
  }),
  'GET /api/reply': ({ desk }) => ({ isAdmin: true, query: { commentId: desk.commentId, cid: desk.contestId } }),
  'POST /api/reply': ({ desk }) => ({
    isAdmin: true,
    body: {
      reply: {
        commentId: desk.commentId,
        content: 'Read it again',
        toUid: 'whoever',
        toName: 'whoever',
        toAvatar: null,
      },
      did: null,
      quoteId: desk.replyId,
      quoteType: 'Reply',
    },
  }),
  'DELETE /api/reply': ({ desk }) => ({
    isAdmin: true,
    body: { did: null, reply: { id: desk.oldReplyId, content: 'what', fromUid: 'whoever' } },
  }),
  'DELETE /api/comment': ({ desk }) => ({
    isAdmin: true,
    body: { id: desk.oldCommentId, fromUid: 'whoever', did: null, cid: desk.contestId },
  }),
};
