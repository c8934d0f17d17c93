import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { UserNotFound } from '../user/account.error.ts';
import { OwnRole } from '../user/own-account.error.ts';
import { RoleType } from '../user/user.type.ts';
import { changeUserRole } from './role.service.ts';

builder.mutationField('changeUserRole', (t) =>
  t.prismaField({
    type: 'User',
    description: 'Gives another user a role, from now on, and tells them by a message.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: { types: [UserNotFound, OwnRole] },
    args: { userId: t.arg.id(), role: t.arg({ type: RoleType }) },
    resolve: async (query, _root, { userId, role }, context) => {
      await changeUserRole(context, userId, role);
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: userId } });
    },
  }),
);
