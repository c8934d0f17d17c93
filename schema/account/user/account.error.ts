import { DomainError } from '../../core/errors.ts';

/** New accounts are switched off in the site settings. */
export class RegistrationClosed extends DomainError {
  readonly code = 'REGISTRATION_CLOSED';

  constructor() {
    super({ 'zh-CN': '本站暂未开放注册。', 'en-US': 'Registration is closed on this site.' });
  }
}

/** Another account has the name, upper and lower case being the same. */
export class UsernameTaken extends DomainError {
  readonly code = 'USERNAME_TAKEN';

  constructor() {
    super({ 'zh-CN': '用户名已存在。', 'en-US': 'The username already exists.' });
  }
}

/** Another account has a name that cannot be told from this one by looking. */
export class UsernameLooksTaken extends DomainError {
  readonly code = 'USERNAME_LOOKS_TAKEN';

  constructor() {
    super({
      'zh-CN': '该用户名与已有用户名外形过于相似，请换一个。',
      'en-US': 'This username looks too much like one that exists already; please choose another.',
    });
  }
}

/** Another account has the e-mail address. */
export class EmailTaken extends DomainError {
  readonly code = 'EMAIL_TAKEN';

  constructor() {
    super({ 'zh-CN': '邮箱已存在。', 'en-US': 'The email already exists.' });
  }
}

/** No account has the e-mail address. */
export class EmailUnknown extends DomainError {
  readonly code = 'EMAIL_UNKNOWN';

  constructor() {
    super({ 'zh-CN': '邮箱不存在。', 'en-US': 'The email does not exist.' });
  }
}

/** No such account, or not its password; which of the two is not told. */
export class WrongCredentials extends DomainError {
  readonly code = 'WRONG_CREDENTIALS';
  /** The next try is looked at only with a solved puzzle or a code. */
  readonly isPuzzleNext: boolean;

  constructor(isPuzzleNext: boolean) {
    super({ 'zh-CN': '用户名或密码错误。', 'en-US': 'The username or the password is wrong.' });
    this.isPuzzleNext = isPuzzleNext;
  }
}

/** After several wrong passwords a try must show that a person makes it. */
export class PuzzleNeeded extends DomainError {
  readonly code = 'PUZZLE_NEEDED';

  constructor() {
    super({
      'zh-CN': '密码错误次数过多，请在网站的登录窗口完成拼图验证后再登录，或稍后再试。',
      'en-US':
        'After several wrong passwords a puzzle must be solved: sign in by the dialog of the site, or try again later.',
    });
  }
}

/** The piece is not in its gap, or the puzzle was answered before or ran out. */
export class PuzzleFailed extends DomainError {
  readonly code = 'PUZZLE_FAILED';

  constructor() {
    super({
      'zh-CN': '拼图位置不对或已过期，请完成新的拼图。',
      'en-US': 'The piece is not in its place, or the puzzle has expired; solve the new one.',
    });
  }
}

/** A link to reset a password that was used, replaced or ran out, or that never was. */
export class ResetLinkInvalid extends DomainError {
  readonly code = 'RESET_LINK_INVALID';

  constructor() {
    super({
      'zh-CN': '重置链接与用户名不符、已使用或已过期，请检查用户名或重新申请。',
      'en-US':
        'The link does not belong to this username, was used or has expired; ' +
        'check the username, or ask for a new mail.',
    });
  }
}

/** Too many wrong passwords for one name from one address. */
export class TooManyFailures extends DomainError {
  readonly code = 'TOO_MANY_FAILURES';
  /** When the next try is looked at. */
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super({ 'zh-CN': '登录失败次数过多，请稍后再试。', 'en-US': 'Too many failed sign-ins; please try again later.' });
    this.retryAt = retryAt;
  }
}

/** Too many sign-ins or registrations from one address. */
export class TooManyRequests extends DomainError {
  readonly code = 'TOO_MANY_REQUESTS';
  /** When the next try is looked at. */
  readonly retryAt: Date;

  constructor(retryAt: Date) {
    super({ 'zh-CN': '请求过于频繁，请稍后再试。', 'en-US': 'Too many requests; please try again later.' });
    this.retryAt = retryAt;
  }
}

/** An admin has disabled the account. */
export class AccountDisabled extends DomainError {
  readonly code = 'ACCOUNT_DISABLED';

  constructor() {
    super({ 'zh-CN': '该账号已被停用，请联系管理员。', 'en-US': 'This account is disabled; please contact an admin.' });
  }
}

/** An admin names a user there is not. */
export class UserNotFound extends DomainError {
  readonly code = 'USER_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该用户不存在。', 'en-US': 'There is no such user.' });
  }
}

/** The viewer's role may not submit. */
export class SubmittingForbidden extends DomainError {
  readonly code = 'SUBMITTING_FORBIDDEN';

  constructor() {
    super({ 'zh-CN': '您的账号已被禁止提交代码。', 'en-US': 'Your account is not allowed to submit.' });
  }
}
