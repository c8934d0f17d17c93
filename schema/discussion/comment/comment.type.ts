import { RoleType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { firstReplies } from './comment-list.service.ts';
import type { CommentRow, CommentWriter, ReplyRow } from './comment-row.ts';

export const CommentWriterType = builder.objectRef<CommentWriter>('CommentWriter').implement({
  description: 'Author of a discussion, a comment or a reply.',
  fields: (t) => ({
    id: t.exposeID('id'),
    username: t.exposeString('username'),
    avatarUrl: t.exposeString('avatarUrl', { nullable: true }),
    titleName: t.exposeString('titleName', { nullable: true }),
    titleColor: t.exposeString('titleColor', { nullable: true }),
    role: t.expose('role', { type: RoleType }),
  }),
});

export const ReplyType = builder.objectRef<ReplyRow>('Reply').implement({
  description: 'An answer to a comment, or to another answer below it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    commentId: t.exposeInt('commentId'),
    content: t.exposeString('content', { description: 'Markdown.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    author: t.expose('author', { type: CommentWriterType }),
    recipient: t.expose('recipient', {
      type: CommentWriterType,
      nullable: true,
      description: 'Whom it answers; null: the account is gone.',
    }),
    isMine: t.exposeBoolean('isMine'),
    isHost: t.exposeBoolean('isHost', {
      description: 'Its author speaks for the jury of the contest, or started the discussion.',
    }),
    viewerCanDelete: t.exposeBoolean('canDelete'),
  }),
});

export const CommentType = builder.objectRef<CommentRow>('Comment').implement({
  description: 'What an account writes about a contest or in a discussion.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    content: t.exposeString('content', { description: 'Markdown.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    author: t.expose('author', { type: CommentWriterType }),
    isMine: t.exposeBoolean('isMine'),
    isHost: t.exposeBoolean('isHost', {
      description: 'Its author speaks for the jury of the contest, or started the discussion.',
    }),
    likeCount: t.exposeInt('likeCount'),
    viewerHasLiked: t.exposeBoolean('hasLiked'),
    viewerCanReply: t.exposeBoolean('canReply', {
      description: 'As far as the comment decides; who may write at all, `commentRefusal` says.',
    }),
    viewerCanDelete: t.exposeBoolean('canDelete'),
    replyCount: t.exposeInt('replyCount', { description: 'Replies the viewer may read.' }),
    replies: t.field({
      type: [ReplyType],
      description: `The newest ${firstReplies}, newest first; the others by the query \`replies\`.`,
      complexity: { field: 1, multiplier: firstReplies },
      resolve: ({ replies }) => [...replies],
    }),
  }),
});

export const CommentPage = pageObject('CommentPage', CommentType);
export const ReplyPage = pageObject('ReplyPage', ReplyType);
