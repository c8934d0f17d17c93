import { ApiScope } from '@verdict/prisma/generated/client/enums.ts';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { AdminScopeForbidden, ApiTokenNotFound, TooManyApiTokens } from '../user/own-account.error.ts';
import { createApiToken, maxApiTokens, revokeApiToken, type CreatedApiToken } from './api-token.service.ts';

const ApiScopeType = builder.enumType(ApiScope, {
  name: 'ApiScope',
  description:
    'What an API token may do. READ: ask. SUBMIT: submit and run programs. ACCOUNT: change what others see of one, ' +
    'never password, e-mail, sessions or tokens. ADMIN: what the role of its owner may.',
});

const ApiTokenType = builder.prismaObject('ApiToken', {
  select: { id: true },
  description: 'A token that its owner made for tools.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    ending: t.exposeString('ending', { description: 'Its last four characters.' }),
    scopes: t.expose('scopes', { type: [ApiScopeType] }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Null: it never runs out.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'To the minute; null when it was never used.',
    }),
    address: t.exposeString('address', { nullable: true, description: 'Client address of the last use.' }),
  }),
});

const CreatedApiTokenType = builder.objectRef<CreatedApiToken>('CreatedApiToken').implement({
  description: 'A token that was just made.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'For the header Authorization. Shown only here: only its hash is stored.',
    }),
    apiToken: t.prismaField({
      type: ApiTokenType,
      resolve: (query, { id }, _args, { db }) => db.apiToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

const CreateApiTokenInput = builder.inputType('CreateApiTokenInput', {
  fields: (t) => ({
    name: t.string({ description: 'Not empty; at most 100 characters.', validate: z.string().trim().min(1).max(100) }),
    scopes: t.field({
      type: [ApiScopeType],
      description: 'At least one.',
      validate: z.array(z.enum(ApiScope)).min(1).max(20),
    }),
    expiresInDays: t.int({
      required: false,
      description: '1 to 365; null or left out: it never runs out.',
      validate: z.int().min(1).max(365),
    }),
  }),
});

builder.queryField('apiTokens', (t) =>
  t.prismaField({
    type: [ApiTokenType],
    description: `The viewer's API tokens, newest first; at most ${maxApiTokens}.`,
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    resolve: (query, _root, _args, { db, viewer }) =>
      db.apiToken.findMany({ ...query, where: { userId: userIdOf(viewer) }, orderBy: { id: 'desc' } }),
  }),
);

builder.mutationFields((t) => ({
  createApiToken: t.field({
    type: CreatedApiTokenType,
    description: `Makes an API token for the viewer's tools; one may have ${maxApiTokens}.`,
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, AdminScopeForbidden, TooManyApiTokens] },
    args: { input: t.arg({ type: CreateApiTokenInput }) },
    resolve: (_root, { input: { name, scopes, expiresInDays } }, context) =>
      createApiToken(context, { name, scopes, expiresInDays: expiresInDays ?? null }),
  }),
  revokeApiToken: t.field({
    type: 'Int',
    description: 'Takes an API token of the viewer out of use for good. Answers its id.',
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [ApiTokenNotFound] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await revokeApiToken(context, id);
      return id;
    },
  }),
}));
