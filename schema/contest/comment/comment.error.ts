import { domainError } from '../../core/errors.ts';

export const CommentNotFound = domainError('COMMENT_NOT_FOUND', {
  description: 'There is no such comment, or the viewer may not read it.',
  zh: '该评论不存在或已被删除。',
  en: 'There is no such comment: it may have been deleted.',
});

export const ReplyNotFound = domainError('REPLY_NOT_FOUND', {
  description: 'There is no such reply below the comment, or the viewer may not read it.',
  zh: '该回复不存在或已被删除。',
  en: 'There is no such reply: it may have been deleted.',
});

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

export const ReplyingForbidden = domainError('REPLYING_FORBIDDEN', {
  description: 'It is a comment of the jury, which the jury alone answers.',
  zh: '比赛管理员的评论不能回复；有疑问请发表新的评论。',
  en: 'Comments of the jury take no replies; write a comment of your own.',
  rest: 403,
});

export const NotYourComment = domainError('NOT_YOUR_COMMENT', {
  description: 'Somebody else wrote it, and the viewer does not administer the contest.',
  zh: '只能删除自己的评论和回复。',
  en: 'You may only delete what you wrote yourself.',
  rest: 403,
});
