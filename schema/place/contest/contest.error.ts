import type { Viewer } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';

/** No such contest, or not for this viewer; which of the two is not told. */
export class ContestNotFound extends DomainError {
  readonly code = 'CONTEST_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该比赛不存在或您没有权限查看。', 'en-US': 'There is no such contest, or you may not see it.' });
  }
}

/** What is asked for opens with the contest. */
export class ContestNotStarted extends DomainError {
  readonly code = 'CONTEST_NOT_STARTED';

  constructor() {
    super({
      'zh-CN': '比赛还未开始，请等待比赛开始后再操作。',
      'en-US': 'The contest has not started yet; come back when it does.',
    });
  }
}

/** Nothing is taken after the end. */
export class ContestHasEnded extends DomainError {
  readonly code = 'CONTEST_HAS_ENDED';

  constructor() {
    super({ 'zh-CN': '比赛已结束。', 'en-US': 'Contest has ended' });
  }
}

/** The contest is being changed for longer than a program can wait. */
export class ContestBusy extends DomainError {
  readonly code = 'CONTEST_BUSY';

  constructor() {
    super({
      'zh-CN': '比赛设置正在修改，本次提交未保存，请稍后再试。',
      'en-US': 'The contest is being changed right now. Nothing was handed in; try again in a moment.',
    });
  }
}

/** A password has to be given once before; visitors have to sign in first, whatever the contest asks for then. */
export class ContestPasswordNeeded extends DomainError {
  readonly code = 'CONTEST_PASSWORD_NEEDED';

  constructor(viewer: Viewer) {
    super(
      viewer.kind === 'user'
        ? { 'zh-CN': '请先输入比赛密码进行报名。', 'en-US': 'Enter the contest password' }
        : { 'zh-CN': '请先登录，再进入比赛。', 'en-US': 'Please sign in first, to look inside the contest.' },
    );
  }
}

/** Not the password of the contest. */
export class WrongContestPassword extends DomainError {
  readonly code = 'WRONG_CONTEST_PASSWORD';

  constructor() {
    super({
      'zh-CN': '比赛密码错误，请重新输入。',
      'en-US': 'That is not the password of this contest; ask who gave it to you.',
    });
  }
}

/** The contest is for certain accounts. */
export class AccountNotAdmitted extends DomainError {
  readonly code = 'ACCOUNT_NOT_ADMITTED';

  constructor() {
    super({
      'zh-CN': '本次比赛只允许特定账号参加，您的账号不在其中。',
      'en-US': 'This contest is for certain accounts only, and yours is not among them.',
    });
  }
}

/** Why nobody, or this viewer, can take part virtually now. */
export type VirtualClosedReason = 'NOT_ENDED' | 'SEALED' | 'ADMIN' | 'NO_PROBLEMS';

const virtualClosed = {
  NOT_ENDED: {
    'zh-CN': '比赛结束后才能虚拟参赛。',
    'en-US': 'Virtual participation opens when the contest has ended.',
  },
  SEALED: {
    'zh-CN': '比赛仍处于封榜状态，解除封榜后才能虚拟参赛。',
    'en-US': 'The contest is still sealed; virtual participation opens when the seal is gone.',
  },
  ADMIN: { 'zh-CN': '比赛管理员不能虚拟参赛。', 'en-US': 'Admins of the contest take no part in it.' },
  NO_PROBLEMS: { 'zh-CN': '该比赛没有题目。', 'en-US': 'The contest has no problems.' },
} as const satisfies Readonly<Record<VirtualClosedReason, object>>;

/** Nobody, or not this viewer, can take part virtually now. */
export class VirtualNotOpen extends DomainError {
  readonly code = 'VIRTUAL_NOT_OPEN';

  constructor(reason: VirtualClosedReason) {
    super(virtualClosed[reason]);
  }
}

/** One takes part virtually once. */
export class VirtualAlreadyTaken extends DomainError {
  readonly code = 'VIRTUAL_ALREADY_TAKEN';

  constructor() {
    super({ 'zh-CN': '您已虚拟参加过该比赛。', 'en-US': 'You have taken part virtually in this contest already.' });
  }
}

/** There is no virtual participation to end. */
export class VirtualNotRunning extends DomainError {
  readonly code = 'VIRTUAL_NOT_RUNNING';

  constructor() {
    super({ 'zh-CN': '您当前没有正在进行的虚拟参赛。', 'en-US': 'You are not taking part virtually now.' });
  }
}

/** Only contest admins decide there. */
export class NotContestAdmin extends DomainError {
  readonly code = 'NOT_CONTEST_ADMIN';

  constructor() {
    super({ 'zh-CN': '只有本场比赛的管理员可以进行此操作。', 'en-US': 'Only the admins of this contest may do that.' });
  }
}
