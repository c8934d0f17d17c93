import { domainError } from '../../core/errors.ts';

/** Fewest characters of a text to be printed (specification, section 5). */
export const minPrintLength = 50;
/** Most, in characters. */
export const maxPrintLength = 65_535;

export const ContestPrintNotFound = domainError('CONTEST_PRINT_NOT_FOUND', {
  description: 'There is no such text, or the viewer does not administer its contest.',
  zh: '该打印请求不存在，或您没有权限查看。',
  en: 'There is no such print request, or you may not see it.',
  rest: 403,
});

export const PrintingClosed = domainError('PRINTING_CLOSED', {
  description: 'The contest prints nothing.',
  zh: '本场比赛未开启打印功能。',
  en: 'This contest prints nothing.',
  rest: 403,
});

export const PrintContentEmpty = domainError('PRINT_CONTENT_EMPTY', {
  description: 'Nothing but white space.',
  zh: '打印内容不能为空。',
  en: 'Content cannot be empty',
});

export const PrintContentTooShort = domainError('PRINT_CONTENT_TOO_SHORT', {
  description: `Fewer than ${minPrintLength} characters.`,
  zh: `打印内容不能少于 ${minPrintLength} 个字符。`,
  en: `Content needs at least ${minPrintLength} characters`,
});

export const PrintContentTooLong = domainError('PRINT_CONTENT_TOO_LONG', {
  description: `More than ${maxPrintLength} characters.`,
  zh: `打印内容不能超过 ${maxPrintLength} 个字符。`,
  en: `Content can not exceed ${maxPrintLength} characters`,
});
