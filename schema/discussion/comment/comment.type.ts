import { builder } from '../../core/builder.ts';
import { pageObject } from '../../core/page.ts';
import { WriterType } from '../core/writer.type.ts';
import { loadHiddenByReports } from '../text/hidden-by-reports.loader.ts';
import { hiddenByReports } from '../text/text-state.ts';
import { firstReplies } from './comment-list.service.ts';
import type { CommentRow, Removal, ReplyRow } from './comment-row.ts';

/** Of a comment and of a reply. */
const stateFields = {
  edited: 'When its author last changed it; null: never.',
  hidden: 'Its author and moderators alone read it.',
  hiddenReason: 'Why it is hidden; empty: none was given. Null: it is not.',
  canEdit: 'Its author, as long as they may write here.',
};

const RemovalType = builder.objectRef<Removal>('CommentRemoval').implement({
  description: 'How a text was removed.',
  fields: (t) => ({
    isByAuthor: t.exposeBoolean('isByAuthor', { description: 'False: by a moderator.' }),
    reason: t.exposeString('reason', { description: 'Empty: none was given.' }),
  }),
});

export const ReplyType = builder.objectRef<ReplyRow>('Reply').implement({
  description: 'An answer to a comment, or to another answer below it.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    commentId: t.exposeInt('commentId'),
    content: t.exposeString('content', { description: 'Markdown.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    author: t.expose('author', { type: WriterType }),
    recipient: t.expose('recipient', {
      type: WriterType,
      nullable: true,
      description: 'Whom it answers; null: the account is gone.',
    }),
    isMine: t.exposeBoolean('isMine'),
    isHost: t.exposeBoolean('isHost', {
      description: 'Its author speaks for the jury of the contest, or started the discussion.',
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true, description: stateFields.edited }),
    isHidden: t.exposeBoolean('isHidden', { description: stateFields.hidden }),
    hiddenReason: t.exposeString('hiddenReason', { nullable: true, description: stateFields.hiddenReason }),
    isHiddenByReports: t.boolean({
      description: hiddenByReports,
      resolve: ({ id, isHidden }, _args, context) => isHidden && loadHiddenByReports(context, { kind: 'REPLY', id }),
    }),
    viewerCanEdit: t.exposeBoolean('canEdit', { description: stateFields.canEdit }),
    viewerCanDelete: t.exposeBoolean('canDelete'),
  }),
});

export const CommentType = builder.objectRef<CommentRow>('Comment').implement({
  description: 'What an account writes about a contest or in a discussion.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    content: t.exposeString('content', { description: 'Markdown; empty where it was removed.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    author: t.expose('author', { type: WriterType }),
    isMine: t.exposeBoolean('isMine'),
    isHost: t.exposeBoolean('isHost', {
      description: 'Its author speaks for the jury of the contest, or started the discussion.',
    }),
    likeCount: t.exposeInt('likeCount'),
    viewerHasLiked: t.exposeBoolean('hasLiked'),
    viewerCanReply: t.exposeBoolean('canReply', {
      description: 'As far as the comment decides; who may write at all, `commentRefusal` says.',
    }),
    isAnswer: t.exposeBoolean('isAnswer', { description: 'The accepted answer of a discussion for help.' }),
    viewerCanAccept: t.exposeBoolean('canAccept', {
      description: 'As the answer: the author of the discussion and moderators, in a help category.',
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime', nullable: true, description: stateFields.edited }),
    isHidden: t.exposeBoolean('isHidden', { description: stateFields.hidden }),
    hiddenReason: t.exposeString('hiddenReason', { nullable: true, description: stateFields.hiddenReason }),
    isHiddenByReports: t.boolean({
      description: hiddenByReports,
      resolve: ({ id, isHidden }, _args, context) => isHidden && loadHiddenByReports(context, { kind: 'COMMENT', id }),
    }),
    removal: t.expose('removal', {
      type: RemovalType,
      nullable: true,
      description: 'Set: it was deleted, and stands here without its text for the replies below it.',
    }),
    viewerCanEdit: t.exposeBoolean('canEdit', { description: stateFields.canEdit }),
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
