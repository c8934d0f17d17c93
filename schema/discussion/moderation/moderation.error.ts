import { domainError } from '../../core/errors.ts';

export const ModeratedTextNotFound = domainError('MODERATED_TEXT_NOT_FOUND', {
  description: 'There is no such text, or the viewer does not moderate it.',
  zh: '该内容不存在，或您无权管理。请刷新后重试。',
  en: 'There is no such text, or you do not moderate it; refresh the list.',
  rest: 404,
});

export const ModeratedTextLocked = domainError('MODERATED_TEXT_LOCKED', {
  description: 'Another moderator is looking at the text.',
  zh: (username: string) => `${username} 正在处理该内容。请处理其他内容，或先接手。`,
  en: (username: string) => `${username} is looking at this text. Choose another one, or take it over first.`,
});

export const ModerationActNotFound = domainError('MODERATION_ACT_NOT_FOUND', {
  description: 'There is no such act, or the viewer does not moderate its text.',
  zh: '该处理记录不存在，请刷新后重试。',
  en: 'There is no such act; refresh the list.',
});

export const ModerationActFinal = domainError('MODERATION_ACT_FINAL', {
  description: 'The act was undone already, or is older than 30 days.',
  zh: '该处理已被撤销或已超过 30 天，不能撤销。',
  en: 'This act was undone already or is older than 30 days, so it stays.',
});

export const AccountNotBannable = domainError('ACCOUNT_NOT_BANNABLE', {
  description: 'The author moderates the place or is the viewer, or the viewer may not ban accounts here.',
  zh: '不能在此禁止该账号发言：对方是管理员或您本人，或您没有禁言权限。',
  en: 'You cannot ban this account here: it is a moderator or your own, or you may not ban accounts.',
  rest: 403,
});
