import type { GroupAccess } from '@verdict/prisma/generated/client/client.ts';
import { z } from 'zod';
import { line, lines } from '../../account/own-account/profile.ts';
import type { Sentence } from '../../core/errors.ts';
import { randomLetters } from '../../core/random-letters.ts';
import { isDisplayId } from '../../problem/bank/display-id.ts';
import type { Fault } from '../../problem/editing/fault.ts';

/** Characters of an invitation code (specification, section 9). */
const codeLength = 6;

const noPrefix: Sentence = {
  'zh-CN': '简称会成为题号的前缀，不能包含空格、/、?、#、% 和 \\。',
  'en-US': 'A short name begins display ids: no blanks, and none of / ? # % \\.',
};
const wrongCode: Sentence = {
  'zh-CN': `邀请码必须是 ${codeLength} 个字符，不能包含空格。`,
  'en-US': `A code has exactly ${codeLength} characters and no blanks.`,
};

/** Bounds of what a group says of itself (specification, section 5). */
export const groupForm = {
  name: line(25).min(5),
  shortName: line(10)
    .min(5)
    .refine(isDisplayId, { params: { sentence: noPrefix } }),
  brief: line(50).min(5),
  description: lines(1_000).min(5),
  code: z.string().refine((code) => /^\S{6}$/u.test(code) && code.length === codeLength, {
    params: { sentence: wrongCode },
  }),
};

const codeMissing: Sentence = {
  'zh-CN': '在列表中显示的私有团队需要设置邀请码。',
  'en-US': 'A private group that is shown in the list needs a code.',
};

/** Applications ask for the code of a private group alone, and nobody outside applies to a hidden one. */
export function codeFaults({
  access,
  code,
  isVisible,
}: {
  readonly access: GroupAccess;
  readonly code: string | null;
  readonly isVisible: boolean;
}): Fault[] {
  return access === 'PRIVATE' && isVisible && code === null ? [{ path: 'code', sentence: codeMissing }] : [];
}

/** A code for a group. */
export function newGroupCode(): string {
  return randomLetters(1, codeLength);
}

/** A hidden group may have the name, so neither sentence says that a group has it. */
export const nameTaken: Sentence = {
  'zh-CN': '该名称不可用，请换一个。',
  'en-US': 'This name is not available. Choose another one.',
};
export const shortNameTaken: Sentence = {
  'zh-CN': '该简称不可用，请换一个。',
  'en-US': 'This short name is not available. Choose another one.',
};
