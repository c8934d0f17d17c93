import { domainError } from '../../core/errors.ts';

export const MessageNotFound = domainError('MESSAGE_NOT_FOUND', {
  description: 'There is no message of that number among those of the kind.',
  zh: '没有这条消息，它可能已被删除。',
  en: 'There is no such message: it may have been deleted already.',
});
