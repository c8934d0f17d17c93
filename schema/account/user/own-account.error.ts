import { DomainError } from '../../core/errors.ts';

/** The viewer has no such session, or no longer. */
export class SessionNotFound extends DomainError {
  readonly code = 'SESSION_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该登录会话不存在或已结束。', 'en-US': 'There is no such session, or it has ended already.' });
  }
}

/** The current password that was given is not the viewer's. */
export class WrongPassword extends DomainError {
  readonly code = 'WRONG_PASSWORD';
  /** As many wrong ones are left before changes are locked. */
  readonly triesLeft: number;

  constructor(triesLeft: number) {
    super({
      'zh-CN': `当前密码错误，还可以尝试 ${triesLeft} 次。`,
      'en-US': `The current password is wrong; tries left: ${triesLeft}.`,
    });
    this.triesLeft = triesLeft;
  }
}

/** The account has no password that could be asked for, and its user signed in too long ago to do without. */
export class SignInAgain extends DomainError {
  readonly code = 'SIGN_IN_AGAIN';

  constructor() {
    super({
      'zh-CN': '此账号没有密码：请退出后重新登录，并在 15 分钟内完成此操作。',
      'en-US': 'This account has no password: sign out, sign in again, and do this within 15 minutes.',
    });
  }
}

/** Too many wrong passwords or codes: password and e-mail cannot be changed for a while. */
export class AccountChangesLocked extends DomainError {
  readonly code = 'ACCOUNT_CHANGES_LOCKED';
  /** When the next try is looked at. */
  readonly retryAt: Date;

  constructor(retryAt: Date, now: Date) {
    const minutes = Math.max(1, Math.ceil((retryAt.getTime() - now.getTime()) / 60_000));
    super({
      'zh-CN': `错误次数过多，已暂时锁定，请在 ${minutes} 分钟后再试。`,
      'en-US': `Too many wrong tries: this is locked for now. Try again in ${minutes} minutes.`,
    });
    this.retryAt = retryAt;
  }
}

/** The new password is the current one. */
export class PasswordUnchanged extends DomainError {
  readonly code = 'PASSWORD_UNCHANGED';

  constructor() {
    super({ 'zh-CN': '新密码不能与当前密码相同。', 'en-US': 'The new password must differ from the current one.' });
  }
}

/** The new e-mail address is the one the account has. */
export class EmailUnchanged extends DomainError {
  readonly code = 'EMAIL_UNCHANGED';

  constructor() {
    super({
      'zh-CN': '新邮箱不能与当前邮箱相同。',
      'en-US': 'The new e-mail address must differ from the current one.',
    });
  }
}

/** Not a picture that is taken as an avatar. */
export class AvatarUnreadable extends DomainError {
  readonly code = 'AVATAR_UNREADABLE';

  constructor() {
    super({
      'zh-CN': '无法识别该图片，请上传 gif、jpg、jpeg、png、bmp 或 webp 格式且尺寸不过大的图片。',
      'en-US':
        'This picture cannot be read: choose a gif, jpg, jpeg, png, bmp or webp that is not too large in pixels.',
    });
  }
}

/** More bytes than an avatar may have. */
export class AvatarTooLarge extends DomainError {
  readonly code = 'AVATAR_TOO_LARGE';

  constructor() {
    super({
      'zh-CN': '图片不能超过 2 MB，请选择更小的图片。',
      'en-US': 'A picture may have 2 MB at most: choose a smaller one.',
    });
  }
}

/** The viewer has no such token, or no longer. */
export class ApiTokenNotFound extends DomainError {
  readonly code = 'API_TOKEN_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该令牌不存在或已被撤销。', 'en-US': 'There is no such token, or it is revoked already.' });
  }
}

/** The viewer has as many tokens as one may have. */
export class TooManyApiTokens extends DomainError {
  readonly code = 'TOO_MANY_API_TOKENS';
  /** As many as one may have. */
  readonly limit: number;

  constructor(limit: number) {
    super({
      'zh-CN': `最多可以拥有 ${limit} 个令牌，请先撤销不再使用的令牌。`,
      'en-US': `You may have ${limit} tokens: revoke one that you no longer use first.`,
    });
    this.limit = limit;
  }
}

/** The scope ADMIN is for those who are admins. */
export class AdminScopeForbidden extends DomainError {
  readonly code = 'ADMIN_SCOPE_FORBIDDEN';

  constructor() {
    super({ 'zh-CN': '只有管理员可以授予 admin 权限。', 'en-US': 'Only admins can give a token the scope admin.' });
  }
}

/** Without it nobody could get into the account any more. */
export class LastWayIn extends DomainError {
  readonly code = 'LAST_WAY_IN';

  constructor() {
    super({
      'zh-CN': '这是该账号唯一的登录方式：请先设置密码，或添加其他登录方式。',
      'en-US': 'This is the only way into the account: set a password first, or add another way to sign in.',
    });
  }
}

/** Super admins do not change their own role: the last of them would lock everybody out. */
export class OwnRole extends DomainError {
  readonly code = 'OWN_ROLE';

  constructor() {
    super({ 'zh-CN': '不能修改自己的角色。', 'en-US': 'You cannot change your own role.' });
  }
}
