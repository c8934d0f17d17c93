import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { readMailSettings } from './mail-settings.service.ts';
import { MailSettingsType, MailStateType, MailType } from './mail.type.ts';
import { defaultMailPage, listMails } from './outbox.service.ts';

const MailPage = pageObject('MailPage', MailType);

builder.queryFields((t) => ({
  mails: t.field({
    type: MailPage,
    description: 'Mails of the site, newest first by default.',
    authScopes: { superAdmin: true },
    complexity: pageComplexity(defaultMailPage),
    args: {
      states: t.arg({ type: [MailStateType], required: false, description: 'All if left out.' }),
      order: t.arg({ type: RowOrderEnum, required: false }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { states, order, page }, context, info) =>
      listMails(context, {
        states: states ?? null,
        order: order ?? 'NEWEST',
        page: pageOf({ page }, defaultMailPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'Mail' }),
      }),
  }),
  mail: t.prismaField({
    type: MailType,
    nullable: true,
    description: 'One mail.',
    authScopes: { superAdmin: true },
    args: { id: t.arg.int() },
    resolve: (query, _root, { id }, { db }) => db.mail.findUnique({ ...query, where: { id } }),
  }),
  mailSettings: t.field({
    type: MailSettingsType,
    description: 'How mails leave the site.',
    authScopes: { superAdmin: true },
    resolve: (_root, _args, context) => readMailSettings(context),
  }),
}));
