import { DomainError } from '../../core/errors.ts';

/** Only admins, and the author of a problem for it, work on what its readers do not see. */
export class NotProblemStaff extends DomainError {
  readonly code = 'NOT_PROBLEM_STAFF';

  constructor() {
    super({
      'zh-CN': '只有管理员和题目作者可以进行此操作。',
      'en-US': 'Only administrators and the author of the problem may do this.',
    });
  }
}

/** Checkers cannot be written in the language, or no judge has offered it within the last day. */
export class CheckerLanguageNotAvailable extends DomainError {
  readonly code = 'CHECKER_LANGUAGE_NOT_AVAILABLE';

  constructor(languageKey: string) {
    super({
      'zh-CN': `当前不能用该语言（${languageKey}）编写校验器或交互程序，请换一种语言。`,
      'en-US': `A checker or interactor cannot be written in ${languageKey} now; choose another language.`,
    });
  }
}

/** No such group, or the viewer is not one of its admins and may not know. */
export class GroupNotFound extends DomainError {
  readonly code = 'GROUP_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该团队不存在。', 'en-US': 'There is no such group.' });
  }
}
