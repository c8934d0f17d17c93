import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { mayOnSite } from '../../core/site-act.rule.ts';
import { SiteRightType, UserType } from '../user/user.type.ts';
import { accountStatuses } from './user-list.service.ts';

export const AccountStatusEnum = builder.enumType('AccountStatus', {
  description:
    'ACTIVE: may sign in. DISABLED: may not. DELETING: may not, and is deleted soon. DELETED: only what others need ' +
    'is left of it.',
  values: accountStatuses,
});

/** Options of a field for super admins and support. */
const supportField = {
  authScopes: (_user: unknown, _args: unknown, { viewer }: Context) => mayOnSite(viewer, 'SUPPORT'),
  unauthorizedResolver: () => null,
};

builder.prismaObjectFields(UserType, (t) => ({
  siteRights: t.expose('siteRights', {
    type: [SiteRightType],
    nullable: true,
    description: 'Rights on the site beside the role. For super admins and support; null for others.',
    ...supportField,
  }),
  accountStatus: t.field({
    type: AccountStatusEnum,
    nullable: true,
    description: 'For super admins and support; null for others.',
    select: { isDisabled: true, deletedAt: true, deletion: { select: { id: true } } },
    resolve: ({ isDisabled, deletedAt, deletion }) =>
      deletedAt !== null ? 'DELETED' : deletion !== null ? 'DELETING' : isDisabled ? 'DISABLED' : 'ACTIVE',
    ...supportField,
  }),
  disabledReason: t.exposeString('disabledReason', {
    nullable: true,
    description: 'Why the account is disabled; empty: not said. For super admins and support; null for others.',
    ...supportField,
  }),
  disabledUntil: t.expose('disabledUntil', {
    type: 'DateTime',
    nullable: true,
    description:
      'When the account is enabled again; null: not by itself. For super admins and support; null for others.',
    ...supportField,
  }),
  deletionDueAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the account is deleted; null: it is kept. For super admins and support; null for others.',
    select: { deletion: { select: { dueAt: true } } },
    resolve: ({ deletion }) => deletion?.dueAt ?? null,
    ...supportField,
  }),
  updatedAt: t.expose('updatedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the account last changed. For super admins and support; null for others.',
    ...supportField,
  }),
  lastSeenAt: t.expose('lastSeenAt', {
    type: 'DateTime',
    nullable: true,
    description:
      'When the account was last signed in and seen, to the hour. For super admins and support; null for others.',
    ...supportField,
  }),
}));
