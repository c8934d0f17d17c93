import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { isSuperAdmin } from '../../core/viewer.rule.ts';
import { UserType } from '../user/user.type.ts';
import { accountStatuses } from './user-list.service.ts';

export const AccountStatusEnum = builder.enumType('AccountStatus', {
  description:
    'ACTIVE: may sign in. DISABLED: may not. DELETING: may not, and is deleted soon. DELETED: only what others need ' +
    'is left of it.',
  values: accountStatuses,
});

/** Options of a field for super admins. */
const superAdminField = {
  authScopes: (_user: unknown, _args: unknown, { viewer }: Context) => isSuperAdmin(viewer),
  unauthorizedResolver: () => null,
};

builder.prismaObjectFields(UserType, (t) => ({
  accountStatus: t.field({
    type: AccountStatusEnum,
    nullable: true,
    description: 'For super admins; null for others.',
    select: { isDisabled: true, deletedAt: true, deletion: { select: { id: true } } },
    resolve: ({ isDisabled, deletedAt, deletion }) =>
      deletedAt !== null ? 'DELETED' : deletion !== null ? 'DELETING' : isDisabled ? 'DISABLED' : 'ACTIVE',
    ...superAdminField,
  }),
  disabledReason: t.exposeString('disabledReason', {
    nullable: true,
    description: 'Why the account is disabled; empty: not said. For super admins; null for others.',
    ...superAdminField,
  }),
  disabledUntil: t.expose('disabledUntil', {
    type: 'DateTime',
    nullable: true,
    description: 'When the account is enabled again; null: not by itself. For super admins; null for others.',
    ...superAdminField,
  }),
  deletionDueAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When the account is deleted; null: it is kept. For super admins; null for others.',
    select: { deletion: { select: { dueAt: true } } },
    resolve: ({ deletion }) => deletion?.dueAt ?? null,
    ...superAdminField,
  }),
  updatedAt: t.expose('updatedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the account last changed. For super admins; null for others.',
    ...superAdminField,
  }),
  lastSeenAt: t.expose('lastSeenAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When the account last signed in or renewed a session. For super admins; null for others.',
    ...superAdminField,
  }),
}));
