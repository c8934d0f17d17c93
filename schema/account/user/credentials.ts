import { z } from 'zod';
import { mixesLookAlikes, usernameSkeleton } from './username-skeleton.ts';

/** Longest username, in characters (specification, section 5, "Register"). */
export const maxUsernameLength = 20;
/** Shortest and longest password of a new account, in characters (specification, section 5). */
const passwordLength = { min: 6, max: 20 } as const;
/** Hash of an account without a password: none fits. */
export const noPassword = '';
/** Longest username sign-in looks at. */
const maxGivenUsername = 200;

/** What makes two usernames the same: letter case and look-alike forms of one character do not count. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

/**
 * A username as a new account holds it: as it is written, what makes it the same as another, and what it looks like.
 */
export function usernameColumns(username: string) {
  return { username, usernameKey: usernameKey(username), usernameSkeleton: usernameSkeleton(username) };
}

/** What makes two e-mail addresses the same. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

const noBlanks = {
  'zh-CN': '用户名不能包含空格或不可见字符。',
  'en-US': 'A username must not contain spaces or invisible characters.',
};
const mixedScripts = {
  'zh-CN': '用户名不能混用外形相似的文字（例如拉丁字母与西里尔字母）。',
  'en-US': 'A username must not mix scripts whose letters look alike, such as Latin and Cyrillic.',
};
const keyTooLong = {
  'zh-CN': `不能超过 ${maxUsernameLength} 个字符。`,
  'en-US': `At most ${maxUsernameLength} characters are allowed.`,
};

/** A name for a new account. */
export const newUsername = z
  .string()
  .min(1)
  .max(maxUsernameLength)
  // The last one is a blank of Braille, which Unicode counts among the symbols.
  .refine((name) => /^[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(name), {
    params: { sentence: noBlanks },
  })
  .refine((name) => !mixesLookAlikes(name), { params: { sentence: mixedScripts } })
  .refine((name) => usernameKey(name).length <= maxUsernameLength, { params: { sentence: keyTooLong } });

/** An e-mail address for a new account. */
export const newEmail = z.email().max(254);

/**
 * A password for an account to have from now on. In inputs it may be encrypted: `openNewPassword` checks what comes
 * out.
 */
export const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);

/** Longest text a password field takes: an encrypted password is about this long. */
const maxGivenPassword = 600;

/** A name somebody says is theirs: any text; the rules for new ones would only tell what cannot exist. */
export const givenUsername = z.string().min(1).max(maxGivenUsername);
/**
 * A password in an input, plain or encrypted. Longer ones are not looked at: hashing an endless text would be an
 * attack.
 */
export const givenPassword = z.string().min(1).max(maxGivenPassword);
