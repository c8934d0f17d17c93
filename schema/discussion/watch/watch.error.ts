import { domainError } from '../../core/errors.ts';

/** Most threads that an account watches or muted. */
export const maxWatches = 1_000;

export const TooManyThreadWatches = domainError('TOO_MANY_THREAD_WATCHES', {
  description: 'The viewer watches or muted as many threads as are allowed.',
  zh: `最多关注和屏蔽 ${maxWatches} 个讨论，请先在设置中移除一部分。`,
  en: `You may watch and mute ${maxWatches} threads. Remove some of them in your settings first.`,
  rest: 403,
});
