import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowQuery } from '../../core/row-query.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { SentTooRecently, NoCodeNeeded, WrongEmailCode } from '../email-code/email-code.error.ts';
import { SentCodeType } from '../email-code/email-code.type.ts';
import { PasswordUnreadable } from '../password/password.error.ts';
import { EmailTaken, TooManyRequests } from '../user/account.error.ts';
import { givenPassword, newEmail } from '../user/credentials.ts';
import {
  AccountChangesLocked,
  EmailUnchanged,
  PasswordUnchanged,
  SignInAgain,
  WrongPassword,
} from '../user/own-account.error.ts';
import { GenderType } from '../user/user.type.ts';
import { removeAvatar } from './avatar.service.ts';
import { changeEmail, sendChangeEmailCode } from './change-email.service.ts';
import { changePassword } from './change-password.service.ts';
import { updateProfile } from './profile.service.ts';
import { githubAddress, line, pageAddress, paragraph, profileLength } from './profile.ts';

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ description: 'As it is, or encrypted under passwordKey.', validate: givenPassword }),
    newPassword: t.string({
      description: '6 to 20 characters; as it is, or encrypted under passwordKey.',
      validate: givenPassword,
    }),
    revokeApiTokens: t.boolean({
      required: false,
      defaultValue: false,
      description: "Takes all of the viewer's API tokens out of use as well.",
    }),
  }),
});

const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  fields: (t) => ({
    currentPassword: t.string({ description: 'As it is, or encrypted under passwordKey.', validate: givenPassword }),
    newEmail: t.string({ validate: newEmail }),
    code: t.string({
      required: false,
      description: 'The code mailed by sendChangeEmailCode, where siteConfig.isRegisterCodeRequired.',
      validate: z.string().max(20),
    }),
  }),
});

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Left out: stays as it is. Null or empty: nothing from now on.',
  fields: (t) => ({
    nickname: t.string({
      required: false,
      description: `At most ${profileLength.nickname} characters.`,
      validate: line(profileLength.nickname),
    }),
    realName: t.string({
      required: false,
      description: `At most ${profileLength.realName} characters.`,
      validate: line(profileLength.realName),
    }),
    gender: t.field({ type: GenderType, required: false }),
    school: t.string({
      required: false,
      description: `At most ${profileLength.school} characters.`,
      validate: line(profileLength.school),
    }),
    course: t.string({
      required: false,
      description: `At most ${profileLength.course} characters.`,
      validate: line(profileLength.course),
    }),
    studentId: t.string({
      required: false,
      description: `At most ${profileLength.studentId} characters.`,
      validate: line(profileLength.studentId),
    }),
    signature: t.string({
      required: false,
      description: `Markdown; at most ${profileLength.signature} characters.`,
      validate: paragraph,
    }),
    github: t.string({
      required: false,
      description: 'Address of a page, or a name on GitHub.',
      validate: githubAddress,
    }),
    blog: t.string({ required: false, description: 'Address of a page.', validate: pageAddress }),
    cfUsername: t.string({
      required: false,
      description: `Name on Codeforces; at most ${profileLength.link} characters.`,
      validate: line(profileLength.link),
    }),
  }),
});

builder.mutationFields((t) => ({
  changePassword: t.prismaField({
    type: 'User',
    description:
      "Changes the viewer's password, signs out all other devices, and tells the owner by a message and by mail.",
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [InvalidInput, WrongPassword, AccountChangesLocked, SignInAgain, PasswordUnchanged, PasswordUnreadable],
    },
    args: { input: t.arg({ type: ChangePasswordInput }) },
    resolve: async (query, _root, { input }, context) => {
      await changePassword(context, { ...input, revokeApiTokens: input.revokeApiTokens ?? false });
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: userIdOf(context.viewer) } });
    },
  }),
  sendChangeEmailCode: t.field({
    type: SentCodeType,
    description: "Mails a code to the address that is to become the viewer's, at most once a minute.",
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, NoCodeNeeded, EmailUnchanged, EmailTaken, SentTooRecently, TooManyRequests] },
    args: { email: t.arg.string({ validate: newEmail }) },
    resolve: (_root, { email }, context) => sendChangeEmailCode(context, email),
  }),
  changeEmail: t.prismaField({
    type: 'User',
    description: "Changes the viewer's e-mail address, and tells the old one.",
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: {
      types: [
        InvalidInput,
        WrongPassword,
        AccountChangesLocked,
        SignInAgain,
        EmailUnchanged,
        EmailTaken,
        WrongEmailCode,
        PasswordUnreadable,
      ],
    },
    args: { input: t.arg({ type: ChangeEmailInput }) },
    resolve: async (query, _root, { input }, context) => {
      await changeEmail(context, { ...input, code: input.code ?? '' });
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: userIdOf(context.viewer) } });
    },
  }),
  updateProfile: t.prismaField({
    type: 'User',
    description: 'Changes what the viewer says of themselves.',
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    errors: { types: [InvalidInput] },
    args: { input: t.arg({ type: UpdateProfileInput }) },
    resolve: async (query, _root, { input }, context) => {
      await updateProfile(context, input);
      return context.db.user.findUniqueOrThrow({ ...rowQuery(query), where: { id: userIdOf(context.viewer) } });
    },
  }),
  removeAvatar: t.prismaField({
    type: 'User',
    description: "Takes the viewer's picture away. One is uploaded by POST /api/file/upload-avatar.",
    authScopes: { signedIn: true },
    apiScope: 'ACCOUNT',
    resolve: async (query, _root, _args, context) => {
      await removeAvatar(context);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: userIdOf(context.viewer) } });
    },
  }),
}));
