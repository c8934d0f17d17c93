import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { watch } from '../../core/watch.ts';
import { enterCommentArea } from './comment-area.service.ts';
import { defaultCommentPage, listComments } from './comment-list.service.ts';
import { CommentPage } from './comment.type.ts';

builder.subscriptionField('commentsChanged', (t) =>
  t.field({
    type: CommentPage,
    description: 'A page of the comments of a contest that the viewer may read: as it is now, then after each change.',
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultCommentPage),
    args: { contestId: t.arg.int(), page: t.arg({ type: PageInput, required: false }) },
    subscribe: async (_root, { contestId, page }, context) => {
      const { viewer } = context;
      const { isJury } = await enterCommentArea(context, contestId);
      return watch(context, {
        topic: 'comment',
        filter: (message) =>
          message.contestId === contestId &&
          (isJury || message.isForAll || (viewer.kind === 'user' && message.authorId === viewer.userId)),
        read: (moment) => listComments(moment, { contestId, page: pageOf({ page }, defaultCommentPage) }),
        restMs: context.pace.listMs,
      });
    },
    resolve: (page) => page,
  }),
);
