import { domainError } from '../../core/errors.ts';

export const PasswordUnreadable = domainError('PASSWORD_UNREADABLE', {
  description: 'An encrypted password that cannot be opened: ask for another key and nonce and encrypt it anew.',
  zh: '加密的密码已失效，请重新提交。',
  en: 'The encrypted password has run out; please send it again.',
});
