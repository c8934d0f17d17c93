import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { watch } from '../../core/watch.ts';
import { readDiscussion } from './discussion-list.service.ts';
import { DiscussionObject } from './discussion.type.ts';

/**
 * The lock, the number of comments and the state of the answer are no columns of a discussion, and change it for its
 * readers.
 */
const withThread = {
  include: {
    thread: { select: { lockedAt: true, commentCount: true } },
    answer: { select: { isHidden: true, deletedAt: true } },
  },
};

builder.subscriptionField('discussionChanged', (t) =>
  t.prismaField({
    type: DiscussionObject,
    description: 'A discussion as it is now, then after each change; ends when the viewer may not read it any more.',
    authScopes: { public: true },
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) =>
      watch(context, {
        topic: ['discussion', 'comment'],
        filter: (message) =>
          'discussionId' in message
            ? message.discussionId === rowId(id)
            : message.kind === 'DISCUSSION' && message.subjectId === rowId(id),
        read: (moment) => readDiscussion(moment, rowId(id), withThread),
        restMs: context.pace.listMs,
      }),
    resolve: (query, { id }, _args, context) => readDiscussion({ ...context, now: new Date() }, id, query),
  }),
);
