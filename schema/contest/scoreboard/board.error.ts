import { domainError } from '../../core/errors.ts';

export const BoardClosed = domainError('BOARD_CLOSED', {
  description: 'The board of the contest is not open to visitors.',
  zh: '该比赛未开放公开榜单。',
  en: 'The board of this contest is not open to visitors.',
  rest: 403,
});

export const ContestNotEnded = domainError('CONTEST_NOT_ENDED', {
  description: 'What is asked for is for after the end of the contest.',
  zh: '比赛尚未结束，结束后才能解除封榜。',
  en: 'The contest has not ended yet; its scoreboard can be unfrozen after its end.',
});

/** Nothing to turn over, or not for this viewer. */
export const NoScrollBoard = domainError('NO_SCROLL_BOARD', {
  zh: '滚榜仅适用于已结束且封过榜的 ACM 比赛；解除封榜前仅比赛管理员可用。',
  en:
    'The resolver is for ACM contests with a freeze that have ended, and for their admins alone ' +
    'until the scoreboard is unfrozen.',
});

export const ContestHasNoSeal = domainError('CONTEST_HAS_NO_SEAL', {
  description: 'The board of the contest is never sealed.',
  zh: '该比赛没有设置封榜，没有可以滚榜的内容。',
  en: 'The scoreboard of this contest is never frozen, so there is nothing to reveal.',
});
