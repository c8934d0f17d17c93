import { DomainError } from '../../core/errors.ts';

/** No message of that number among one's own of the kind. */
export class MessageNotFound extends DomainError {
  readonly code = 'MESSAGE_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '没有这条消息，它可能已被删除。',
      'en-US': 'There is no such message: it may have been deleted already.',
    });
  }
}
