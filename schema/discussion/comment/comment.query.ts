import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { enterThread, refusalToWrite } from '../thread/enter-thread.service.ts';
import { ThreadSubjectInput } from '../thread/thread.input.ts';
import { subjectOf } from '../thread/thread.ts';
import {
  defaultCommentPage,
  defaultReplyPage,
  findComment,
  listComments,
  listReplies,
  readComment,
} from './comment-list.service.ts';
import { CommentPage, CommentType, ReplyPage } from './comment.type.ts';

builder.queryFields((t) => ({
  comments: t.field({
    type: CommentPage,
    description:
      `Comments of a contest, a discussion or an editorial, newest first, ${defaultCommentPage} a page by default; ` +
      'in a help category the accepted answer first, then by likes. ' +
      "While a contest runs, contestants read their own and the jury's.",
    authScopes: { public: true },
    complexity: pageComplexity(defaultCommentPage),
    args: { on: t.arg({ type: ThreadSubjectInput }), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { on, page }, context) =>
      listComments(context, { subject: subjectOf(on), page: pageOf({ page }, defaultCommentPage) }),
  }),
  comment: t.field({
    type: CommentType,
    description: 'One comment, such as the one that a notification leads to.',
    authScopes: { public: true },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      const { thread } = await findComment(context, id, { isDeletedShown: true });
      return readComment(context, id, thread);
    },
  }),
  replies: t.field({
    type: ReplyPage,
    description: `Replies to a comment, newest first, ${defaultReplyPage} a page by default.`,
    authScopes: { public: true },
    complexity: pageComplexity(defaultReplyPage),
    args: {
      commentId: t.arg.int(),
      page: t.arg({ type: PageInput, required: false }),
      aroundId: t.arg.int({ required: false, description: 'The page with this reply, instead of the page named.' }),
    },
    resolve: (_root, { commentId, page, aroundId }, context) =>
      listReplies(context, { commentId, page: pageOf({ page }, defaultReplyPage), aroundId: aroundId ?? null }),
  }),
  commentRefusal: t.string({
    nullable: true,
    description: "Why the viewer may not comment, in the viewer's language; null: they may.",
    authScopes: { signedIn: true },
    args: { on: t.arg({ type: ThreadSubjectInput }) },
    resolve: async (_root, { on }, context) =>
      refusalToWrite(await enterThread(context, subjectOf(on)))?.messageIn(context.locale) ?? null,
  }),
}));
