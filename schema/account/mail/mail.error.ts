import { domainError } from '../../core/errors.ts';

export const MailNotFound = domainError('MAIL_NOT_FOUND', {
  description: 'There is no mail of that number.',
  zh: '没有这封邮件，它可能已被清理。',
  en: 'There is no such mail: it may have been tidied away.',
});

export const MailNotRetryable = domainError('MAIL_NOT_RETRYABLE', {
  description: 'It waits, or was sent.',
  zh: '只有发送失败或保留在发件箱中的邮件可以重新发送。',
  en: 'Only a mail that was given up or kept in the outbox can be sent again.',
});

export const NoMailServer = domainError('NO_MAIL_SERVER', {
  description: 'No SMTP server is set.',
  zh: '尚未设置 SMTP 服务器，请先保存邮件设置。',
  en: 'No SMTP server is set: save the mail settings first.',
});

export const MailNotAccepted = domainError('MAIL_NOT_ACCEPTED', {
  description: 'The SMTP server did not take the mail.',
  zh: (reason: string) => `SMTP 服务器没有接受邮件：${reason}`,
  en: (reason: string) => `The SMTP server did not take the mail: ${reason}`,
  data: (reason: string) => ({ reason }),
  fields: (t) => ({ reason: t.exposeString('reason', { description: "The server's or the network's words." }) }),
});
