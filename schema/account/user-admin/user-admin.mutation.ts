import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { line, profileLength } from '../own-account/profile.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { EmailTaken, UsernameLooksTaken, UsernameTaken, UserNotFound } from '../user/account.error.ts';
import { givenPassword, newEmail, newUsername } from '../user/credentials.ts';
import { OwnRole } from '../user/own-account.error.ts';
import { GenderType, RoleType, SiteRightType } from '../user/user.type.ts';
import { updateUser } from './update-user.service.ts';
import { AccountBeingDeleted, OwnAccount } from './user-admin.error.ts';

/** Longest honorary title, in characters (REST contract, edit-user). */
const maxTitle = 20;
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
      description: 'True disables without reason and end; false enables. Null: stays.',
    }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.prismaField({
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
);
