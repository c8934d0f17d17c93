import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { UserNotFound } from '../user/account.error.ts';
import { maxMutedUsers, MutingSelf, TooManyMutedUsers } from './mute.error.ts';
import { muteUser } from './mute.service.ts';

const MuteUserInput = builder.inputType('MuteUserInput', {
  description: 'Whom the viewer wants to hear from.',
  fields: (t) => ({
    userId: t.id({ description: 'Another account.' }),
    isMuted: t.boolean({ description: 'False takes it back.' }),
  }),
});

builder.mutationField('muteUser', (t) =>
  t.prismaField({
    type: 'User',
    description:
      'Mutes an account for the viewer, or takes that back; idempotent. The viewer gets no messages of what it writes' +
      ` or likes, and pages fold its texts. The account does not learn of it. At most ${maxMutedUsers}.`,
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    errors: { types: [UserNotFound, MutingSelf, TooManyMutedUsers], dataField: { name: 'user' } },
    args: { input: t.arg({ type: MuteUserInput }) },
    resolve: async (query, _root, { input: { userId, isMuted } }, context) => {
      await muteUser(context, userId, isMuted);
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: userId } });
    },
  }),
);
