import { domainError } from '../../core/errors.ts';

export const ProblemNotFound = domainError('PROBLEM_NOT_FOUND', {
  description: 'There is no such problem, or the viewer may not see it.',
  zh: '该题号题目不存在或您没有权限查看。',
  en: 'There is no such problem, or you may not see it.',
  rest: 403,
});

export const ProblemEditForbidden = domainError('PROBLEM_EDIT_FORBIDDEN', {
  description: 'Only the author, problem admins and super admins change a problem.',
  zh: '您没有权限修改该题目，只有题目作者、题目管理员和超级管理员可以修改。',
  en: 'You may not change this problem; its author, problem admins and super admins may.',
  rest: 403,
});
