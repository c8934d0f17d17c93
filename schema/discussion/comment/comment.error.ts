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

export const ReplyingForbidden = domainError('REPLYING_FORBIDDEN', {
  description: 'It is a comment of the jury, which the jury alone answers.',
  zh: '比赛管理员的评论不能回复；有疑问请发表新的评论。',
  en: 'Comments of the jury take no replies; write a comment of your own.',
  rest: 403,
});

export const NotYourComment = domainError('NOT_YOUR_COMMENT', {
  description: 'Another account wrote it, and the viewer may not delete or change it.',
  zh: '只能修改或删除自己的评论和回复。',
  en: 'You may only change or delete what you wrote yourself.',
  rest: 403,
});
