import { z } from 'zod';
import type { RestUserFragment } from './account.rest.generated.ts';
import { wireUser } from './account.rest.ts';
import { failDomain } from './operate.ts';
import { restCall, WithMessage } from './rest-call.ts';
import {
  RestChangeEmailDocument,
  RestChangePasswordDocument,
  RestSendChangeEmailCodeDocument,
  RestUpdateProfileDocument,
} from './user.rest.generated.ts';
import { optionalText, text } from './wire.ts';

/** Genders of the wire. */
const genders = { male: 'MALE', female: 'FEMALE', secrecy: 'SECRECY' } as const;

/** A secret that is wrong, and a lock, are told inside `data`, with a body status of success. */
const secretCodes: Readonly<Record<string, number>> = {
  WRONG_PASSWORD: 400,
  WRONG_EMAIL_CODE: 400,
  ACCOUNT_CHANGES_LOCKED: 403,
};

/** What the calls that ask for a secret answer: how it went, and the user as they are now. */
function secretAnswer(error: {
  readonly code: string;
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}) {
  const code = secretCodes[error.code];
  return code === undefined ? failDomain(error) : { code, msg: error.message, userInfo: null };
}

function changed(user: RestUserFragment) {
  return { code: 200, msg: 'success', userInfo: wireUser(user) };
}

/** Calls of the contract's area "user" that are about one's own account. */
export const userCalls = [
  restCall({
    method: 'POST',
    path: '/api/change-password',
    auth: 'user',
    input: z.object({ oldPassword: text, newPassword: text }),
    async answer({ input: { oldPassword, newPassword }, operate }) {
      const { changePassword } = await operate(RestChangePasswordDocument, {
        input: { currentPassword: oldPassword, newPassword },
      });
      return changePassword.__typename === 'ChangePasswordSuccess'
        ? changed(changePassword.data)
        : secretAnswer(changePassword);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-change-email-code',
    auth: 'user',
    changesState: true,
    input: z.object({ email: text }),
    async answer({ input: { email }, operate }) {
      const { sendChangeEmailCode } = await operate(RestSendChangeEmailCodeDocument, { email });
      if (sendChangeEmailCode.__typename === 'NoCodeNeeded') return new WithMessage(null, sendChangeEmailCode.message);
      return sendChangeEmailCode.__typename === 'SendChangeEmailCodeSuccess' ? null : failDomain(sendChangeEmailCode);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/change-email',
    auth: 'user',
    input: z.object({ password: text, newEmail: text, code: optionalText }),
    async answer({ input: { password, newEmail, code }, operate }) {
      const { changeEmail } = await operate(RestChangeEmailDocument, {
        input: { currentPassword: password, newEmail, code: code ?? null },
      });
      return changeEmail.__typename === 'ChangeEmailSuccess' ? changed(changeEmail.data) : secretAnswer(changeEmail);
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/change-userInfo',
    auth: 'user',
    input: z.object({
      realname: optionalText,
      nickname: optionalText,
      signature: optionalText,
      blog: optionalText,
      github: optionalText,
      school: optionalText,
      number: optionalText,
      cfUsername: optionalText,
      gender: optionalText,
    }),
    async answer({ input: { realname, number, gender, ...rest }, operate }) {
      const known = Object.entries(genders).find(([name]) => name === gender);
      // What is not sent is empty from now on; the course is no part of this call and stays.
      const { nickname = null, signature = null, blog = null, github = null, school = null, cfUsername = null } = rest;
      const input = {
        nickname,
        signature,
        blog,
        github,
        school,
        cfUsername,
        realName: realname ?? null,
        studentId: number ?? null,
        gender: known?.[1] ?? null,
      };
      const { updateProfile } = await operate(RestUpdateProfileDocument, { input });
      return updateProfile.__typename === 'UpdateProfileSuccess'
        ? wireUser(updateProfile.data)
        : failDomain(updateProfile);
    },
  }),
];
