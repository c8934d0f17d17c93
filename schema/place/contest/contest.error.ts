import type { Viewer } from '../../core/context.ts';
import { domainError } from '../../core/errors.ts';

export const ContestNotFound = domainError('CONTEST_NOT_FOUND', {
  description: 'There is no such contest, or the viewer may not see it.',
  zh: '该比赛不存在或您没有权限查看。',
  en: 'There is no such contest, or you may not see it.',
  rest: 404,
});

export const ContestNotStarted = domainError('CONTEST_NOT_STARTED', {
  description: 'What is asked for opens with the contest.',
  zh: '比赛还未开始，请等待比赛开始后再操作。',
  en: 'The contest has not started yet; come back when it does.',
  rest: 403,
});

export const ContestHasEnded = domainError('CONTEST_HAS_ENDED', {
  description: 'Nothing is taken after the end.',
  zh: '比赛已结束。',
  en: 'Contest has ended',
  rest: 403,
});

export const ContestBusy = domainError('CONTEST_BUSY', {
  description: 'The contest is being changed; what was asked for is to be tried again.',
  zh: '比赛设置正在修改，本次提交未保存，请稍后再试。',
  en: 'The contest is being changed right now. Nothing was submitted; try again in a moment.',
});

export const ContestPasswordNeeded = domainError('CONTEST_PASSWORD_NEEDED', {
  description: 'The viewer has to register with the password of the contest first.',
  zh: (viewer: Viewer) => (viewer.kind === 'user' ? '请先输入比赛密码进行报名。' : '请先登录，再进入比赛。'),
  en: (viewer: Viewer) =>
    viewer.kind === 'user' ? 'Enter the contest password' : 'Please sign in first, to look inside the contest.',
  rest: 403,
});

export const WrongContestPassword = domainError('WRONG_CONTEST_PASSWORD', {
  description: 'Not the password of the contest.',
  zh: '比赛密码错误，请重新输入。',
  en: 'That is not the password of this contest; ask who gave it to you.',
});

export const AccountNotAdmitted = domainError('ACCOUNT_NOT_ADMITTED', {
  description: 'The contest is for certain accounts.',
  zh: '本场比赛仅限指定账号参加，您的账号不在其中。',
  en: 'This contest is for certain accounts only, and yours is not among them.',
  rest: 403,
});

/** Why nobody, or this viewer, can take part virtually now. */
export type VirtualClosedReason = 'NOT_ENDED' | 'SEALED' | 'ADMIN' | 'NO_PROBLEMS';

const virtualClosed = {
  NOT_ENDED: {
    'zh-CN': '比赛结束后才能虚拟参赛。',
    'en-US': 'Virtual participation opens when the contest has ended.',
  },
  SEALED: {
    'zh-CN': '比赛仍处于封榜状态，解除封榜后才能虚拟参赛。',
    'en-US': 'The scoreboard is still frozen; virtual participation opens when it is unfrozen.',
  },
  ADMIN: { 'zh-CN': '比赛管理员不能虚拟参赛。', 'en-US': 'Admins of the contest take no part in it.' },
  NO_PROBLEMS: { 'zh-CN': '该比赛没有题目。', 'en-US': 'The contest has no problems.' },
} as const satisfies Readonly<Record<VirtualClosedReason, object>>;

export const VirtualNotOpen = domainError('VIRTUAL_NOT_OPEN', {
  description: 'The viewer cannot take part virtually now.',
  zh: (reason: VirtualClosedReason) => virtualClosed[reason]['zh-CN'],
  en: (reason: VirtualClosedReason) => virtualClosed[reason]['en-US'],
});

export const VirtualAlreadyTaken = domainError('VIRTUAL_ALREADY_TAKEN', {
  description: 'The viewer has taken part virtually already.',
  zh: '您已虚拟参加过该比赛。',
  en: 'You have taken part virtually in this contest already.',
});

export const VirtualNotRunning = domainError('VIRTUAL_NOT_RUNNING', {
  description: 'The viewer does not take part virtually now.',
  zh: '您当前没有正在进行的虚拟参赛。',
  en: 'You are not taking part virtually now.',
});

export const NotContestAdmin = domainError('NOT_CONTEST_ADMIN', {
  description: 'Only the admins of the contest decide there.',
  zh: '只有本场比赛的管理员可以进行此操作。',
  en: 'Only the admins of this contest may do that.',
  rest: 403,
});
