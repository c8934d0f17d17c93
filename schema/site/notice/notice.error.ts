import { domainError } from '../../core/errors.ts';

export const NoticeNotFound = domainError('NOTICE_NOT_FOUND', {
  description: 'There is no notice of that number.',
  zh: '没有这条通知，它可能已被删除。',
  en: 'There is no such notice: it may have been deleted already.',
});

export const NoticeAlreadyPushed = domainError('NOTICE_ALREADY_PUSHED', {
  description: 'Its recipients have it already.',
  zh: '通知已经推送，不能再次推送或更改接收者。请新建一条通知。',
  en: 'The notice was pushed already: it cannot be pushed again, nor to others. Write another one.',
});

export const NoticeRecipientsMissing = domainError('NOTICE_RECIPIENTS_MISSING', {
  description: 'For designated users, but none is named, or one that does not exist.',
  zh: '请指定至少一位存在的用户作为接收者。',
  en: 'Name the users it is for: at least one, and all of them must exist.',
});
