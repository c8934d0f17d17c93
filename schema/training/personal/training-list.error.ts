import { domainError } from '../../core/errors.ts';
import type { SolvedRequirement } from '../../core/settings/solved-requirement.service.ts';

/** Most personal lists that any setting allows an account. */
export const maxTrainingLists = 100;

export const TooManyTrainingLists = domainError('TOO_MANY_TRAINING_LISTS', {
  description: 'The account has as many lists as the site allows.',
  zh: (limit: number) => `您最多可以有 ${limit} 个题单，请先删除不需要的题单。`,
  en: (limit) => `You may not have more than ${limit} lists. Delete one that you no longer need.`,
});

export const ListPublishingForbidden = domainError('LIST_PUBLISHING_FORBIDDEN', {
  description: "The viewer's role may not publish texts, such as those of a public list.",
  zh: '您的账号不能公开发表内容，因此不能公开题单。您可以改为通过链接分享。',
  en: 'Your account may not publish texts, and so no lists. Share the list by link instead.',
});

export const TooFewSolved = domainError('TOO_FEW_SOLVED', {
  description: 'The viewer has solved too few problems of the bank to make a list public.',
  zh: ({ neededCount, solvedCount }: SolvedRequirement) =>
    `公开题单需要您至少通过 ${neededCount} 道题目，目前已通过 ${solvedCount} 道。您可以先通过链接分享。`,
  en: ({ neededCount, solvedCount }: SolvedRequirement) =>
    `A public list needs ${neededCount} problems solved by you; you have ${solvedCount}. Share it by link until then.`,
  data: (solved: SolvedRequirement) => solved,
  fields: (t) => ({
    neededCount: t.exposeInt('neededCount', { description: 'Problems that are needed.' }),
    solvedCount: t.exposeInt('solvedCount', { description: 'Problems that the viewer has solved.' }),
  }),
});
