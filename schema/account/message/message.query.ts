import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { listMessages, messagePageSize } from './message.service.ts';
import { MessageKindType, MessageType, UnreadCountsType } from './message.type.ts';
import { readUnreadCounts } from './unread.service.ts';

const MessagePage = pageObject('MessagePage', MessageType);

builder.queryFields((t) => ({
  unreadCounts: t.field({
    type: UnreadCountsType,
    description: 'Unread messages of the viewer.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => readUnreadCounts(context, userIdOf(context.viewer)),
  }),
  messages: t.field({
    type: MessagePage,
    description: 'Messages of the viewer of one kind, newest first; 6 a page by default, 8 of SYS and MINE.',
    authScopes: { signedIn: true },
    args: { kind: t.arg({ type: MessageKindType }), page: t.arg({ type: PageInput, required: false }) },
    complexity: (args) => pageComplexity(messagePageSize[args.kind])(args),
    resolve: (_root, { kind, page }, context, info) =>
      listMessages(context, userIdOf(context.viewer), {
        kind,
        page: pageOf({ page }, messagePageSize[kind]),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Message' }),
      }),
  }),
}));
