import { domainError } from '../../core/errors.ts';

/** Contests, and trainings, that a new term takes over at most. */
export const maxTermItems = 200;

export const TermTooLarge = domainError('TERM_TOO_LARGE', {
  description: 'The group has more contests or trainings than a new term takes over.',
  zh: `一次最多沿用 ${maxTermItems} 场比赛和 ${maxTermItems} 个训练，请先删除不再需要的内容。`,
  en: `A new term takes over ${maxTermItems} contests and ${maxTermItems} trainings. Delete those you no longer need.`,
});
