import { domainError } from '../../core/errors.ts';

export const NoticeNotFound = domainError('NOTICE_NOT_FOUND', {
  description: 'There is no notice of that number.',
  zh: '没有这条通知，它可能已被删除。',
  en: 'There is no such notice: it may have been deleted already.',
});

export const NoticeAlreadyPushed = domainError('NOTICE_ALREADY_PUSHED', {
  description: 'Its recipients have it already.',
  zh: '通知已经发送，不能再次发送或更改接收者。请新建一条通知。',
  en: 'The notice was pushed already: it cannot be pushed again, nor to others. Write another one.',
});

export const NoticeRecipientsMissing = domainError('NOTICE_RECIPIENTS_MISSING', {
  description: 'For designated users or a filter, but none is named, or one that does not exist.',
  zh: '请至少指定一个接收者；所选用户、团队、班级和比赛都必须存在。',
  en: 'Choose at least one recipient; the users, groups, classes and contests chosen must all exist.',
});

export const NoticeRecalled = domainError('NOTICE_RECALLED', {
  description: 'It was taken back.',
  zh: '通知已撤回。请新建一条通知。',
  en: 'The notice was recalled. Write another one.',
});

export const NoticeNotPushed = domainError('NOTICE_NOT_PUSHED', {
  description: 'Nobody has it yet, so it cannot be recalled.',
  zh: '通知尚未发送，无法撤回。您可以取消定时或删除它。',
  en: 'The notice was not sent yet, so it cannot be recalled. Cancel its schedule or delete it instead.',
});

export const NoticeTimeInvalid = domainError('NOTICE_TIME_INVALID', {
  description: 'The time is past, or more than a year ahead.',
  zh: '发送时间必须在将来一年之内。',
  en: 'The time to send must be in the future, within a year.',
});

export const NoticeToAdminsForbidden = domainError('NOTICE_TO_ADMINS_FORBIDDEN', {
  description: 'Only super admins write to the roles of admins.',
  zh: '只有超级管理员可以向管理员发送通知。',
  en: 'Only super admins send notices to admins.',
});
