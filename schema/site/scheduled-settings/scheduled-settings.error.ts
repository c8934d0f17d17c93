import { domainError } from '../../core/errors.ts';

export const ScheduledSettingsNotFound = domainError('SCHEDULED_SETTINGS_NOT_FOUND', {
  description: 'There is no such change to come; it may have been applied meanwhile.',
  zh: '没有这项待生效的修改，它可能已经生效。',
  en: 'There is no such change to come; it may have been applied meanwhile.',
  rest: 404,
});

export const TooManyScheduledSettings = domainError('TOO_MANY_SCHEDULED_SETTINGS', {
  description: 'As many changes are scheduled as there may be.',
  zh: (most: number) => `最多只能有 ${most} 项待生效的修改，请先取消一些。`,
  en: (most) => `At most ${most} changes may be scheduled. Cancel one first.`,
});
