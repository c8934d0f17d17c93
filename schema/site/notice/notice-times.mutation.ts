import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { recallNotice, scheduleNotice, sendTestNotice } from './notice-times.service.ts';
import {
  NoticeAlreadyPushed,
  NoticeNotFound,
  NoticeNotPushed,
  NoticeRecalled,
  NoticeTimeInvalid,
} from './notice.error.ts';
import { NoticeType } from './notice.type.ts';

builder.mutationFields((t) => ({
  scheduleNotice: t.prismaField({
    type: NoticeType,
    description: 'Has a notice pushed by itself, to the minute.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    errors: { types: [NoticeNotFound, NoticeAlreadyPushed, NoticeRecalled, NoticeTimeInvalid] },
    args: {
      id: t.arg.int(),
      sendAt: t.arg({ type: 'DateTime', required: false, description: 'Within a year; null: no longer.' }),
    },
    resolve: async (query, _root, { id, sendAt }, context) => {
      await scheduleNotice(context, id, sendAt ?? null);
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  recallNotice: t.prismaField({
    type: NoticeType,
    description: 'Takes a notice back: it leaves the lists of those who have not read it.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    errors: { types: [NoticeNotFound, NoticeNotPushed, NoticeRecalled] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await recallNotice(context, id);
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  sendTestNotice: t.prismaField({
    type: NoticeType,
    description: 'Shows a notice that nobody has yet to the viewer alone, as its recipients will see it.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    errors: { types: [NoticeNotFound, NoticeAlreadyPushed, NoticeRecalled] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await sendTestNotice(context, id);
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
