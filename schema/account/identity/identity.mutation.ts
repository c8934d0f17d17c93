import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import type { IdentityProvider } from '../../core/ports/identity-provider.ts';
import { rowQuery } from '../../core/row-query.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { SignedIn } from '../session/signed-in.type.ts';
import { AccountDisabled, RegistrationClosed, TooManyRequests } from '../user/account.error.ts';
import { givenPassword, noPassword } from '../user/credentials.ts';
import { AccountChangesLocked, LastWayIn, SignInAgain, WrongPassword } from '../user/own-account.error.ts';
import { ViewerType } from '../user/viewer.type.ts';
import { IdentityNotFound, IdentityNotLinked, IdentityTaken, IdentityTicketInvalid } from './identity.error.ts';
import { linkIdentity, signInWithProvider, unlinkIdentity } from './identity.service.ts';

const SignInProviderType = builder.objectRef<IdentityProvider>('SignInProvider').implement({
  description:
    'Somebody who says who people are (OpenID Connect). Begin at /auth/oidc/<key>/start?binding=<random>&next=<path>.',
  fields: (t) => ({ key: t.exposeString('key'), label: t.exposeString('label') }),
});

builder.queryField('signInProviders', (t) =>
  t.field({
    type: [SignInProviderType],
    description: 'Providers people may sign in by.',
    authScopes: { public: true },
    resolve: (_root, _args, { defaults }) => [...defaults.identityProviders],
  }),
);

const LinkedIdentityType = builder.prismaObject('LinkedIdentity', {
  select: { id: true },
  description: 'An account elsewhere that signs in to the account of the viewer.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name', { description: 'Name or e-mail address there, when it was linked.' }),
    provider: t.field({
      type: SignInProviderType,
      nullable: true,
      select: { issuer: true },
      description: 'Null when the site knows it no longer.',
      resolve: ({ issuer }, _args, { defaults }) =>
        defaults.identityProviders.find((provider) => provider.issuer === issuer) ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null when it was never used.',
    }),
  }),
});

builder.queryField('linkedIdentities', (t) =>
  t.prismaField({
    type: [LinkedIdentityType],
    description: 'Accounts elsewhere that sign in to the account of the viewer, oldest first.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.linkedIdentity.findMany({ ...query, where: { userId: userIdOf(viewer) }, orderBy: { id: 'asc' }, take: 100 }),
  }),
);

builder.objectField(ViewerType, 'hasPassword', (t) =>
  t.boolean({
    description:
      'A password lets in; not so for an account made by a provider, until one is set. False when signed out.',
    resolve: async (viewer, _args, { db }) =>
      viewer.kind === 'user' &&
      (await db.user.findUniqueOrThrow({ where: { id: viewer.userId }, select: { passwordHash: true } }))
        .passwordHash !== noPassword,
  }),
);

const ticketDescription = 'Of the fragment a provider sent the browser back with; good once, for five minutes.';
const bindingDescription = 'The random text /auth/oidc/<key>/start was called with.';
const proofText = z.string().min(1).max(200);

const SignInWithProviderInput = builder.inputType('SignInWithProviderInput', {
  fields: (t) => ({
    ticket: t.string({ description: ticketDescription, validate: proofText }),
    binding: t.string({ description: bindingDescription, validate: proofText }),
  }),
});

const LinkIdentityInput = builder.inputType('LinkIdentityInput', {
  fields: (t) => ({
    ticket: t.string({ description: ticketDescription, validate: proofText }),
    binding: t.string({ description: bindingDescription, validate: proofText }),
    currentPassword: t.string({
      description: 'As it is, or encrypted under passwordKey; any text where the account has none.',
      validate: givenPassword,
    }),
  }),
});

builder.mutationFields((t) => ({
  signInWithProvider: t.field({
    type: SignedIn,
    description: 'Signs in whom a provider has named; makes an account for who is new. No second factor is asked for.',
    authScopes: { public: true },
    errors: {
      types: [
        InvalidInput,
        IdentityTicketInvalid,
        IdentityNotLinked,
        RegistrationClosed,
        AccountDisabled,
        TooManyRequests,
      ],
    },
    args: { input: t.arg({ type: SignInWithProviderInput }) },
    resolve: (_root, { input }, context) => signInWithProvider(context, input),
  }),
  linkIdentity: t.prismaField({
    type: LinkedIdentityType,
    description: 'Links whom a provider has named to the account of the viewer, and tells the owner by mail.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        WrongPassword,
        AccountChangesLocked,
        SignInAgain,
        PasswordUnreadable,
        IdentityTicketInvalid,
        IdentityTaken,
      ],
    },
    args: { input: t.arg({ type: LinkIdentityInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await linkIdentity(context, input);
      return context.db.linkedIdentity.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  unlinkIdentity: t.int({
    description: 'Takes a link of the viewer away. Answers its id.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [IdentityNotFound, LastWayIn] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await unlinkIdentity(context, id);
      return id;
    },
  }),
}));
