import { domainError } from '../../core/errors.ts';

export const ProblemNotFound = domainError('PROBLEM_NOT_FOUND', {
  description: 'There is no such problem, or the viewer may not see it.',
  zh: '该题号题目不存在或您没有权限查看。',
  en: 'There is no such problem, or you may not see it.',
  rest: 403,
});

export const ProblemEditForbidden = domainError('PROBLEM_EDIT_FORBIDDEN', {
  description: 'Only the author changes a problem, and those who may change all problems of its place.',
  zh: '您没有权限修改该题目。如需修改，请联系题目作者、题目管理员或所属团队的负责人。',
  en: 'You may not change this problem. Ask its author, a problem admin or a root of its group.',
  rest: 403,
});
