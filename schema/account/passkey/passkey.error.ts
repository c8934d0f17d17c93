import { domainError } from '../../core/errors.ts';

export const PasskeyRefused = domainError('PASSKEY_REFUSED', {
  description: "The browser's answer is not that of a passkey of the site to a question that is still open.",
  zh: '该通行密钥未通过验证：它可能已被移除或本次请求已过期，请重试，或使用密码登录。',
  en:
    'The passkey was not accepted: it may have been removed, or this took too long. ' +
    'Try again, or use your password.',
});

export const PasskeyNotFound = domainError('PASSKEY_NOT_FOUND', {
  description: 'The viewer has no such passkey, or no longer.',
  zh: '该通行密钥不存在或已被移除。',
  en: 'There is no such passkey, or it is removed already.',
});

export const TooManyPasskeys = domainError('TOO_MANY_PASSKEYS', {
  description: 'The viewer has as many passkeys as one may have.',
  zh: (limit: number) => `最多可以拥有 ${limit} 个通行密钥，请先移除不再使用的。`,
  en: (limit: number) => `You may have ${limit} passkeys: remove one that you no longer use first.`,
  data: (limit: number) => ({ limit }),
  fields: (t) => ({ limit: t.exposeInt('limit') }),
});
