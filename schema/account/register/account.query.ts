import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { TooManyRequests } from '../user/account.error.ts';
import { ViewerType } from '../user/viewer.type.ts';
import { takenCredentials } from './register.service.ts';

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerType,
    description: 'Who asks; signed out when the token is missing, unknown or run out.',
    authScopes: { public: true },
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);

const TakenCredentials = builder
  .objectRef<{ readonly username: boolean; readonly usernameLook: boolean; readonly email: boolean }>(
    'TakenCredentials',
  )
  .implement({
    description: 'What an account has already.',
    fields: (t) => ({
      username: t.exposeBoolean('username', {
        description: 'The username is taken; upper and lower case are the same.',
      }),
      usernameLook: t.exposeBoolean('usernameLook', {
        description: 'The username is taken, or one that looks the same.',
      }),
      email: t.exposeBoolean('email', { description: 'The e-mail address is taken.' }),
    }),
  });

builder.queryField('checkUsernameOrEmail', (t) =>
  t.field({
    type: TakenCredentials,
    description: 'Is a username, is an e-mail address taken? What is left out is not.',
    authScopes: { public: true },
    errors: { types: [InvalidInput, TooManyRequests] },
    args: {
      username: t.arg.string({ required: false, validate: z.string().max(254) }),
      email: t.arg.string({ required: false, validate: z.string().max(254) }),
    },
    resolve: (_root, { username, email }, context) =>
      takenCredentials(context, { username: username ?? undefined, email: email ?? undefined }),
  }),
);
