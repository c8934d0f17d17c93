import { DomainError } from '../../core/errors.ts';

/** No such question, or not for this viewer. */
export class ClarificationNotFound extends DomainError {
  readonly code = 'CLARIFICATION_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '该提问不存在，或您没有权限处理。',
      'en-US': 'There is no such question, or it is not yours to answer.',
    });
  }
}

/** Another answer has been given than the one that was to be replaced. */
export class ClarificationAnswered extends DomainError {
  readonly code = 'CLARIFICATION_ANSWERED';
  /** When it was seen to; null: it is open again. */
  readonly answeredAt: Date | null;

  constructor(answeredAt: Date | null) {
    super({
      'zh-CN': '该提问刚刚已由其他裁判处理，您的答复未发送。请先查看现有答复，再次发送将取代它。',
      'en-US':
        'Somebody on the jury has just seen to this question, so your answer was not sent. ' +
        'Look at theirs; sent again, yours takes its place.',
    });
    this.answeredAt = answeredAt;
  }
}

/** The viewer's role may not write to others. */
export class AskingForbidden extends DomainError {
  readonly code = 'ASKING_FORBIDDEN';

  constructor() {
    super({ 'zh-CN': '您的账号已被禁言，不能提问。', 'en-US': 'Your account is muted and may not ask questions.' });
  }
}
