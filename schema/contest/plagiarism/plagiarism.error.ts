import { domainError } from '../../core/errors.ts';

export const PlagiarismProblemNotFound = domainError('PLAGIARISM_PROBLEM_NOT_FOUND', {
  description: 'There is no such problem in a contest, or the viewer is no admin of the contest.',
  zh: '该比赛题目不存在，或您不是本场比赛的管理员。',
  en: 'There is no such problem in a contest, or you are no admin of the contest.',
});

export const PlagiarismPairNotFound = domainError('PLAGIARISM_PAIR_NOT_FOUND', {
  description: 'There is no such pair of programs, or the viewer is no admin of the contest.',
  zh: '该相似代码对不存在，或您不是本场比赛的管理员。',
  en: 'There is no such pair of programs, or you are no admin of the contest.',
});
