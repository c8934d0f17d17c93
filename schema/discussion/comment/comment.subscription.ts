import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { watch } from '../../core/watch.ts';
import { enterThread } from '../thread/enter-thread.service.ts';
import { ThreadSubjectInput } from '../thread/thread.input.ts';
import { subjectOf } from '../thread/thread.ts';
import { defaultCommentPage, listComments } from './comment-list.service.ts';
import { CommentPage } from './comment.type.ts';

builder.subscriptionField('commentsChanged', (t) =>
  t.field({
    type: CommentPage,
    description: 'A page of comments that the viewer may read: as it is now, then after each change.',
    authScopes: { public: true },
    complexity: pageComplexity(defaultCommentPage),
    args: { on: t.arg({ type: ThreadSubjectInput }), page: t.arg({ type: PageInput, required: false }) },
    subscribe: async (_root, { on, page }, context) => {
      const { viewer } = context;
      const subject = subjectOf(on);
      const { isModerator } = await enterThread(context, subject);
      return watch(context, {
        topic: 'comment',
        filter: (message) =>
          message.kind === subject.kind &&
          message.subjectId === subject.id &&
          (isModerator || message.isForAll || (viewer.kind === 'user' && message.authorId === viewer.userId)),
        read: (moment) => listComments(moment, { subject, page: pageOf({ page }, defaultCommentPage) }),
        restMs: context.pace.listMs,
      });
    },
    resolve: (page) => page,
  }),
);
