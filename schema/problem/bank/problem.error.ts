import { DomainError } from '../../core/errors.ts';

/** No such problem, or not for this viewer; which of the two is not told. */
export class ProblemNotFound extends DomainError {
  readonly code = 'PROBLEM_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '该题号题目不存在或您没有权限查看。',
      'en-US': 'There is no such problem, or you may not see it.',
    });
  }
}
