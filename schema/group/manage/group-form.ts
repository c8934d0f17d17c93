import { z } from 'zod';
import { line, lines } from '../../account/own-account/profile.ts';
import type { Sentence } from '../../core/errors.ts';
import { isDisplayId } from '../../problem/bank/display-id.ts';

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

/** Why a group without a code is not private or protected. */
export const codeNeeded: Sentence = {
  'zh-CN': '非公开团队需要设置邀请码。',
  'en-US': 'A group that is not public needs a code.',
};
/** A hidden group may have the name, so neither sentence says that a group has it. */
export const nameTaken: Sentence = {
  'zh-CN': '该名称不可用，请换一个。',
  'en-US': 'This name is not available. Choose another one.',
};
export const shortNameTaken: Sentence = {
  'zh-CN': '该简称不可用，请换一个。',
  'en-US': 'This short name is not available. Choose another one.',
};
