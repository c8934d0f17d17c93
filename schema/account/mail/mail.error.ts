import { DomainError } from '../../core/errors.ts';

/** No mail of that number. */
export class MailNotFound extends DomainError {
  readonly code = 'MAIL_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '没有这封邮件，它可能已被清理。',
      'en-US': 'There is no such mail: it may have been tidied away.',
    });
  }
}

/** It waits, or was sent. */
export class MailNotRetryable extends DomainError {
  readonly code = 'MAIL_NOT_RETRYABLE';

  constructor() {
    super({
      'zh-CN': '只有发送失败或保留在发件箱中的邮件可以重新发送。',
      'en-US': 'Only a mail that was given up or kept in the outbox can be sent again.',
    });
  }
}

/** Neither the environment nor the site's settings name a server. */
export class NoMailServer extends DomainError {
  readonly code = 'NO_MAIL_SERVER';

  constructor() {
    super({
      'zh-CN': '尚未设置 SMTP 服务器，请先保存邮件设置。',
      'en-US': 'No SMTP server is set: save the mail settings first.',
    });
  }
}

/** The SMTP server did not take it. */
export class MailNotAccepted extends DomainError {
  readonly code = 'MAIL_NOT_ACCEPTED';
  readonly reason: string;

  constructor(reason: string) {
    super({
      'zh-CN': `SMTP 服务器没有接受邮件：${reason}`,
      'en-US': `The SMTP server did not take the mail: ${reason}`,
    });
    this.reason = reason;
  }
}
