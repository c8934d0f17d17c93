import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { addAccount, changeCredential, checkAccount, removeAccount, switchAccount } from './accounts.service.ts';
import { changeJudge, checkJudge, readManagedJudge, resumeOperation } from './judges.service.ts';
import { RemoteAccountType } from './remote-account.type.ts';
import { ManagedRemoteJudgeType, RemoteModeType, RemoteOperationType } from './remote-judge.type.ts';
import {
  RemoteAccountBusy,
  RemoteAccountNotFound,
  RemoteAccountTaken,
  RemoteJudgeNotAnswering,
  RemoteJudgeNotFound,
  RemoteModeNotPossible,
  RemoteSignInFailed,
} from './remote.error.ts';

const judgeKey = z.string().max(20);
const secret = z.string().min(1).max(4_000);
const cookieName = z
  .string()
  .max(100)
  .regex(/^[\w.-]*$/u);

const RemoteJudgeInput = builder.inputType('RemoteJudgeInput', {
  fields: (t) => ({
    key: t.string({ validate: judgeKey }),
    isOn: t.boolean({ description: 'False: nothing is sent there.' }),
    modes: t.field({
      type: [RemoteModeType],
      description: 'Among those that are possible.',
      validate: z.array(z.unknown()).max(10),
    }),
    hourlyLimit: t.int({
      required: false,
      description: 'Submissions of a user in an hour that accounts of the site send. Null: no limit; absent: it stays.',
      validate: z.int().min(1).max(10_000),
    }),
    problemLimit: t.int({
      required: false,
      description: 'The same of one problem, against guessing at its tests. Null: no limit; absent: it stays.',
      validate: z.int().min(1).max(10_000),
    }),
  }),
});

const RemoteAccountInput = builder.inputType('RemoteAccountInput', {
  fields: (t) => ({
    judgeKey: t.string({ validate: judgeKey }),
    mode: t.field({ type: RemoteModeType }),
    username: t.string({ description: 'Name at the judge.', validate: z.string().trim().min(1).max(100) }),
    secret: t.string({ description: 'Password, value of the cookie, or token; never shown again.', validate: secret }),
    cookieName: t.string({ required: false, description: "Name of the session's cookie.", validate: cookieName }),
  }),
});

const RemoteSecretInput = builder.inputType('RemoteSecretInput', {
  fields: (t) => ({
    id: t.int(),
    secret: t.string({ description: 'Password, value of the cookie, or token; never shown again.', validate: secret }),
    cookieName: t.string({ required: false, description: "Name of the session's cookie.", validate: cookieName }),
  }),
});

builder.mutationFields((t) => ({
  changeRemoteJudge: t.field({
    type: ManagedRemoteJudgeType,
    description: 'Switches a remote judge, and the ways in which it may be used.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [InvalidInput, RemoteJudgeNotFound, RemoteModeNotPossible] },
    args: { input: t.arg({ type: RemoteJudgeInput }) },
    resolve: async (_root, { input }, context) => {
      await changeJudge(context, input);
      return readManagedJudge(context, input.key);
    },
  }),
  checkRemoteJudge: t.field({
    type: ManagedRemoteJudgeType,
    description: 'Reads a problem of the judge that does not change, to see whether its pages are read correctly.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [RemoteJudgeNotFound] },
    args: { key: t.arg.string({ validate: judgeKey }) },
    resolve: async (_root, { key }, context) => {
      await checkJudge(context, key);
      return readManagedJudge(context, key);
    },
  }),
  resumeRemoteOperation: t.field({
    type: ManagedRemoteJudgeType,
    description: 'Ends the pause of an operation of a remote judge: its next request is made to try.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [RemoteJudgeNotFound] },
    args: { key: t.arg.string({ validate: judgeKey }), operation: t.arg({ type: RemoteOperationType }) },
    resolve: async (_root, { key, operation }, context) => {
      await resumeOperation(context, { judgeKey: key, operation });
      return readManagedJudge(context, key);
    },
  }),
  addRemoteAccount: t.prismaField({
    type: RemoteAccountType,
    description: 'Adds an account of the site at a remote judge.',
    authScopes: { superAdmin: true },
    errors: { types: [InvalidInput, RemoteJudgeNotFound, RemoteModeNotPossible, RemoteAccountTaken] },
    args: { input: t.arg({ type: RemoteAccountInput }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await addAccount(context, { ...input, cookieName: input.cookieName ?? null });
      return context.db.remoteAccount.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  changeRemoteCredential: t.prismaField({
    type: RemoteAccountType,
    description: 'Gives an account another password, session or token; it is used again.',
    authScopes: { superAdmin: true },
    errors: { types: [InvalidInput, RemoteAccountNotFound, RemoteJudgeNotFound, RemoteModeNotPossible] },
    args: { input: t.arg({ type: RemoteSecretInput }) },
    resolve: async (query, _root, { input }, context) => {
      await changeCredential(context, { ...input, cookieName: input.cookieName ?? null });
      return context.db.remoteAccount.findUniqueOrThrow({ ...rowQuery(query), where: { id: input.id } });
    },
  }),
  switchRemoteAccount: t.prismaField({
    type: RemoteAccountType,
    description: 'Switches an account off, or on after a person did what it needed.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [RemoteAccountNotFound, RemoteJudgeNotFound] },
    args: { id: t.arg.int(), isOn: t.arg.boolean() },
    resolve: async (query, _root, { id, isOn }, context) => {
      await switchAccount(context, { id, isOn });
      return context.db.remoteAccount.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  checkRemoteAccount: t.prismaField({
    type: RemoteAccountType,
    description: 'Asks the judge whether an account is signed in, and signs it in where it is not.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: {
      types: [
        RemoteAccountNotFound,
        RemoteJudgeNotFound,
        RemoteModeNotPossible,
        RemoteJudgeNotAnswering,
        RemoteSignInFailed,
      ],
    },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await checkAccount(context, id);
      return context.db.remoteAccount.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  removeRemoteAccount: t.boolean({
    description: 'Forgets an account of the site and its secrets.',
    authScopes: { superAdmin: true },
    apiScope: 'ADMIN',
    errors: { types: [RemoteAccountNotFound, RemoteAccountBusy] },
    args: { id: t.arg.int() },
    resolve: async (_root, { id }, context) => {
      await removeAccount(context, id);
      return true;
    },
  }),
}));
