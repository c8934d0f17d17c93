import { DomainError } from '../errors.ts';

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

/** Another account has the e-mail address. */
export class EmailTaken extends DomainError {
  readonly code = 'EMAIL_TAKEN';

  constructor() {
    super({ 'zh-CN': '邮箱已存在。', 'en-US': 'The email already exists.' });
  }
}

/** No such account, or not its password; which of the two is not told. */
export class WrongCredentials extends DomainError {
  readonly code = 'WRONG_CREDENTIALS';

  constructor() {
    super({ 'zh-CN': '用户名或密码错误。', 'en-US': 'The username or the password is wrong.' });
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
