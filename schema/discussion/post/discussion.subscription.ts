import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { watch } from '../../core/watch.ts';
import { readDiscussion } from './discussion-list.service.ts';
import { DiscussionObject } from './discussion.type.ts';

builder.subscriptionField('discussionChanged', (t) =>
  t.prismaField({
    type: DiscussionObject,
    description: 'A discussion as it is now, then after each change; ends when the viewer may not read it any more.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) =>
      watch(context, {
        topic: 'discussion',
        filter: (message) => message.discussionId === rowId(id),
        read: (moment) => readDiscussion(moment, rowId(id)),
        restMs: context.pace.listMs,
      }),
    resolve: (query, { id }, _args, context) => readDiscussion({ ...context, now: new Date() }, id, query),
  }),
);
