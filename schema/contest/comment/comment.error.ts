import { DomainError } from '../../core/errors.ts';

/** No such comment, or not for this viewer; which of the two is not told. */
export class CommentNotFound extends DomainError {
  readonly code = 'COMMENT_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该评论不存在或已被删除。', 'en-US': 'There is no such comment: it may have been deleted.' });
  }
}

/** No such reply, or not for this viewer. */
export class ReplyNotFound extends DomainError {
  readonly code = 'REPLY_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该回复不存在或已被删除。', 'en-US': 'There is no such reply: it may have been deleted.' });
  }
}

/** The site has no comment area in contests now. */
export class CommentsClosed extends DomainError {
  readonly code = 'COMMENTS_CLOSED';

  constructor() {
    super({ 'zh-CN': '本站暂未开放比赛评论区。', 'en-US': 'No access, there is no open comment area of contests.' });
  }
}

/** The viewer's role may not write to others. */
export class CommentingForbidden extends DomainError {
  readonly code = 'COMMENTING_FORBIDDEN';

  constructor() {
    super({
      'zh-CN': '您的账号已被禁言，不能发表评论或回复。',
      'en-US': 'Your account is muted and may not comment or reply.',
    });
  }
}

/** What the jury says in a contest is answered by the jury alone. */
export class ReplyingForbidden extends DomainError {
  readonly code = 'REPLYING_FORBIDDEN';

  constructor() {
    super({
      'zh-CN': '比赛管理员的评论不能回复；有疑问请发表新的评论。',
      'en-US': 'Comments of the jury take no replies; write a comment of your own.',
    });
  }
}

/** Somebody else wrote it, and the viewer does not administer its place. */
export class NotYourComment extends DomainError {
  readonly code = 'NOT_YOUR_COMMENT';

  constructor() {
    super({ 'zh-CN': '只能删除自己的评论和回复。', 'en-US': 'You may only delete what you wrote yourself.' });
  }
}
