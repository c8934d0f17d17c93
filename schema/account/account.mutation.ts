import { builder, errorType } from '../builder.ts';
import { InvalidInput } from '../invalid-input.ts';
import { AccountDisabled, EmailTaken, RegistrationClosed, TooManyFailures, TooManyRequests, UsernameTaken, WrongCredentials } from './account.error.ts';
import { register, signIn, signOut } from './account.service.ts';
import { givenPassword, givenUsername, newEmail, newPassword, newUsername } from './credentials.ts';
import type { OpenedSession } from './session.service.ts';
import { ownUser } from './user.type.ts';
import { ViewerType } from './viewer.type.ts';

errorType(RegistrationClosed, { description: 'New accounts are switched off.' });
errorType(UsernameTaken, { description: 'Another account has the name; upper and lower case are the same.' });
errorType(EmailTaken, { description: 'Another account has the e-mail address.' });
errorType(WrongCredentials, { description: 'No such account, or not its password; which of the two is not told.' });
errorType(AccountDisabled, { description: 'An admin has disabled the account.' });
errorType(TooManyFailures, {
  description: 'Twenty wrong passwords for one name from one address lock the pair for half an hour.',
  fields: (t) => ({ retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next try is looked at.' }) }),
});
errorType(TooManyRequests, {
  description: 'Too many sign-ins or registrations from one address.',
  fields: (t) => ({ retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next try is looked at.' }) }),
});

const RegisterInput = builder.inputType('RegisterInput', {
  fields: (t) => ({
    username: t.string({ description: '1 to 20 characters without spaces; unique without regard to case.', validate: newUsername }),
    email: t.string({ validate: newEmail }),
    password: t.string({ description: '6 to 20 characters.', validate: newPassword }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({ username: t.string({ validate: givenUsername }), password: t.string({ validate: givenPassword }) }),
});

const SignedIn = builder.objectRef<OpenedSession>('SignedIn').implement({
  description: 'A session that has just begun.',
  fields: (t) => ({
    user: t.prismaField({
      type: 'User',
      grantScopes: [ownUser],
      resolve: (query, { viewer }, _args, { db }) => db.user.findUniqueOrThrow({ ...query, where: { id: viewer.userId } }),
    }),
    viewer: t.field({ type: ViewerType, resolve: ({ viewer }) => viewer }),
    token: t.exposeString('token', { description: 'To be sent in the header Authorization, as it is; lives 24 hours.' }),
  }),
});

builder.mutationField('register', (t) =>
  t.field({
    type: SignedIn,
    description: 'Makes an account and signs it in.',
    authScopes: { public: true },
    errors: { types: [InvalidInput, RegistrationClosed, UsernameTaken, EmailTaken, TooManyRequests] },
    args: { input: t.arg({ type: RegisterInput }) },
    resolve: (_root, { input }, context) => register(context, input),
  }),
);

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignedIn,
    description: 'Signs in on this device.',
    authScopes: { public: true },
    errors: { types: [InvalidInput, WrongCredentials, TooManyFailures, TooManyRequests, AccountDisabled] },
    args: { input: t.arg({ type: SignInInput }) },
    resolve: (_root, { input }, context) => signIn(context, input),
  }),
);

builder.mutationField('signOut', (t) =>
  t.boolean({
    description: 'Signs out on all devices. True, always.',
    authScopes: { signedIn: true },
    resolve: async (_root, _args, context) => {
      await signOut(context);
      return true;
    },
  }),
);
