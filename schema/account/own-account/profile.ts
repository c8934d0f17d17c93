import { z } from 'zod';
import type { Sentence } from '../../core/errors.ts';

/*
 * What people write of themselves. Everybody reads most of it, so it must not be able to do more than be read: no
 * characters that nobody sees, and links that lead to pages only.
 */

/** Most characters of each field (REST contract, change-userInfo). */
export const profileLength = {
  nickname: 20,
  realName: 50,
  school: 100,
  course: 100,
  studentId: 200,
  signature: 65_535,
  link: 255,
} as const;

const unseen: Sentence = { 'zh-CN': '不能包含不可见字符。', 'en-US': 'This must not contain invisible characters.' };
const noPage: Sentence = {
  'zh-CN': '请输入以 http:// 或 https:// 开头的网址。',
  'en-US': 'This must be the address of a page, such as https://example.org.',
};

/** Control characters, and those that turn the direction of what follows. */
const hiddenCharacters = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const hiddenExceptLines = /[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/u;

/** A text of one line; blank is nothing. */
export function line(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !hiddenCharacters.test(text), { params: { sentence: unseen } });
}

/** A text of several lines. */
export function lines(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !hiddenExceptLines.test(text), { params: { sentence: unseen } });
}

export const paragraph = lines(profileLength.signature);

/** The address of a page; one without a scheme is taken as https. Blank is nothing. */
export const pageAddress = z
  .string()
  .trim()
  .transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`))
  .pipe(
    z
      .string()
      .max(profileLength.link)
      .refine((text) => text === '' || isPage(text), { params: { sentence: noPage } }),
  );

/** A page on GitHub, or the name of an account there. */
export const githubAddress = z
  .string()
  .trim()
  .transform((text) =>
    /^@?[a-z\d](?:-?[a-z\d]){0,38}$/i.test(text) ? `https://github.com/${text.replace('@', '')}` : text,
  )
  .pipe(pageAddress);

function isPage(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.hostname.includes('.')
  );
}
