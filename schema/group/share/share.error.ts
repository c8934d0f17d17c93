import { domainError } from '../../core/errors.ts';

/** Groups that one problem or training is shared with. */
export const maxReceivers = 50;
/** What one group received. */
export const maxReceived = 500;
/** Offers that a group has not answered. */
export const maxOffers = 100;

export const GroupShareNotFound = domainError('GROUP_SHARE_NOT_FOUND', {
  description: 'There is no such share or offer, or the viewer runs neither of its groups.',
  zh: '该共享不存在或已结束。',
  en: 'This is not shared, or no longer.',
  rest: 404,
});

export const TooManyGroupShares = domainError('TOO_MANY_GROUP_SHARES', {
  description: 'The item is shared with too many groups, or the group has received too much.',
  zh: (maxCount: number) => `最多允许 ${maxCount} 项共享，请先移除不再需要的共享。`,
  en: (maxCount) => `At most ${maxCount} shares are allowed. Remove some that are no longer needed.`,
  rest: 403,
  data: (maxCount: number) => ({ maxCount }),
  fields: (t) => ({ maxCount: t.exposeInt('maxCount', { description: 'Shares that are allowed.' }) }),
});
