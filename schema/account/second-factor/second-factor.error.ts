import { DomainError } from '../../core/errors.ts';

/** What a second factor may be given by. */
export type SecondFactorMethod = 'TOTP' | 'RECOVERY_CODE' | 'PASSKEY';

/** The password is right, and the account asks for a second factor. */
export class SecondFactorNeeded extends DomainError {
  readonly code = 'SECOND_FACTOR_NEEDED';
  /** Stands for the password. */
  readonly ticket: string;
  readonly methods: readonly SecondFactorMethod[];
  /** JSON for `navigator.credentials.get`; null when the account has no passkey. */
  readonly passkeyOptions: string | null;

  constructor({ ticket, methods, passkeyOptions }: Pick<SecondFactorNeeded, 'ticket' | 'methods' | 'passkeyOptions'>) {
    super({
      'zh-CN': '该账号已开启二次验证：请在网站上登录；脚本和工具请使用在设置中创建的 API 令牌。',
      'en-US':
        'This account asks for a second factor: sign in on the site; ' +
        'scripts and tools use an API token, made in the settings.',
    });
    this.ticket = ticket;
    this.methods = methods;
    this.passkeyOptions = passkeyOptions;
  }
}

/** The ticket was used, tried too often or ran out. */
export class SignInTicketInvalid extends DomainError {
  readonly code = 'SIGN_IN_TICKET_INVALID';

  constructor() {
    super({
      'zh-CN': '本次验证已失效，请重新输入密码登录。',
      'en-US': 'This sign-in has expired: enter your password again.',
    });
  }
}

/** Not a code of now, one that was used before, no recovery code of the account, or not its passkey. */
export class WrongSecondFactor extends DomainError {
  readonly code = 'WRONG_SECOND_FACTOR';

  constructor() {
    super({
      'zh-CN': '验证未通过。每个验证码只能使用一次，请等待应用显示新的验证码，并检查手机时间是否准确。',
      'en-US':
        'This was not accepted. Each code works once: wait for the next one, ' +
        'and check that the clock of your phone is right.',
    });
  }
}

/** Too many wrong codes for one account: codes of the app are not looked at for a while. */
export class SecondFactorLocked extends DomainError {
  readonly code = 'SECOND_FACTOR_LOCKED';
  /** When the next code is looked at. */
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super({
      'zh-CN': '验证码错误次数过多，请稍后再试，或使用恢复代码、通行密钥登录。',
      'en-US': 'Too many wrong codes: try again later, or use a recovery code or a passkey.',
    });
    this.retryAt = retryAt;
  }
}

/** The second factor is on already. */
export class SecondFactorOn extends DomainError {
  readonly code = 'SECOND_FACTOR_ON';

  constructor() {
    super({
      'zh-CN': '二次验证已开启，如需更换请先关闭。',
      'en-US': 'The second factor is on already: turn it off first to set up another.',
    });
  }
}

/** There is no second factor, or no set-up that could be confirmed. */
export class SecondFactorOff extends DomainError {
  readonly code = 'SECOND_FACTOR_OFF';

  constructor() {
    super({
      'zh-CN': '尚未设置二次验证，或设置已失效，请重新设置。',
      'en-US': 'No second factor is set up, or the set-up has expired: begin it anew.',
    });
  }
}

/** The user whose second factor is to be removed has none. */
export class SecondFactorNotSet extends DomainError {
  readonly code = 'SECOND_FACTOR_NOT_SET';

  constructor() {
    super({ 'zh-CN': '该用户没有开启二次验证。', 'en-US': 'This user has no second factor.' });
  }
}

/** An admin wants to remove their own second factor as they would remove another's. */
export class OwnSecondFactor extends DomainError {
  readonly code = 'OWN_SECOND_FACTOR';

  constructor() {
    super({ 'zh-CN': '您自己的二次验证请在设置中关闭。', 'en-US': 'Turn your own second factor off in the settings.' });
  }
}
