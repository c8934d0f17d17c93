import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import type { Context } from '../../core/context.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import type { SchemaTypes } from '../../core/schema-types.ts';
import { line, profileLength } from '../own-account/profile.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { AccountOfStaff } from '../role/role.error.ts';
import { EmailTaken, UsernameLooksTaken, UsernameTaken, UserNotFound } from '../user/account.error.ts';
import { givenPassword, newEmail, newUsername } from '../user/credentials.ts';
import { OwnRole } from '../user/own-account.error.ts';
import { GenderType, RoleType, SiteRightType } from '../user/user.type.ts';
import { maxActAccounts } from './account-act.service.ts';
import { disableUsers, enableUsers, signOutUsers } from './disable-users.service.ts';
import { deleteUsers, graceDays, restoreUsers } from './request-deletion.service.ts';
import { updateUser } from './update-user.service.ts';
import { AccountBeingDeleted, AccountOwnsGroups, OwnAccount } from './user-admin.error.ts';

/** Longest honorary title, in characters (REST contract, edit-user). */
const maxTitle = 20;
const maxReason = 500;
const notEmail = { 'zh-CN': '邮箱格式错误。', 'en-US': 'This is not an e-mail address.' };
const notColor = {
  'zh-CN': '请输入颜色，例如 #e74c3c。',
  'en-US': 'This must be a colour, such as #e74c3c.',
};

const UpdateUserInput = builder.inputType('UpdateUserInput', {
  description: 'What becomes of an account. Left out: stays. Of a text null or empty: nothing from now on.',
  fields: (t) => ({
    id: t.id({ description: 'Of the account.' }),
    username: t.string({ required: false, description: 'Null: stays.', validate: newUsername }),
    email: t.string({
      required: false,
      validate: z
        .string()
        .refine((text) => text === '' || newEmail.safeParse(text).success, { params: { sentence: notEmail } }),
    }),
    realName: t.string({ required: false, validate: line(profileLength.realName) }),
    nickname: t.string({ required: false, validate: line(profileLength.nickname) }),
    school: t.string({ required: false, validate: line(profileLength.school) }),
    studentId: t.string({ required: false, validate: line(profileLength.studentId) }),
    gender: t.field({ type: GenderType, required: false, description: 'Null: stays.' }),
    titleName: t.string({
      required: false,
      description: `Honorary title, at most ${maxTitle} characters.`,
      validate: line(maxTitle),
    }),
    titleColor: t.string({
      required: false,
      description: 'CSS colour of the title.',
      validate: z
        .string()
        .max(20)
        .refine((text) => /^(?:#[\da-f]{3,8}|[a-z]*)$/i.test(text), { params: { sentence: notColor } }),
    }),
    password: t.string({
      required: false,
      description: 'As it is, or encrypted under passwordKey. Signs the account out everywhere. Null: stays.',
      validate: givenPassword,
    }),
    role: t.field({ type: RoleType, required: false, description: 'Null: stays.' }),
    siteRights: t.field({
      type: [SiteRightType],
      required: false,
      description: 'All rights beside the role from now on. Null: they stay.',
      validate: z.array(z.string()).max(20),
    }),
    isDisabled: t.boolean({
      required: false,
      description: 'True disables without reason and end, as disableUsers; false enables. Null: stays.',
    }),
  }),
});

function idsField(t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>) {
  return t.idList({
    description: `1 to ${maxActAccounts} accounts.`,
    validate: z.array(z.string().max(32)).min(1).max(maxActAccounts),
  });
}

function reasonField(t: PothosSchemaTypes.InputFieldBuilder<SchemaTypes, 'InputObject'>) {
  return t.string({
    required: false,
    defaultValue: '',
    description: `For the audit log and the owner of the account; at most ${maxReason} characters.`,
    validate: line(maxReason),
  });
}

const DisableUsersInput = builder.inputType('DisableUsersInput', {
  description: 'Accounts to disable.',
  fields: (t) => ({
    userIds: idsField(t),
    reason: reasonField(t),
    until: t.field({ type: 'DateTime', required: false, description: 'Enabled again then; null: not by itself.' }),
  }),
});
const EnableUsersInput = builder.inputType('EnableUsersInput', {
  description: 'Accounts to enable.',
  fields: (t) => ({ userIds: idsField(t) }),
});
const SignOutUsersInput = builder.inputType('SignOutUsersInput', {
  description: 'Accounts to sign out.',
  fields: (t) => ({ userIds: idsField(t) }),
});
const DeleteUsersInput = builder.inputType('DeleteUsersInput', {
  description: 'Accounts to delete.',
  fields: (t) => ({ userIds: idsField(t), reason: reasonField(t) }),
});
const RestoreUsersInput = builder.inputType('RestoreUsersInput', {
  description: 'Accounts to keep.',
  fields: (t) => ({ userIds: idsField(t) }),
});

/** Accounts of an act as they are after it. */
function changed({ db }: Context, userIds: readonly string[], query: object) {
  return db.user.findMany({ ...query, where: { id: { in: [...userIds] } }, orderBy: { usernameKey: 'asc' } });
}

const users = { name: 'users' } as const;

builder.mutationFields((t) => ({
  updateUser: t.prismaField({
    type: 'User',
    description: 'Changes an account as a super admin, all of it or nothing, and tells its owner.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        UserNotFound,
        UsernameTaken,
        UsernameLooksTaken,
        EmailTaken,
        OwnRole,
        OwnAccount,
        AccountBeingDeleted,
        PasswordUnreadable,
      ],
      dataField: { name: 'user' },
    },
    args: { input: t.arg({ type: UpdateUserInput }) },
    resolve: async (query, _root, { input: { id, ...change } }, context) => {
      await updateUser(context, id, change);
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  disableUsers: t.prismaField({
    type: ['User'],
    description: 'Keeps accounts out and signs them out everywhere, all of them or none. Their owners are told.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, UserNotFound, OwnAccount], dataField: users },
    args: { input: t.arg({ type: DisableUsersInput }) },
    resolve: async (query, _root, { input: { userIds, reason, until } }, context) => {
      await disableUsers(context, userIds, { reason: reason ?? '', until: until ?? null });
      return changed(context, userIds, rowQuery(query));
    },
  }),
  enableUsers: t.prismaField({
    type: ['User'],
    description: 'Lets accounts in again, all of them or none. Their owners are told.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, UserNotFound, AccountBeingDeleted], dataField: users },
    args: { input: t.arg({ type: EnableUsersInput }) },
    resolve: async (query, _root, { input: { userIds } }, context) => {
      await enableUsers(context, userIds);
      return changed(context, userIds, rowQuery(query));
    },
  }),
  signOutUsers: t.prismaField({
    type: ['User'],
    description: 'Ends all sessions and API tokens of accounts; those of staff are for super admins.',
    authScopes: { support: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, UserNotFound, AccountOfStaff], dataField: users },
    args: { input: t.arg({ type: SignOutUsersInput }) },
    resolve: async (query, _root, { input: { userIds } }, context) => {
      await signOutUsers(context, userIds);
      return changed(context, userIds, rowQuery(query));
    },
  }),
  deleteUsers: t.prismaField({
    type: ['User'],
    description:
      `Closes accounts, all of them or none, and deletes them after ${graceDays} days. Submissions and posts stay ` +
      'without a name. Their owners are told.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, UserNotFound, OwnAccount, AccountOwnsGroups], dataField: users },
    args: { input: t.arg({ type: DeleteUsersInput }) },
    resolve: async (query, _root, { input: { userIds, reason } }, context) => {
      await deleteUsers(context, userIds, reason ?? '');
      return changed(context, userIds, rowQuery(query));
    },
  }),
  restoreUsers: t.prismaField({
    type: ['User'],
    description: 'Keeps accounts that are being deleted, all of them or none.',
    authScopes: { superAdmin: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, UserNotFound], dataField: users },
    args: { input: t.arg({ type: RestoreUsersInput }) },
    resolve: async (query, _root, { input: { userIds } }, context) => {
      await restoreUsers(context, userIds);
      return changed(context, userIds, rowQuery(query));
    },
  }),
}));
