import { domainError } from '../../core/errors.ts';

export const AnnouncementNotFound = domainError('ANNOUNCEMENT_NOT_FOUND', {
  description: 'There is no such announcement.',
  zh: '公告不存在或已被隐藏，请刷新列表。',
  en: 'There is no such announcement, or it is hidden; refresh the list.',
});
