import { DomainError } from '../errors.ts';

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
    super({ 'zh-CN': '比赛尚未结束，结束后才能解除封榜。', 'en-US': 'The contest has not ended yet; the seal can be taken away after its end.' });
  }
}

/** Nothing to turn over, or not for this viewer. */
export class NoScrollBoard extends DomainError {
  readonly code = 'NO_SCROLL_BOARD';

  constructor() {
    super({
      'zh-CN': '滚榜仅适用于已结束且封过榜的 ACM 比赛；解除封榜前仅比赛管理员可用。',
      'en-US': 'A scroll board is for ACM contests with a seal that have ended, and for their admins alone until the seal is taken away.',
    });
  }
}
