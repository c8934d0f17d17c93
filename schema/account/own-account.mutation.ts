import { builder, errorType } from '../builder.ts';
import { InvalidInput } from '../invalid-input.ts';
import { rowQuery } from '../row-query.ts';
import { removeAvatar } from './avatar.service.ts';
import { changePassword } from './change-password.service.ts';
import { givenPassword, newPassword } from './credentials.ts';
import { AccountChangesLocked, PasswordUnchanged, WrongPassword } from './own-account.error.ts';
import { githubAddress, line, pageAddress, paragraph, profileLength } from './profile.ts';
import { updateProfile } from './profile.service.ts';
import { GenderType } from './user.type.ts';
import { userIdOf } from './viewer-user.ts';

errorType(WrongPassword, {
  description: "The current password that was given is not the viewer's.",
  fields: (t) => ({ triesLeft: t.exposeInt('triesLeft', { description: 'As many wrong ones are left before changes are locked.' }) }),
});
errorType(AccountChangesLocked, {
  description: 'Five wrong passwords or codes lock changes of password and e-mail for half an hour.',
  fields: (t) => ({ retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next try is looked at.' }) }),
});
errorType(PasswordUnchanged, { description: 'The new password is the current one.' });

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ validate: givenPassword }),
    newPassword: t.string({ description: '6 to 20 characters.', validate: newPassword }),
  }),
});

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Left out: stays as it is. Null or empty: nothing from now on.',
  fields: (t) => ({
    nickname: t.string({ required: false, description: `At most ${profileLength.nickname} characters.`, validate: line(profileLength.nickname) }),
    realName: t.string({ required: false, description: `At most ${profileLength.realName} characters.`, validate: line(profileLength.realName) }),
    gender: t.field({ type: GenderType, required: false }),
    school: t.string({ required: false, description: `At most ${profileLength.school} characters.`, validate: line(profileLength.school) }),
    course: t.string({ required: false, description: `At most ${profileLength.course} characters.`, validate: line(profileLength.course) }),
    studentId: t.string({ required: false, description: `At most ${profileLength.studentId} characters.`, validate: line(profileLength.studentId) }),
    signature: t.string({ required: false, description: `Markdown; at most ${profileLength.signature} characters.`, validate: paragraph }),
    github: t.string({ required: false, description: 'Address of a page, or a name on GitHub.', validate: githubAddress }),
    blog: t.string({ required: false, description: 'Address of a page.', validate: pageAddress }),
    cfUsername: t.string({ required: false, description: `Name on Codeforces; at most ${profileLength.link} characters.`, validate: line(profileLength.link) }),
  }),
});

builder.mutationFields((t) => ({
  changePassword: t.prismaField({
    type: 'User',
    description: "Changes the viewer's password, signs out all other devices, and tells the owner by mail.",
    authScopes: { signedIn: true },
    apiScope: 'NEVER',
    errors: { types: [InvalidInput, WrongPassword, AccountChangesLocked, PasswordUnchanged] },
    args: { input: t.arg({ type: ChangePasswordInput }) },
    resolve: async (query, _root, { input }, context) => {
      await changePassword(context, input);
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
