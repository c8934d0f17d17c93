import { domainError } from '../../core/errors.ts';

export const ContestProblemHasSubmissions = domainError('CONTEST_PROBLEM_HAS_SUBMISSIONS', {
  description: 'Submissions would be deleted with the problem; nothing was.',
  zh: (submissionCount: number) => `该题目在比赛中已有 ${submissionCount} 次提交，移除题目会同时删除这些提交。`,
  en: (submissionCount: number) =>
    `The problem has ${submissionCount} submissions in this contest; ` + `they would be deleted together with it.`,
  data: (submissionCount: number) => ({ submissionCount }),
  fields: (t) => ({ submissionCount: t.exposeInt('submissionCount') }),
});

/** Most problems of one contest. */
export const maxContestProblems = 100;

export const TooManyContestProblems = domainError('TOO_MANY_CONTEST_PROBLEMS', {
  description: `A contest has at most ${maxContestProblems} problems.`,
  zh: `一场比赛最多 ${maxContestProblems} 道题目。`,
  en: `A contest has at most ${maxContestProblems} problems.`,
});
