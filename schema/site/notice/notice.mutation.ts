import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { RoleType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { rowQuery } from '../../core/row-query.ts';
import {
  NoticeAlreadyPushed,
  NoticeNotFound,
  NoticeRecalled,
  NoticeRecipientsMissing,
  NoticeToAdminsForbidden,
} from './notice.error.ts';
import { keptNotices } from './notice.rule.ts';
import {
  countRecipients,
  createNotice,
  defaultNoticePage,
  deleteNotice,
  listNotices,
  pushNotice,
  updateNotice,
  type NoticeText,
} from './notice.service.ts';
import { NoticeAudienceType, NoticeType } from './notice.type.ts';
import { maxFilterEntries, type NoticeRecipients } from './recipients.ts';

const ids = z.array(z.string()).max(maxFilterEntries);

const NoticeFilterInput = builder.inputType('NoticeFilterInput', {
  description: `The union of these lists, at most ${maxFilterEntries} entries each; left out: empty.`,
  fields: (t) => ({
    groupIds: t.idList({ required: false, description: 'Members of groups.', validate: ids }),
    classIds: t.idList({ required: false, description: 'Members of classes.', validate: ids }),
    contestIds: t.idList({ required: false, description: 'Participants of contests.', validate: ids }),
    roles: t.field({ type: [RoleType], required: false, validate: z.array(z.string()).max(maxFilterEntries) }),
    isForNeverSeen: t.boolean({ required: false, description: 'Accounts that never signed in.' }),
  }),
});

const NoticeRecipientsInput = builder.inputType('NoticeRecipientsInput', {
  fields: (t) => ({
    audience: t.field({ type: NoticeAudienceType }),
    recipientIds: t.idList({
      required: false,
      description: 'Of designated users, at most 1,000.',
      validate: z.array(z.string()).max(1_000),
    }),
    usernames: t.stringList({
      required: false,
      description: 'More designated users by their names, at most 1,000.',
      validate: z.array(z.string().max(100)).max(1_000),
    }),
    filter: t.field({ type: NoticeFilterInput, required: false, description: 'Of a filtered notice.' }),
  }),
});

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
    usernames: t.stringList({
      required: false,
      description: 'More designated users by their names, at most 1,000.',
      validate: z.array(z.string().max(100)).max(1_000),
    }),
    filter: t.field({ type: NoticeFilterInput, required: false, description: 'Of a filtered notice.' }),
  }),
});

/** Recipients as the service takes them. */
function recipientsOf(input: typeof NoticeRecipientsInput.$inferInput): NoticeRecipients {
  const { audience, recipientIds, usernames, filter } = input;
  return {
    audience,
    recipientIds: recipientIds ?? [],
    usernames: usernames ?? [],
    filter: {
      groupIds: numbersOf(filter?.groupIds),
      classIds: numbersOf(filter?.classIds),
      contestIds: numbersOf(filter?.contestIds),
      roles: filter?.roles ?? [],
      isForNeverSeen: filter?.isForNeverSeen ?? false,
    },
  };
}

function textOf(input: typeof NoticeInput.$inferInput): NoticeText {
  return { title: input.title, content: input.content, ...recipientsOf(input) };
}

/** Ids that are none become 0, which nothing has. */
function numbersOf(texts: readonly string[] | null | undefined): number[] {
  return (texts ?? []).map((text) => (/^\d{1,9}$/.test(text) ? Number(text) : 0));
}

builder.queryFields((t) => ({
  notice: t.prismaField({
    type: NoticeType,
    nullable: true,
    description: 'One notice; null when there is none.',
    authScopes: { announcer: true },
    args: { id: t.arg.int() },
    resolve: (query, _root, { id }, context) =>
      context.db.notice.findFirst({ ...rowQuery(query), where: { AND: [{ id }, keptNotices(context.viewer)] } }),
  }),
  noticeRecipientCount: t.int({
    description: 'How many accounts would get a notice that is pushed now.',
    authScopes: { announcer: true },
    args: { recipients: t.arg({ type: NoticeRecipientsInput }) },
    resolve: (_root, { recipients }, context) => countRecipients(context, recipientsOf(recipients)),
  }),
  notices: t.field({
    type: NoticePage,
    description: 'Notices, newest first by default.',
    authScopes: { announcer: true },
    complexity: pageComplexity(defaultNoticePage),
    args: {
      order: t.arg({ type: RowOrderEnum, required: false }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { order, page }, context, info) =>
      listNotices(context, {
        order: order ?? 'NEWEST',
        page: pageOf({ page }, defaultNoticePage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Notice' }),
      }),
  }),
}));

builder.mutationFields((t) => ({
  createNotice: t.prismaField({
    type: NoticeType,
    description: 'Writes a notice; nobody sees it before it is pushed.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, NoticeRecipientsMissing, NoticeToAdminsForbidden] },
    args: { input: t.arg({ type: NoticeInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await createNotice(context, textOf(input));
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  updateNotice: t.prismaField({
    type: NoticeType,
    description: 'Rewrites a notice; those who have it see the new text.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    errors: {
      types: [InvalidInput, NoticeNotFound, NoticeAlreadyPushed, NoticeRecipientsMissing, NoticeToAdminsForbidden],
    },
    args: { id: t.arg.int(), input: t.arg({ type: NoticeInput }) },
    resolve: async (query, _root, { id, input }, context) => {
      await updateNotice(context, id, textOf(input));
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  pushNotice: t.prismaField({
    type: NoticeType,
    description: 'Brings a notice to its recipients: at once to those who are here, to all within seconds.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    errors: { types: [NoticeNotFound, NoticeAlreadyPushed, NoticeRecalled] },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await pushNotice(context, id);
      return context.db.notice.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  deleteNotice: t.int({
    description: 'Deletes a notice, also from the lists of those who have it; answers its number.',
    authScopes: { announcer: true },
    apiScope: 'ADMIN',
    errors: { types: [NoticeNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await deleteNotice(context, id);
      return id;
    },
  }),
}));
