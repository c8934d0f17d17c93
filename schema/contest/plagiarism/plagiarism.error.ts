import { DomainError } from '../../core/errors.ts';

/** No such problem, or not for this viewer to look through. */
export class PlagiarismProblemNotFound extends DomainError {
  readonly code = 'PLAGIARISM_PROBLEM_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '该比赛题目不存在，或您不是本场比赛的管理员。',
      'en-US': 'There is no such problem in a contest, or you are no admin of the contest.',
    });
  }
}

/** No such pair, or not for this viewer. */
export class PlagiarismPairNotFound extends DomainError {
  readonly code = 'PLAGIARISM_PAIR_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '该相似代码对不存在，或您不是本场比赛的管理员。',
      'en-US': 'There is no such pair of programs, or you are no admin of the contest.',
    });
  }
}
