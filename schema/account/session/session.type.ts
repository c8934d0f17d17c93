import { builder } from '../../core/builder.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { SessionNotFound } from '../user/own-account.error.ts';
import { endSession, endSessions } from './session.service.ts';

export const SessionType = builder.prismaObject('Session', {
  select: { id: true },
  description: 'A device on which an account is signed in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    isCurrent: t.boolean({
      description: 'The session that asks.',
      resolve: ({ id }, _args, { viewer }) => viewer.kind === 'user' && viewer.sessionId === id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When its user signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', description: 'To the minute.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it ends unless it is used before.' }),
    address: t.exposeString('address', { nullable: true, description: 'Client address of the last use.' }),
    userAgent: t.exposeString('userAgent', { nullable: true, description: 'What the browser said of itself.' }),
  }),
});

builder.queryField('sessions', (t) =>
  t.prismaField({
    type: [SessionType],
    description: "The viewer's sessions, last used first.",
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    resolve: (query, _root, _args, { db, viewer, now }) =>
      db.session.findMany({
        ...query,
        where: { userId: userIdOf(viewer), expiresAt: { gt: now } },
        orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
        take: 100,
      }),
  }),
);

builder.mutationFields((t) => ({
  endSession: t.field({
    type: 'ID',
    description: 'Signs the viewer out on one device; its token is worth nothing from now on. Answers its id.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [SessionNotFound] },
    args: { id: t.arg.id() },
    resolve: async (_root, { id }, context) => {
      await endSession(context.db, { id, userId: userIdOf(context.viewer) });
      if (context.viewer.kind === 'user' && context.viewer.sessionId === id) context.session.ended();
      return id;
    },
  }),
  endOtherSessions: t.int({
    description: 'Signs the viewer out on all devices but this one. Answers how many sessions were ended.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    resolve: (_root, _args, { db, viewer }) =>
      endSessions(db, userIdOf(viewer), { sessionId: viewer.kind === 'user' ? viewer.sessionId : null }),
  }),
}));
