import { DomainError } from '../errors.ts';

/** No such question, or not for this viewer. */
export class ClarificationNotFound extends DomainError {
  readonly code = 'CLARIFICATION_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该提问不存在，或您没有权限处理。', 'en-US': 'There is no such question, or it is not yours to answer.' });
  }
}

/** The viewer's role may not write to others. */
export class AskingForbidden extends DomainError {
  readonly code = 'ASKING_FORBIDDEN';

  constructor() {
    super({ 'zh-CN': '您的账号已被禁言，不能提问。', 'en-US': 'Your account is muted and may not ask questions.' });
  }
}
