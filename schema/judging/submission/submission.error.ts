import { DomainError } from '../../core/errors.ts';

/** Longest program, in characters (specification, section 5). */
export const maxCodeLength = 65_535;

/** Judging is switched off there. */
export class JudgingClosed extends DomainError {
  readonly code = 'JUDGING_CLOSED';

  constructor() {
    super({
      'zh-CN': '评测功能已由管理员暂时关闭，您的代码未被提交，请稍后再试。',
      'en-US':
        'Judging has been switched off by the admins for now; your code was not submitted. Please try again later.',
    });
  }
}

/** The problem does not offer the language, or no judge has offered it within the last day. */
export class LanguageNotAvailable extends DomainError {
  readonly code = 'LANGUAGE_NOT_AVAILABLE';

  constructor(languageKey: string) {
    super({
      'zh-CN': `当前无法用该语言（${languageKey}）提交此题，请换一种语言。`,
      'en-US': `This problem cannot be solved in ${languageKey} now; choose another language.`,
    });
  }
}

/** Nothing but white space. */
export class CodeEmpty extends DomainError {
  readonly code = 'CODE_EMPTY';

  constructor() {
    super({ 'zh-CN': '代码不能为空。', 'en-US': 'Code can not be empty.' });
  }
}

/** Longer than the limit. */
export class CodeTooLong extends DomainError {
  readonly code = 'CODE_TOO_LONG';
  readonly maxLength = maxCodeLength;

  constructor() {
    super({ 'zh-CN': `代码长度不能超过 ${maxCodeLength}。`, 'en-US': `Code Length can not exceed ${maxCodeLength}.` });
  }
}

/** The submit interval of the site has not passed. */
export class SubmitTooSoon extends DomainError {
  readonly code = 'SUBMIT_TOO_SOON';
  /** When the next submission is taken. */
  readonly retryAt: Date;

  constructor(retryAt: Date, now: Date) {
    const seconds = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 1_000));
    super({
      'zh-CN': `提交过于频繁，请在 ${seconds} 秒后再试。`,
      'en-US': `You submit too often; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    });
    this.retryAt = retryAt;
  }
}

/** Many submissions in a short time: the next one needs a captcha. */
export class CaptchaNeeded extends DomainError {
  readonly code = 'CAPTCHA_NEEDED';

  constructor() {
    super({
      'zh-CN': '您在短时间内提交了很多次，请输入验证码后再提交。',
      'en-US': 'You have submitted many times in a short while; read the letters of the picture to go on.',
    });
  }
}

/** No such submission, or not for this viewer; which of the two is not told. */
export class SubmissionNotFound extends DomainError {
  readonly code = 'SUBMISSION_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '此提交不存在或您没有权限查看。',
      'en-US': 'There is no such submission, or you may not see it.',
    });
  }
}

/** Only its writer and admins decide on a submission. */
export class NotYourSubmission extends DomainError {
  readonly code = 'NOT_YOUR_SUBMISSION';

  constructor() {
    super({ 'zh-CN': '只能操作自己的提交。', 'en-US': 'This is not your submission.' });
  }
}

/** Only what could not be sent to its judge is sent again. */
export class ResubmitNotNeeded extends DomainError {
  readonly code = 'RESUBMIT_NOT_NEEDED';

  constructor() {
    super({
      'zh-CN': '只有提交失败的代码可以重新提交。',
      'en-US': 'Only a submission that failed to be sent can be sent again.',
    });
  }
}

/** Code of contests is never shared, nor where the problem forbids it. */
export class SharingForbidden extends DomainError {
  readonly code = 'SHARING_FORBIDDEN';

  constructor() {
    super({ 'zh-CN': '该提交的代码不允许分享。', 'en-US': 'The code of this submission cannot be shared.' });
  }
}
