import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder, errorType } from '../builder.ts';
import type { Context } from '../context.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../page.ts';
import { unauthorized } from '../refusals.ts';
import { MessageNotFound } from './message.error.ts';
import { deleteMessages, listMessages, markRead, messagePageSize } from './message.service.ts';
import { MessageKindType, MessageType, UnreadCountsType } from './message.type.ts';
import { readUnreadCounts, watchUnreadCounts } from './unread.service.ts';

errorType(MessageNotFound, { description: 'There is no message of that number among those of the kind.' });

const MessagePage = pageObject('MessagePage', MessageType);

/** The fields below are for users by name only; their scope has made sure of it. */
function userIdOf(context: Context): string {
  if (context.viewer.kind !== 'user') throw unauthorized(context);
  return context.viewer.userId;
}

builder.queryFields((t) => ({
  unreadCounts: t.field({
    type: UnreadCountsType,
    description: 'Unread messages of the viewer.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => readUnreadCounts(context.db, userIdOf(context)),
  }),
  messages: t.field({
    type: MessagePage,
    description: 'Messages of the viewer of one kind, newest first; 6 a page by default, 8 of SYS and MINE.',
    authScopes: { signedIn: true },
    args: { kind: t.arg({ type: MessageKindType }), page: t.arg({ type: PageInput, required: false }) },
    complexity: (args) => pageComplexity(messagePageSize[args.kind])(args),
    resolve: (_root, { kind, page }, context, info) =>
      listMessages(context, userIdOf(context), { kind, page: pageOf({ page }, messagePageSize[kind]), query: queryFromInfo({ context, info, path: ['items'], typeName: 'Message' }) }),
  }),
}));

builder.mutationFields((t) => ({
  markMessagesRead: t.field({
    type: UnreadCountsType,
    description: 'Marks messages of the viewer as read; answers what is unread then.',
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    args: {
      kind: t.arg({ type: MessageKindType }),
      ids: t.arg.intList({ required: false, description: 'At most 100; all of the kind if left out. Those of others are left alone.', validate: z.array(z.int()).max(100) }),
    },
    resolve: async (_root, { kind, ids }, context) => {
      await markRead(context, userIdOf(context), { kind, ids: ids ?? null });
      return readUnreadCounts(context.db, userIdOf(context));
    },
  }),
  deleteMessages: t.int({
    description: 'Deletes messages of the viewer; answers how many.',
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    errors: { types: [MessageNotFound] },
    args: { kind: t.arg({ type: MessageKindType }), id: t.arg.int({ required: false, description: 'All of the kind if left out.' }) },
    resolve: (_root, { kind, id }, context) => deleteMessages(context, userIdOf(context), { kind, id: id ?? null }),
  }),
}));

builder.subscriptionFields((t) => ({
  unreadCountsChanged: t.field({
    type: UnreadCountsType,
    description: 'Unread messages of the viewer: as they are now, then each change.',
    authScopes: { signedIn: true },
    subscribe: (_root, _args, context) => watchUnreadCounts(context, userIdOf(context)),
    resolve: (counts) => counts,
  }),
}));
