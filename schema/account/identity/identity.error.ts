import { DomainError } from '../../core/errors.ts';

/** The ticket was used or ran out, or belongs to another browser. */
export class IdentityTicketInvalid extends DomainError {
  readonly code = 'IDENTITY_TICKET_INVALID';

  constructor() {
    super({
      'zh-CN': '本次登录已失效，请重新通过该平台登录。',
      'en-US': 'This sign-in has expired: go to the provider once more.',
    });
  }
}

/** An account here has the e-mail address that the provider tells; only its owner may link the two. */
export class IdentityNotLinked extends DomainError {
  readonly code = 'IDENTITY_NOT_LINKED';

  constructor() {
    super({
      'zh-CN': '您的邮箱已在本站注册：请用密码登录，然后在设置的“安全”中关联该平台。',
      'en-US':
        'There is an account with your e-mail address: sign in with its password, ' +
        'then link the provider in the settings, "Security".',
    });
  }
}

/** The account elsewhere is linked to another account here. */
export class IdentityTaken extends DomainError {
  readonly code = 'IDENTITY_TAKEN';

  constructor() {
    super({
      'zh-CN': '该平台账号已关联本站的其他账号，请先在那个账号中解除关联。',
      'en-US': 'That account is linked to another account here: unlink it there first.',
    });
  }
}

/** The viewer has no such link, or no longer. */
export class IdentityNotFound extends DomainError {
  readonly code = 'IDENTITY_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该关联不存在或已解除。', 'en-US': 'There is no such link, or it is removed already.' });
  }
}
