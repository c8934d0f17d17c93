import { builder } from '../../core/builder.ts';
import { ownUser } from '../user/user.type.ts';
import { ViewerType } from '../user/viewer.type.ts';
import type { OpenedSession } from './session.service.ts';

export const SignedIn = builder.objectRef<OpenedSession>('SignedIn').implement({
  description: 'A session that has just begun.',
  fields: (t) => ({
    user: t.prismaField({
      type: 'User',
      grantScopes: [ownUser],
      resolve: (query, { viewer }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: viewer.userId } }),
    }),
    viewer: t.field({ type: ViewerType, resolve: ({ viewer }) => viewer }),
    token: t.exposeString('token', {
      description: 'To be sent in the header Authorization, as it is; lives 24 hours.',
    }),
  }),
});
