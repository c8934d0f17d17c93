import { domainError } from '../../core/errors.ts';

/** Most accounts that one account mutes. */
export const maxMutedUsers = 500;

export const TooManyMutedUsers = domainError('TOO_MANY_MUTED_USERS', {
  description: 'The viewer has muted as many accounts as are allowed.',
  zh: `最多屏蔽 ${maxMutedUsers} 个用户，请先在设置中取消屏蔽部分用户。`,
  en: `You may mute ${maxMutedUsers} users. Unmute some of them in your settings first.`,
  rest: 403,
});

export const MutingSelf = domainError('MUTING_SELF', {
  description: 'The account is the viewer.',
  zh: '不能屏蔽自己。',
  en: 'You cannot mute yourself.',
});
