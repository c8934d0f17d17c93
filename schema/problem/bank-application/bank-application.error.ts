import { domainError } from '../../core/errors.ts';

export const ProblemNotOfGroup = domainError('PROBLEM_NOT_OF_GROUP', {
  description: 'The problem belongs to the site, so it is in the public bank already.',
  zh: '该题目不属于任何团队，无需申请收录。',
  en: 'The problem belongs to no group, so there is nothing to apply for.',
});

export const ProblemNotPublic = domainError('PROBLEM_NOT_PUBLIC', {
  description: 'A hidden problem neither applies for the public bank nor is accepted there.',
  zh: '该题目未在团队内公开。请先将其权限改为“公开”。',
  en: 'The problem is hidden within its group. Make it public there first.',
});

export const BankApplicationChanged = domainError('BANK_APPLICATION_CHANGED', {
  description: 'The application is in a state that does not allow this, such as decided already.',
  zh: '该申请的状态已变化，请刷新后重试。',
  en: 'The application has changed since. Reload, then try again.',
});
