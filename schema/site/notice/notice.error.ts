import { DomainError } from '../../core/errors.ts';

/** No notice of that number. */
export class NoticeNotFound extends DomainError {
  readonly code = 'NOTICE_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '没有这条通知，它可能已被删除。',
      'en-US': 'There is no such notice: it may have been deleted already.',
    });
  }
}

/** Its recipients have it: who they are can no longer be changed, nor can it be pushed again. */
export class NoticeAlreadyPushed extends DomainError {
  readonly code = 'NOTICE_ALREADY_PUSHED';

  constructor() {
    super({
      'zh-CN': '通知已经推送，不能再次推送或更改接收者。请新建一条通知。',
      'en-US': 'The notice was pushed already: it cannot be pushed again, nor to others. Write another one.',
    });
  }
}

/** Designated, but nobody of that name. */
export class NoticeRecipientsMissing extends DomainError {
  readonly code = 'NOTICE_RECIPIENTS_MISSING';

  constructor() {
    super({
      'zh-CN': '请指定至少一位存在的用户作为接收者。',
      'en-US': 'Name the users it is for: at least one, and all of them must exist.',
    });
  }
}
