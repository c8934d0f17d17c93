import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageObject, pageOf } from '../../core/page.ts';
import { supported } from '../role/staff.rule.ts';
import { SessionType } from '../session/session.type.ts';
import { RoleType, SiteRightType, UserType } from '../user/user.type.ts';
import { defaultUserPage, listUsers, userOrders } from './user-list.service.ts';
import { AccountStatusEnum } from './user.account-fields.ts';

/** Most sessions of an account that are shown. */
const maxSessions = 100;

const AdminUserPage = pageObject('AdminUserPage', UserType);

const UserOrderEnum = builder.enumType('UserOrder', {
  description: 'Order of a list of users.',
  values: userOrders,
});

const AdminUserFilter = builder.inputType('AdminUserFilter', {
  description: 'Which users.',
  fields: (t) => ({
    search: t.string({
      required: false,
      description: 'Part of a username, e-mail address, nickname, real name or student number, or an id.',
      validate: z.string().max(254),
    }),
    status: t.field({
      type: AccountStatusEnum,
      required: false,
      description: 'Null: all, but for those that are deleted.',
    }),
    role: t.field({ type: RoleType, required: false, description: 'Null: any.' }),
    siteRight: t.field({ type: SiteRightType, required: false, description: 'Who has it. Null: any.' }),
    isAdmin: t.boolean({
      required: false,
      defaultValue: false,
      description: 'Super admins, admins and problem admins.',
    }),
  }),
});

builder.queryFields((t) => ({
  adminUsers: t.field({
    type: AdminUserPage,
    description: `Users of the site, for super admins and support, ${defaultUserPage} a page by default.`,
    authScopes: { support: true },
    apiScope: 'ADMIN',
    complexity: pageComplexity(defaultUserPage),
    args: {
      filter: t.arg({ type: AdminUserFilter, required: false }),
      order: t.arg({ type: UserOrderEnum, required: false, description: 'NEWEST by default.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { filter, order, page }, context, info) =>
      listUsers(context, {
        filter: {
          search: filter?.search ?? '',
          status: filter?.status ?? null,
          role: filter?.role ?? null,
          siteRight: filter?.siteRight ?? null,
          isAdmin: filter?.isAdmin ?? false,
        },
        order: order ?? 'NEWEST',
        page: pageOf({ page }, defaultUserPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'User' }),
      }),
  }),
  adminUser: t.prismaField({
    type: 'User',
    nullable: true,
    description: 'A user of the site by id, for super admins and support. Null: there is none.',
    authScopes: { support: true },
    apiScope: 'ADMIN',
    args: { id: t.arg.id() },
    resolve: (query, _root, { id }, { db }) => db.user.findUnique({ ...query, where: { id } }),
  }),
  userSessions: t.prismaField({
    type: [SessionType],
    description: `Sessions of a user, last used first, at most ${maxSessions}. For support none of staff.`,
    authScopes: { support: true },
    apiScope: 'NEVER',
    args: { userId: t.arg.id() },
    resolve: (query, _root, { userId }, { db, viewer, now }) =>
      db.session.findMany({
        ...query,
        where: { userId, user: supported(viewer), expiresAt: { gt: now } },
        orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
        take: maxSessions,
      }),
  }),
}));
