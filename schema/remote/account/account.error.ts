import { domainError } from '../../core/errors.ts';

export const RemoteAccountNotOffered = domainError('REMOTE_ACCOUNT_NOT_OFFERED', {
  description: 'There is no such judge, or it cannot do this.',
  zh: '没有这个远程评测站，或该评测站不支持此操作。',
  en: 'There is no such judge, or it does not offer this.',
});

export const RemoteJudgeBusy = domainError('REMOTE_JUDGE_BUSY', {
  description: 'The site has just asked the judge something: it makes pauses.',
  zh: '本站正在访问该评测站，请在几秒后重试。',
  en: 'The site is asking this judge something else: try again in a few seconds.',
});

export const RemoteJudgeUnreachable = domainError('REMOTE_JUDGE_UNREACHABLE', {
  description: 'The judge does not answer as it should.',
  zh: '暂时无法访问该评测站，请稍后再试。',
  en: 'This judge cannot be reached now; please try again later.',
});

export const RemoteSessionNotSignedIn = domainError('REMOTE_SESSION_NOT_SIGNED_IN', {
  description: 'The judge does not accept the session or token that was given. Nothing is stored.',
  zh: (judge: string) => `${judge} 不接受该会话或令牌，未保存。请在浏览器中登录后重新复制，再试一次。`,
  en: (judge) =>
    `${judge} does not accept this session or token, so it was not stored. Sign in there in your browser, copy it ` +
    'again and try once more.',
});

export const RemoteSessionOfOther = domainError('REMOTE_SESSION_OF_OTHER', {
  description: 'The session or token that was given is of another user of the judge. Nothing is stored.',
  zh: (username: string, owner: string) =>
    `该会话或令牌属于 ${owner}，而不是 ${username}，未保存。请修改用户名，或改用 ${username} 的会话。`,
  en: (username, owner) =>
    `This session or token is of ${owner}, not of ${username}, so it was not stored. Correct the name, or give one ` +
    `of ${username}.`,
});
