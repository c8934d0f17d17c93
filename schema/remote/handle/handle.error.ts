import { domainError } from '../../core/errors.ts';

export const HandleProofMissing = domainError('HANDLE_PROOF_MISSING', {
  description: 'No proof was begun, or its time has passed.',
  zh: '验证已超时或尚未开始，请重新开始。',
  en: 'The proof was not begun, or its time is over: begin again.',
});

export const HandleNotProven = domainError('HANDLE_NOT_PROVEN', {
  description: 'The judge lists no run of the handle that does not compile, since the proof was begun.',
  zh: '还没有找到您的编译错误记录：请确认提交的账号和题目，稍等片刻后再次检查。',
  en: 'There is no run yet that does not compile: look at the handle and the problem, wait a moment, check again.',
});

export const HandleTextMissing = domainError('HANDLE_TEXT_MISSING', {
  description: 'The public page of the handle at the judge does not have the text of the proof.',
  zh: '该账号的公开主页上还没有这段文字：请确认账号并保存修改，稍等片刻后再次检查。',
  en: 'The public page of this handle does not have the text yet: look at the handle, save there, and check again.',
});
