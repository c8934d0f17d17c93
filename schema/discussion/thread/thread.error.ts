import { domainError } from '../../core/errors.ts';

export const CommentsClosed = domainError('COMMENTS_CLOSED', {
  description: 'The site has switched the comment area of contests off.',
  zh: '本站暂未开放比赛评论区。',
  en: 'No access, there is no open comment area of contests.',
  rest: 403,
});

export const CommentingForbidden = domainError('COMMENTING_FORBIDDEN', {
  description: "The viewer's role may not write to others.",
  zh: '您的账号已被禁言，不能发表评论或回复。',
  en: 'Your account is muted and may not comment or reply.',
  rest: { http: 403, body: 403 },
});

export const ThreadLocked = domainError('THREAD_LOCKED', {
  description: 'A moderator locked the thread.',
  zh: '该讨论已被锁定，不能再发表评论。',
  en: 'This discussion is locked and takes no more comments.',
  rest: 403,
});
