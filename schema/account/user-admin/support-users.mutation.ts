import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { SentTooRecently } from '../email-code/email-code.error.ts';
import { AccountOfStaff } from '../role/role.error.ts';
import { UserNotFound } from '../user/account.error.ts';
import { sendPasswordLink, unlockUser } from './support-users.service.ts';
import { AccountWithoutEmail } from './user-admin.error.ts';

builder.mutationFields((t) => ({
  unlockUser: t.prismaField({
    type: 'User',
    description: 'Ends the wait after wrong passwords of an account, at all addresses. Of staff: for super admins.',
    authScopes: { support: true },
    apiScope: 'NEVER',
    errors: { types: [UserNotFound, AccountOfStaff] },
    args: { userId: t.arg.id() },
    resolve: async (query, _root, { userId }, context) => {
      await unlockUser(context, userId);
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: userId } });
    },
  }),
  sendPasswordLink: t.prismaField({
    type: 'User',
    description: 'Mails the owner of an account a link to set a new password. Of staff: for super admins.',
    authScopes: { support: true },
    apiScope: 'NEVER',
    errors: { types: [UserNotFound, AccountOfStaff, AccountWithoutEmail, SentTooRecently] },
    args: { userId: t.arg.id() },
    resolve: async (query, _root, { userId }, context) => {
      await sendPasswordLink(context, userId);
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: userId } });
    },
  }),
}));
