import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import {
  AccountNotAdmitted,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import {
  CommentingForbidden,
  CommentNotFound,
  CommentsClosed,
  NotYourComment,
  ReplyingForbidden,
  ReplyNotFound,
} from './comment.error.ts';
import { CommentType, ReplyType } from './comment.type.ts';
import { deleteComment, deleteReply } from './delete-comment.service.ts';
import { likeComment } from './like-comment.service.ts';
import { addComment, maxCommentLength, replyToComment } from './write-comment.service.ts';

const notInside = [ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted, CommentsClosed];
const mayNotWrite = [InvalidInput, CommentingForbidden, TooManyRequests];

const words = z.string().trim().min(1).max(maxCommentLength);
const wordsDescription = `Markdown, 1 to ${maxCommentLength} characters.`;

const AddCommentInput = builder.inputType('AddCommentInput', {
  fields: (t) => ({ contestId: t.int(), content: t.string({ description: wordsDescription, validate: words }) }),
});

const ReplyToCommentInput = builder.inputType('ReplyToCommentInput', {
  fields: (t) => ({
    commentId: t.int(),
    replyId: t.int({
      required: false,
      description: 'The reply below the comment that is answered; null: the comment itself.',
    }),
    content: t.string({ description: wordsDescription, validate: words }),
  }),
});

builder.mutationFields((t) => ({
  addComment: t.field({
    type: CommentType,
    description: 'Comments in a contest; its author is told. 30 comments and replies in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [...mayNotWrite, ...notInside] },
    args: { input: t.arg({ type: AddCommentInput }) },
    resolve: (_root, { input }, context) => addComment(context, input),
  }),
  replyToComment: t.field({
    type: ReplyType,
    description: 'Answers a comment, or a reply below it; whom it answers is told, and the author of the comment.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [...mayNotWrite, CommentNotFound, ReplyNotFound, ReplyingForbidden, ...notInside] },
    args: { input: t.arg({ type: ReplyToCommentInput }) },
    resolve: (_root, { input: { commentId, replyId, content } }, context) =>
      replyToComment(context, { commentId, replyId: replyId ?? null, content }),
  }),
  likeComment: t.field({
    type: CommentType,
    description: 'Likes a comment, or takes that back; twice is once. Its author is told the first time.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [CommentNotFound, TooManyRequests, ...notInside] },
    args: { id: t.arg.int(), isLiked: t.arg.boolean() },
    resolve: (_root, { id, isLiked }, context) => likeComment(context, id, isLiked),
  }),
  deleteComment: t.field({
    type: 'Int',
    description:
      'Takes a comment and the replies to it away for good; answers its id. For its author and the contest admins.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [CommentNotFound, NotYourComment, ...notInside] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteComment(context, id);
      return id;
    },
  }),
  deleteReply: t.field({
    type: 'Int',
    description: 'Takes a reply away for good; answers its id. For its author and the contest admins.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [ReplyNotFound, CommentNotFound, NotYourComment, ...notInside] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteReply(context, id);
      return id;
    },
  }),
}));
