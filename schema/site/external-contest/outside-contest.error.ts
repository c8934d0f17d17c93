import { domainError } from '../../core/errors.ts';

export const OutsideContestNotFound = domainError('OUTSIDE_CONTEST_NOT_FOUND', {
  description: 'There is no such outside contest.',
  zh: '站外比赛不存在，请刷新列表。',
  en: 'There is no such outside contest; refresh the list.',
});
