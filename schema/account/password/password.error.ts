import { DomainError } from '../../core/errors.ts';

/** An encrypted password that cannot be opened: its nonce ran out or was used, or the key is gone. */
export class PasswordUnreadable extends DomainError {
  readonly code = 'PASSWORD_UNREADABLE';

  constructor() {
    super({
      'zh-CN': '加密的密码已失效，请重新提交。',
      'en-US': 'The encrypted password has run out; please send it again.',
    });
  }
}
