import { DomainError } from '../../core/errors.ts';

/** The browser's answer is not that of a passkey of ours, to a question of ours. */
export class PasskeyRefused extends DomainError {
  readonly code = 'PASSKEY_REFUSED';

  constructor() {
    super({
      'zh-CN': '该通行密钥未通过验证：它可能已被移除或本次请求已过期，请重试，或使用密码登录。',
      'en-US':
        'The passkey was not accepted: it may have been removed, or this took too long. ' +
        'Try again, or use your password.',
    });
  }
}

/** The viewer has no such passkey, or no longer. */
export class PasskeyNotFound extends DomainError {
  readonly code = 'PASSKEY_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该通行密钥不存在或已被移除。', 'en-US': 'There is no such passkey, or it is removed already.' });
  }
}

/** The viewer has as many passkeys as one may have. */
export class TooManyPasskeys extends DomainError {
  readonly code = 'TOO_MANY_PASSKEYS';
  /** As many as one may have. */
  readonly limit: number;

  constructor(limit: number) {
    super({
      'zh-CN': `最多可以拥有 ${limit} 个通行密钥，请先移除不再使用的。`,
      'en-US': `You may have ${limit} passkeys: remove one that you no longer use first.`,
    });
    this.limit = limit;
  }
}
