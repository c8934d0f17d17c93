import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { givenPassword } from '../user/credentials.ts';
import { AccountChangesLocked, LastWayIn, SignInAgain, WrongPassword } from '../user/own-account.error.ts';
import { maxResponseLength } from './passkey-response.ts';
import { PasskeyNotFound, PasskeyRefused, TooManyPasskeys } from './passkey.error.ts';
import { addPasskey, maxPasskeys, removePasskey, renamePasskey, startPasskey } from './passkey.service.ts';

const PasskeyType = builder.prismaObject('Passkey', {
  select: { id: true },
  description: 'A key pair on a device of the viewer.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    isSynced: t.exposeBoolean('isSynced', { description: 'Kept by a password manager, on several devices.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null when it was never used.',
    }),
  }),
});

const passkeyName = z.string().trim().min(1).max(100);
const givenResponse = z.string().min(1).max(maxResponseLength);

const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  fields: (t) => ({
    name: t.string({ description: 'Not empty; at most 100 characters.', validate: passkeyName }),
    response: t.string({
      description: 'What navigator.credentials.create answered, as JSON.',
      validate: givenResponse,
    }),
  }),
});

builder.queryField('passkeys', (t) =>
  t.prismaField({
    type: [PasskeyType],
    description: `The viewer's passkeys, oldest first; at most ${maxPasskeys}.`,
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.passkey.findMany({ ...query, where: { userId: userIdOf(viewer) }, orderBy: { id: 'asc' } }),
  }),
);

builder.mutationFields((t) => ({
  startPasskey: t.string({
    description:
      'What navigator.credentials.create needs to make a passkey for the viewer, as JSON; good for five minutes.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [InvalidInput, WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnreadable, TooManyPasskeys],
    },
    args: {
      currentPassword: t.arg.string({
        description: 'As it is, or encrypted under passwordKey; any text where the account has none.',
        validate: givenPassword,
      }),
    },
    resolve: (_root, { currentPassword }, context) => startPasskey(context, currentPassword),
  }),
  addPasskey: t.prismaField({
    type: PasskeyType,
    description: 'Adds the passkey that startPasskey asked for, and tells the owner by mail.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, PasskeyRefused, TooManyPasskeys] },
    args: { input: t.arg({ type: AddPasskeyInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await addPasskey(context, input);
      return context.db.passkey.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  renamePasskey: t.prismaField({
    type: PasskeyType,
    description: 'Gives a passkey of the viewer another name.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, PasskeyNotFound] },
    args: {
      id: t.arg.int(),
      name: t.arg.string({ description: 'Not empty; at most 100 characters.', validate: passkeyName }),
    },
    resolve: async (query, _root, { id, name }, context) => {
      await renamePasskey(context, id, name);
      return context.db.passkey.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  removePasskey: t.int({
    description: 'Takes a passkey of the viewer out of use for good. Answers its id.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [PasskeyNotFound, LastWayIn] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await removePasskey(context, id);
      return id;
    },
  }),
}));
