import { builder } from '../../core/builder.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { UnreadCountsType } from './message.type.ts';
import { watchUnreadCounts } from './unread.service.ts';

builder.subscriptionFields((t) => ({
  unreadCountsChanged: t.field({
    type: UnreadCountsType,
    description: 'Unread messages of the viewer: as they are now, then each change.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) => watchUnreadCounts(context, userIdOf(context.viewer)),
    resolve: (counts) => counts,
  }),
}));
