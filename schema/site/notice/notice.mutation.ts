import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { rowQuery } from '../../core/row-query.ts';
import { NoticeAlreadyPushed, NoticeNotFound, NoticeRecipientsMissing } from './notice.error.ts';
import {
  createNotice,
  defaultNoticePage,
  deleteNotice,
  listNotices,
  pushNotice,
  updateNotice,
} from './notice.service.ts';
import { NoticeAudienceType, NoticeType } from './notice.type.ts';

const NoticePage = pageObject('NoticePage', NoticeType);

const NoticeInput = builder.inputType('NoticeInput', {
  fields: (t) => ({
    title: t.string({ validate: z.string().trim().min(1).max(255) }),
    content: t.string({ description: 'Markdown.', validate: z.string().trim().min(1).max(65_535) }),
    audience: t.field({ type: NoticeAudienceType }),
    recipientIds: t.idList({
      required: false,
      description: 'Of designated users, at most 1,000.',
      validate: z.array(z.string()).max(1_000),
    }),
  }),
});

builder.queryFields((t) => ({
  notices: t.field({
    type: NoticePage,
    description: 'Notices, newest first.',
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultNoticePage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { page }, context, info) =>
      listNotices(context, {
        page: pageOf({ page }, defaultNoticePage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Notice' }),
      }),
  }),
}));

builder.mutationFields((t) => ({
  createNotice: t.prismaField({
    type: NoticeType,
    description: 'Writes a notice; nobody sees it before it is pushed.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, NoticeRecipientsMissing] },
    args: { input: t.arg({ type: NoticeInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await createNotice(context, { ...input, recipientIds: input.recipientIds ?? [] });
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  updateNotice: t.prismaField({
    type: NoticeType,
    description: 'Rewrites a notice; those who have it see the new text.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, NoticeNotFound, NoticeAlreadyPushed, NoticeRecipientsMissing] },
    args: { id: t.arg.int(), input: t.arg({ type: NoticeInput }) },
    resolve: async (query, _root, { id, input }, context) => {
      await updateNotice(context, id, { ...input, recipientIds: input.recipientIds ?? [] });
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  pushNotice: t.prismaField({
    type: NoticeType,
    description: 'Brings a notice to its recipients: at once to those who are here, to all within seconds.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [NoticeNotFound, NoticeAlreadyPushed] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await pushNotice(context, id);
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  deleteNotice: t.int({
    description: 'Deletes a notice, also from the lists of those who have it; answers its number.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [NoticeNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteNotice(context, id);
      return id;
    },
  }),
}));
