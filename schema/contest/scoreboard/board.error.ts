import { DomainError } from '../../core/errors.ts';

/** The board is for those inside the contest. */
export class BoardClosed extends DomainError {
  readonly code = 'BOARD_CLOSED';

  constructor() {
    super({ 'zh-CN': '该比赛未开放外榜。', 'en-US': 'The board of this contest is not open to visitors.' });
  }
}

/** The seal holds to the end. */
export class ContestNotEnded extends DomainError {
  readonly code = 'CONTEST_NOT_ENDED';

  constructor() {
    super({
      'zh-CN': '比赛尚未结束，结束后才能解除封榜。',
      'en-US': 'The contest has not ended yet; the seal can be taken away after its end.',
    });
  }
}

/** Nothing to turn over, or not for this viewer. */
export class NoScrollBoard extends DomainError {
  readonly code = 'NO_SCROLL_BOARD';

  constructor() {
    super({
      'zh-CN': '滚榜仅适用于已结束且封过榜的 ACM 比赛；解除封榜前仅比赛管理员可用。',
      'en-US':
        'A scroll board is for ACM contests with a seal that have ended, and for their admins alone ' +
        'until the seal is taken away.',
    });
  }
}

/** No result was ever sealed, so there is none to reveal. */
export class ContestHasNoSeal extends DomainError {
  readonly code = 'CONTEST_HAS_NO_SEAL';

  constructor() {
    super({
      'zh-CN': '该比赛没有设置封榜，没有可以滚榜的内容。',
      'en-US': 'The board of this contest is never sealed, so there is nothing to reveal.',
    });
  }
}
