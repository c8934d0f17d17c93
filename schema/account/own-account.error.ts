import { DomainError } from '../errors.ts';

/** The viewer has no such session, or no longer. */
export class SessionNotFound extends DomainError {
  readonly code = 'SESSION_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该登录会话不存在或已结束。', 'en-US': 'There is no such session, or it has ended already.' });
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
