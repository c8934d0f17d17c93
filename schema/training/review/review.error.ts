import { domainError } from '../../core/errors.ts';

export const ProblemNotSolved = domainError('PROBLEM_NOT_SOLVED', {
  description: 'The viewer has not solved the problem in practice.',
  zh: '您还没有通过该题目，请先完成它。',
  en: 'You have not solved this problem yet. Solve it first.',
});

export const ReviewNotFound = domainError('REVIEW_NOT_FOUND', {
  description: 'The problem is not in the review queue of the viewer.',
  zh: '该题目不在您的复习队列中，请刷新页面。',
  en: 'This problem is not in your review queue. Reload the page.',
});
