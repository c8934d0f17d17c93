import { DomainError } from '../../core/errors.ts';

/** The code is not the one sent last, or it ran out or was tried too often. */
export class WrongEmailCode extends DomainError {
  readonly code = 'WRONG_EMAIL_CODE';

  constructor() {
    super({
      'zh-CN': '邮箱验证码错误或已过期，请检查或重新获取。',
      'en-US': 'The e-mail code is wrong or has expired; check it, or ask for a new one.',
    });
  }
}

/** A mail of this kind went there a moment ago. */
export class SentTooRecently extends DomainError {
  readonly code = 'SENT_TOO_RECENTLY';
  /** When the next one may be sent. */
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super({
      'zh-CN': '邮件刚刚发送过，请稍后再试，并检查垃圾邮件箱。',
      'en-US': 'A mail was sent a moment ago; look into your spam folder, or try again in a while.',
    });
    this.retryAt = retryAt;
  }
}

/** The site does not ask for a code here. */
export class NoCodeNeeded extends DomainError {
  readonly code = 'NO_CODE_NEEDED';

  constructor() {
    super({ 'zh-CN': '现在不需要验证码，可直接提交。', 'en-US': 'No code is needed now: go on without one.' });
  }
}
