import { domainError } from '../../core/errors.ts';

export const NotProblemStaff = domainError('NOT_PROBLEM_STAFF', {
  description: 'Only admins, and the author of a problem for it, work on what its readers do not see.',
  zh: '只有管理员和题目作者可以进行此操作。',
  en: 'Only administrators and the author of the problem may do this.',
  rest: 403,
});

export const CheckerLanguageNotAvailable = domainError('CHECKER_LANGUAGE_NOT_AVAILABLE', {
  description: 'Checkers cannot be written in the language, or no judge has offered it within the last day.',
  zh: (languageKey: string) => `当前不能用该语言（${languageKey}）编写校验器或交互程序，请换一种语言。`,
  en: (languageKey: string) =>
    `A checker or interactor cannot be written in ${languageKey} now; choose another language.`,
});
