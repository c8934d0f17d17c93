import { domainError, type Sentence } from '../../core/errors.ts';

export const RemoteJudgeNotFound = domainError('REMOTE_JUDGE_NOT_FOUND', {
  description: 'This version of the site has no such remote judge.',
  zh: '本站没有这个远程评测站。',
  en: 'This site knows no such remote judge.',
});

export const RemoteModeNotPossible = domainError('REMOTE_MODE_NOT_POSSIBLE', {
  description: 'The remote judge cannot be used that way.',
  zh: '该评测站不支持所选的提交方式，请重新选择。',
  en: 'This judge cannot be used that way; choose another mode.',
});

export const RemoteAccountNotFound = domainError('REMOTE_ACCOUNT_NOT_FOUND', {
  description: 'The site has no such account at a remote judge.',
  zh: '该账号不存在或已被移除，请刷新列表。',
  en: 'There is no such account, or it was removed; refresh the list.',
});

export const RemoteAccountTaken = domainError('REMOTE_ACCOUNT_TAKEN', {
  description: 'The site has an account of this name at the judge.',
  zh: '该评测站已有同名账号，请直接更新它的密码或令牌。',
  en: 'There is an account of this name at the judge already; change its password or token instead.',
});

export const RemoteAccountBusy = domainError('REMOTE_ACCOUNT_BUSY', {
  description: 'Submissions of the account have no verdict yet.',
  zh: '该账号还有未出结果的提交。请先停用它，等结果都出来后再移除。',
  en: 'Submissions of this account have no verdict yet. Switch it off, and remove it when they have.',
});

export const RemoteJobNotFound = domainError('REMOTE_JOB_NOT_FOUND', {
  description: 'There is no such remote job.',
  zh: '该远程任务不存在，请刷新列表。',
  en: 'There is no such job; refresh the list.',
});

export const RemoteJobNotReady = domainError('REMOTE_JOB_NOT_READY', {
  description: 'The job or its submission is in a state that does not allow this.',
  zh: '该任务的状态刚刚变化，不能再这样处理。请查看最新状态后再试。',
  en: 'The job has moved on and does not allow this any more. Look at its state and try again.',
});

export const RemoteRunTaken = domainError('REMOTE_RUN_TAKEN', {
  description: 'The run is bound to another submission.',
  zh: '这次运行已绑定到另一份提交，请检查编号。',
  en: 'This run belongs to another submission; check its number.',
});

export const RemoteRunDoubtful = domainError('REMOTE_RUN_DOUBTFUL', {
  description: "The judge does not list the run as one of the job's user, or could not be asked.",
  zh: (doubt: Sentence) => `${doubt['zh-CN']}请检查编号；确认无误后可仍然绑定。`,
  en: (doubt: Sentence) => `${doubt['en-US']} Check its number; where it is right, bind it anyway.`,
});

export const RemoteJudgeNotAnswering = domainError('REMOTE_JUDGE_NOT_ANSWERING', {
  description: 'The remote judge gave no usable answer.',
  zh: (detail: Sentence) => `评测站没有给出可用的回答（${detail['zh-CN']}）。请稍后再试。`,
  en: (detail: Sentence) => `The judge gave no usable answer (${detail['en-US']}). Try again later.`,
});

export const RemoteSignInFailed = domainError('REMOTE_SIGN_IN_FAILED', {
  description: 'The account was not signed in, and a person must do something for it.',
  zh: (advice: Sentence) => advice['zh-CN'],
  en: (advice: Sentence) => advice['en-US'],
});
