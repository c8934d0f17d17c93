import { domainError } from '../../core/errors.ts';

/** Longest program that any setting allows, in characters (specification, section 5). */
export const maxCodeLength = 65_535;

export const JudgingClosed = domainError('JUDGING_CLOSED', {
  description: 'Admins have switched judging off there.',
  zh: '评测功能已由管理员暂时关闭，您的代码未被提交，请稍后再试。',
  en: 'Judging has been switched off by the admins for now; your code was not submitted. Please try again later.',
  rest: 403,
});

export const LanguageNotAvailable = domainError('LANGUAGE_NOT_AVAILABLE', {
  description: 'The problem does not offer the language, or no judge has offered it within the last day.',
  zh: (name: string) => `当前无法用该语言（${name}）提交此题，请换一种语言。`,
  en: (name: string) => `This problem cannot be solved in ${name} now; choose another language.`,
});

export const RemoteJudgeOff = domainError('REMOTE_JUDGE_OFF', {
  description: 'Admins have switched the remote judge off.',
  zh: (name: string) => `管理员已暂停向 ${name} 提交，您的代码未被提交，请稍后再试。`,
  en: (name) => `The admins have switched ${name} off for now; your code was not submitted. Please try again later.`,
  rest: 403,
});

/** A limit that a user has reached, in programs within an hour. */
interface RemoteLimit {
  readonly limit: number;
  /** For one problem; else for all of the judge. */
  readonly isOfProblem: boolean;
  /** The user may submit there in a browser. */
  readonly isByHand: boolean;
}

export const RemoteLimitReached = domainError('REMOTE_LIMIT_REACHED', {
  description:
    'Accounts of the site have sent as many programs of the user there, or for the problem, as they may in an hour.',
  zh: (name: string, { isOfProblem, limit, isByHand }: RemoteLimit) =>
    `您每小时最多可向 ${name} ${isOfProblem ? '提交此题' : '提交'} ${limit} 次，次数已用完，您的代码未被提交。` +
    `请稍后再试${isByHand ? '，或自行在该评测站提交' : ''}。`,
  en: (name, { isOfProblem, limit, isByHand }) =>
    `This site sends at most ${limit} of your programs ${isOfProblem ? 'for this problem ' : ''}to ${name} within an ` +
    `hour; your code was not submitted. Please try again later${isByHand ? ', or submit there yourself' : ''}.`,
  rest: 403,
});

export const RemoteModeNotOffered = domainError('REMOTE_MODE_NOT_OFFERED', {
  description: 'The remote judge of the problem does not take submissions in this way, or not in contests.',
  zh: '该题不支持这种提交方式：远程评测站未开放，或比赛不允许。',
  en: 'This problem cannot be submitted in this way: its judge does not offer it, or the contest does not allow it.',
});

export const RemoteSessionLost = domainError('REMOTE_SESSION_LOST', {
  description: 'The site sent the submission before, and can no longer: the session of its submitter is lost.',
  zh: (name: string) =>
    `您在 ${name} 的会话已不可用，代码未被提交。请在设置的“远程评测”中重新提供会话，或在题目页面选择“我自己提交”。`,
  en: (name) =>
    `Your session at ${name} can no longer be used; your code was not submitted. Give it again in the settings, ` +
    '"Remote judges", or choose "I submit there" on the page of the problem.',
  rest: 403,
});

export const CodeEmpty = domainError('CODE_EMPTY', {
  description: 'Nothing but white space.',
  zh: '代码不能为空。',
  en: 'Code can not be empty.',
});

export const CodeTooLong = domainError('CODE_TOO_LONG', {
  description: 'Longer than the limit.',
  zh: (maxLength: number) => `代码长度不能超过 ${maxLength}。`,
  en: (maxLength) => `Code Length can not exceed ${maxLength}.`,
  data: (maxLength) => ({ maxLength }),
  fields: (t) => ({ maxLength: t.exposeInt('maxLength', { description: 'In characters.' }) }),
});

export const CodeTooShort = domainError('CODE_TOO_SHORT', {
  description: 'Shorter than the remote judge takes.',
  zh: (minLength: number) => `该题的远程评测站不接受少于 ${minLength} 个字符的代码。`,
  en: (minLength) => `Code for this remote judge needs at least ${minLength} characters.`,
  data: (minLength) => ({ minLength }),
  fields: (t) => ({ minLength: t.exposeInt('minLength', { description: 'In characters.' }) }),
});

const secondsUntil = (at: Date, now: Date) => Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1_000));

export const SubmitTooSoon = domainError('SUBMIT_TOO_SOON', {
  description: 'The submit interval of the site has not passed.',
  zh: (retryAt: Date, now: Date) => `提交过于频繁，请在 ${secondsUntil(retryAt, now)} 秒后再试。`,
  en: (retryAt: Date, now: Date) => {
    const seconds = secondsUntil(retryAt, now);
    return `You submit too often; try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  },
  data: (retryAt: Date, _now: Date) => ({ retryAt }),
  fields: (t) => ({
    retryAt: t.expose('retryAt', { type: 'DateTime', description: 'When the next submission is taken.' }),
  }),
  rest: 403,
});

export const CaptchaNeeded = domainError('CAPTCHA_NEEDED', {
  description: 'Many submissions in a short time: the next one needs the answer to `createCaptcha`.',
  zh: '您在短时间内提交了很多次，请输入验证码后再提交。',
  en: 'You have submitted many times in a short while; read the letters of the picture to go on.',
});

export const SubmissionNotFound = domainError('SUBMISSION_NOT_FOUND', {
  description: 'There is no such submission, or the viewer may not see it.',
  zh: '此提交不存在或您没有权限查看。',
  en: 'There is no such submission, or you may not see it.',
  rest: 404,
});

export const NotYourSubmission = domainError('NOT_YOUR_SUBMISSION', {
  description: 'Only its writer and admins decide on a submission.',
  zh: '只能操作自己的提交。',
  en: 'This is not your submission.',
  rest: 403,
});

export const ResubmitNotNeeded = domainError('RESUBMIT_NOT_NEEDED', {
  description: 'Only what could not be sent to its judge is sent again.',
  zh: '只有提交失败的代码可以重新提交。',
  en: 'Only a submission that failed to be sent can be sent again.',
});

export const SharingForbidden = domainError('SHARING_FORBIDDEN', {
  description: 'Code of contests is never shared, nor where the problem forbids it.',
  zh: '该提交的代码不允许分享。',
  en: 'The code of this submission cannot be shared.',
  rest: 403,
});
