import { DomainError } from '../../core/errors.ts';

/** Submissions go with a problem of a contest, so whoever takes it out says so twice. */
export class ContestProblemHasSubmissions extends DomainError {
  readonly code = 'CONTEST_PROBLEM_HAS_SUBMISSIONS';
  readonly submissionCount: number;

  constructor(submissionCount: number) {
    super({
      'zh-CN': `该题目在比赛中已有 ${submissionCount} 次提交，移除题目会同时删除这些提交。`,
      'en-US':
        `The problem has ${submissionCount} submissions in this contest; ` + `they would be deleted together with it.`,
    });
    this.submissionCount = submissionCount;
  }
}

/** Most problems of one contest. */
export const maxContestProblems = 100;

/** The contest is full. */
export class TooManyContestProblems extends DomainError {
  readonly code = 'TOO_MANY_CONTEST_PROBLEMS';

  constructor() {
    super({
      'zh-CN': `一场比赛最多 ${maxContestProblems} 道题目。`,
      'en-US': `A contest has at most ${maxContestProblems} problems.`,
    });
  }
}
