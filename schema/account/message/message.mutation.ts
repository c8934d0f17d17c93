import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { MessageNotFound } from './message.error.ts';
import { deleteMessages, markRead } from './message.service.ts';
import { MessageKindType, UnreadCountsType } from './message.type.ts';
import { readUnreadCounts } from './unread.service.ts';

builder.mutationFields((t) => ({
  markMessagesRead: t.field({
    type: UnreadCountsType,
    description: 'Marks messages of the viewer as read; answers what is unread then.',
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    args: {
      kind: t.arg({ type: MessageKindType }),
      ids: t.arg.intList({
        required: false,
        description: 'At most 100; all of the kind if left out. Those of others are left alone.',
        validate: z.array(z.int()).max(100),
      }),
    },
    resolve: async (_root, { kind, ids }, context) => {
      await markRead(context, userIdOf(context.viewer), { kind, ids: ids ?? null });
      return readUnreadCounts(context, userIdOf(context.viewer));
    },
  }),
  deleteMessages: t.int({
    description: 'Deletes messages of the viewer; answers how many.',
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    errors: { types: [MessageNotFound] },
    args: {
      kind: t.arg({ type: MessageKindType }),
      id: t.arg.int({ required: false, description: 'All of the kind if left out.' }),
    },
    resolve: (_root, { kind, id }, context) =>
      deleteMessages(context, userIdOf(context.viewer), { kind, id: id ?? null }),
  }),
}));
