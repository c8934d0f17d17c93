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

/** The viewer may see the problem and not do this to it. */
export class ProblemEditForbidden extends DomainError {
  readonly code = 'PROBLEM_EDIT_FORBIDDEN';

  constructor() {
    super({
      'zh-CN': '您没有权限修改该题目，只有题目作者、题目管理员和超级管理员可以修改。',
      'en-US': 'You may not change this problem; its author, problem admins and super admins may.',
    });
  }
}
