import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import {
  NewcomerLimitReached,
  ProblemClosedForDiscussion,
  TooFewSolvedToWrite,
  WritingBanned,
} from '../core/discussion.error.ts';
import { editBasis } from '../text/edit-basis.ts';
import { TextChanged } from '../text/text.error.ts';
import { enterFailures } from '../thread/enter-failures.ts';
import { CommentingForbidden, ThreadLocked } from '../thread/thread.error.ts';
import { ThreadSubjectInput } from '../thread/thread.input.ts';
import { subjectOf } from '../thread/thread.ts';
import { CommentNotFound, NotYourComment, ReplyingForbidden, ReplyNotFound } from './comment.error.ts';
import { CommentType, ReplyType } from './comment.type.ts';
import { deleteComment, deleteReply } from './delete-comment.service.ts';
import { updateComment, updateReply } from './edit-comment.service.ts';
import { likeComment } from './like-comment.service.ts';
import { addComment, maxCommentLength, replyToComment } from './write-comment.service.ts';

const mayNotEdit = [
  InvalidInput,
  CommentingForbidden,
  WritingBanned,
  TooFewSolvedToWrite,
  ProblemClosedForDiscussion,
  ThreadLocked,
  NewcomerLimitReached,
];
const mayNotWrite = [...mayNotEdit, TooManyRequests];

const words = z.string().trim().min(1).max(maxCommentLength);
const wordsDescription = `Markdown, 1 to ${maxCommentLength} characters.`;

const AddCommentInput = builder.inputType('AddCommentInput', {
  fields: (t) => ({
    on: t.field({ type: ThreadSubjectInput }),
    content: t.string({ description: wordsDescription, validate: words }),
  }),
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

const UpdateCommentInput = builder.inputType('UpdateCommentInput', {
  description: 'Changed text of an own comment.',
  fields: (t) => ({
    id: t.int(),
    content: t.string({ description: wordsDescription, validate: words }),
    basis: t.field(editBasis),
  }),
});

const UpdateReplyInput = builder.inputType('UpdateReplyInput', {
  description: 'Changed text of an own reply.',
  fields: (t) => ({
    id: t.int(),
    content: t.string({ description: wordsDescription, validate: words }),
    basis: t.field(editBasis),
  }),
});

builder.mutationFields((t) => ({
  addComment: t.field({
    type: CommentType,
    description:
      'Comments on a contest, a discussion or an editorial and notifies its author. ' +
      'At most 30 comments and replies in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [...mayNotWrite, ...enterFailures] },
    args: { input: t.arg({ type: AddCommentInput }) },
    resolve: (_root, { input: { on, content } }, context) => addComment(context, { subject: subjectOf(on), content }),
  }),
  replyToComment: t.field({
    type: ReplyType,
    description:
      'Answers a comment, or a reply below it; notifies the account it answers and the author of the comment.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [...mayNotWrite, CommentNotFound, ReplyNotFound, ReplyingForbidden, ...enterFailures] },
    args: { input: t.arg({ type: ReplyToCommentInput }) },
    resolve: (_root, { input: { commentId, replyId, content } }, context) =>
      replyToComment(context, { commentId, replyId: replyId ?? null, content }),
  }),
  updateComment: t.field({
    type: CommentType,
    description:
      'Changes the text of an own comment; the former one is kept for its author and moderators. Refused when ' +
      'another one than the basis is stored.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [...mayNotEdit, CommentNotFound, NotYourComment, TextChanged, ...enterFailures],
      dataField: { name: 'comment' },
    },
    args: { input: t.arg({ type: UpdateCommentInput }) },
    resolve: (_root, { input: { id, content, basis } }, context) =>
      updateComment(context, id, { content, basis: basis ?? null }),
  }),
  updateReply: t.field({
    type: ReplyType,
    description:
      'Changes the text of an own reply; the former one is kept for its author and moderators. Refused when ' +
      'another one than the basis is stored.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [...mayNotEdit, ReplyNotFound, CommentNotFound, NotYourComment, TextChanged, ...enterFailures],
      dataField: { name: 'reply' },
    },
    args: { input: t.arg({ type: UpdateReplyInput }) },
    resolve: (_root, { input: { id, content, basis } }, context) =>
      updateReply(context, id, { content, basis: basis ?? null }),
  }),
  likeComment: t.field({
    type: CommentType,
    description: 'Likes a comment, or takes the like back; idempotent. Notifies its author the first time.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [CommentNotFound, TooManyRequests, ...enterFailures] },
    args: { id: t.arg.int(), isLiked: t.arg.boolean() },
    resolve: (_root, { id, isLiked }, context) => likeComment(context, id, isLiked),
  }),
  deleteComment: t.field({
    type: 'Int',
    description:
      'Deletes a comment; answers its id. Replies below it stay. For its author and moderators of the thread, who ' +
      'restore it within 30 days.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [CommentNotFound, NotYourComment, ...enterFailures] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteComment(context, id);
      return id;
    },
  }),
  deleteReply: t.field({
    type: 'Int',
    description:
      'Deletes a reply; answers its id. For its author and moderators of the thread, who restore it within 30 days.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [ReplyNotFound, CommentNotFound, NotYourComment, ...enterFailures] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteReply(context, id);
      return id;
    },
  }),
}));
