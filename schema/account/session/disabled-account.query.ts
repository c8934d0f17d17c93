import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { disabledAccountOf, type DisabledAccount } from './end-access.service.ts';

/** Longest session token, in characters; ours have some 300. */
const maxToken = 2_000;

const DisabledAccountType = builder.objectRef<DisabledAccount>('DisabledAccount').implement({
  description: 'An account that an admin has disabled, or that is being deleted, as its owner sees it.',
  fields: (t) => ({
    reason: t.exposeString('disabledReason', { description: 'Empty: not said.' }),
    until: t.expose('disabledUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is enabled again; null: not by itself.',
    }),
  }),
});

builder.queryField('disabledAccount', (t) =>
  t.field({
    type: DisabledAccountType,
    nullable: true,
    description:
      'Why and until when the account of a session is disabled, for pages that were signed out by it. Null: it is ' +
      'not, or the token has expired.',
    authScopes: { public: true },
    args: { token: t.arg.string({ description: 'Of the session that ended.', validate: z.string().max(maxToken) }) },
    resolve: (_root, { token }, context) => disabledAccountOf(context, token),
  }),
);
