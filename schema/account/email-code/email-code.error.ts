import { domainError } from '../../core/errors.ts';

export const WrongEmailCode = domainError('WRONG_EMAIL_CODE', {
  description: 'Not the code sent last, or it ran out or was tried five times.',
  zh: '邮箱验证码错误或已过期，请检查或重新获取。',
  en: 'The e-mail code is wrong or has expired; check it, or ask for a new one.',
});

export const SentTooRecently = domainError('SENT_TOO_RECENTLY', {
  description: 'A mail of this kind went there a moment ago.',
  zh: '邮件刚刚发送过，请稍后再试，并检查垃圾邮件箱。',
  en: 'A mail was sent a moment ago; look into your spam folder, or try again in a while.',
  data: (retryAt: Date) => ({ retryAt }),
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next one may be sent.' }),
  }),
});

export const NoCodeNeeded = domainError('NO_CODE_NEEDED', {
  description: 'The site does not ask for a code here.',
  zh: '现在不需要验证码，可直接提交。',
  en: 'No code is needed now: go on without one.',
});
