import { z } from 'zod';
import {
  type RestUserFragment,
  RestRegisterDocument,
  RestSignInDocument,
  RestSignOutDocument,
  RestViewerRoleDocument,
} from './account.rest.generated.ts';
import { failDomain } from './operate.ts';
import { restCall } from './rest-call.ts';
import { optionalText, text } from './wire.ts';

/** Role names of the wire; restricted ordinary users keep the reference's names, misspelling included. */
const roleNames = {
  ROOT: 'root',
  ADMIN: 'admin',
  PROBLEM_ADMIN: 'problem_admin',
  USER: 'default_user',
  NO_SUBMIT: 'no_subimit_user',
  NO_DISCUSS: 'no_discuss_user',
  MUTED: 'mute_user',
  NO_SUBMIT_NO_DISCUSS: 'no_submit_no_discuss_user',
  NO_SUBMIT_MUTED: 'no_submit_mute_user',
} as const;

/** The user as the wire shows them to themselves. */
export function wireUser(user: RestUserFragment) {
  return {
    uid: user.id,
    username: user.username,
    nickname: user.nickname,
    avatar: user.avatarUrl,
    titleName: user.titleName,
    titleColor: user.titleColor,
    email: user.email,
    number: user.studentId,
    gender: user.gender?.toLowerCase() ?? null,
    school: user.school,
    course: user.course,
    signature: user.signature,
    realname: user.realName,
    github: user.github,
    blog: user.blog,
    cfUsername: user.cfUsername,
    roleList: user.role ? [roleNames[user.role]] : [],
  };
}

/** Calls of the contract's areas "auth" and "admin-account". */
export const accountCalls = [
  signInCall('/api/login', { isForAdmins: false }),
  signInCall('/api/admin/login', { isForAdmins: true }),
  restCall({
    method: 'POST',
    path: '/api/register',
    auth: 'none',
    input: z.object({ username: text, password: text, email: text, code: optionalText }),
    async answer({ input, operate }) {
      const { register } = await operate(RestRegisterDocument, { input });
      return register.__typename === 'RegisterSuccess' ? null : failDomain(register);
    },
  }),
  signOutCall('/api/logout', 'user'),
  signOutCall('/api/admin/logout', 'admin'),
  restCall({
    method: 'GET',
    path: '/api/get-user-auth-info',
    auth: 'user',
    input: z.object({}),
    async answer({ operate }) {
      const { viewer } = await operate(RestViewerRoleDocument, {});
      return { roles: viewer.role ? [roleNames[viewer.role]] : [], permissions: null };
    },
  }),
];

function signInCall(path: string, { isForAdmins }: { readonly isForAdmins: boolean }) {
  return restCall({
    method: 'POST',
    path,
    auth: 'none',
    input: z.object({ username: text, password: text }),
    async answer({ input, operate, reply }) {
      const { signIn } = await operate(RestSignInDocument, { input: { ...input, isForAdmins } });
      if (signIn.__typename !== 'SignInSuccess') return failDomain(signIn);
      reply.header('Authorization', signIn.data.token);
      return wireUser(signIn.data.user);
    },
  });
}

function signOutCall(path: string, auth: 'user' | 'admin') {
  return restCall({
    method: 'GET',
    path,
    auth,
    changesState: true,
    input: z.object({}),
    async answer({ operate }) {
      await operate(RestSignOutDocument, {});
      return null;
    },
  });
}
