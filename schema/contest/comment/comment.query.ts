import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { enterCommentArea, refusalToWrite } from './comment-area.service.ts';
import { defaultCommentPage, defaultReplyPage, listComments, listReplies } from './comment-list.service.ts';
import { CommentPage, ReplyPage } from './comment.type.ts';

builder.queryFields((t) => ({
  comments: t.field({
    type: CommentPage,
    description:
      `Comments of a contest, newest first, ${defaultCommentPage} a page by default. ` +
      "While it runs, contestants read their own and the jury's.",
    authScopes: { public: true },
    complexity: pageComplexity(defaultCommentPage),
    args: { contestId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { contestId, page }, context) =>
      listComments(context, { contestId, page: pageOf({ page }, defaultCommentPage) }),
  }),
  replies: t.field({
    type: ReplyPage,
    description: `Replies to a comment, newest first, ${defaultReplyPage} a page by default.`,
    authScopes: { public: true },
    complexity: pageComplexity(defaultReplyPage),
    args: { commentId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { commentId, page }, context) =>
      listReplies(context, { commentId, page: pageOf({ page }, defaultReplyPage) }),
  }),
  commentRefusal: t.string({
    nullable: true,
    description: "Why the viewer may not comment in a contest, in the viewer's language; null: they may.",
    authScopes: { signedIn: true },
    args: { contestId: t.arg.int() },
    resolve: async (_root, { contestId }, context) => {
      await enterCommentArea(context, contestId);
      return refusalToWrite(context)?.messageIn(context.locale) ?? null;
    },
  }),
}));
