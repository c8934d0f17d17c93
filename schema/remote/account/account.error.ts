import { domainError } from '../../core/errors.ts';

export const RemoteAccountNotOffered = domainError('REMOTE_ACCOUNT_NOT_OFFERED', {
  description: 'There is no such judge, or it cannot do this.',
  zh: '没有这个远程评测站，或该评测站不支持此操作。',
  en: 'There is no such judge, or it does not offer this.',
});
