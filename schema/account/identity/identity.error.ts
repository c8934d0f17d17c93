import { domainError } from '../../core/errors.ts';

export const IdentityTicketInvalid = domainError('IDENTITY_TICKET_INVALID', {
  description: 'The ticket was used or ran out, or belongs to another browser.',
  zh: '本次登录已失效，请重新通过该平台登录。',
  en: 'This sign-in has expired: go to the provider once more.',
});

export const IdentityNotLinked = domainError('IDENTITY_NOT_LINKED', {
  description: 'An account here has the e-mail address that the provider tells: its owner signs in and links the two.',
  zh: '您的邮箱已在本站注册：请用密码登录，然后在设置的“安全”中关联该平台。',
  en:
    'There is an account with your e-mail address: sign in with its password, ' +
    'then link the provider in the settings, "Security".',
});

export const IdentityTaken = domainError('IDENTITY_TAKEN', {
  description: 'The account elsewhere is linked to another account here.',
  zh: '该平台账号已关联本站的其他账号，请先在那个账号中解除关联。',
  en: 'That account is linked to another account here: unlink it there first.',
});

export const IdentityNotFound = domainError('IDENTITY_NOT_FOUND', {
  description: 'The viewer has no such link, or no longer.',
  zh: '该关联不存在或已解除。',
  en: 'There is no such link, or it is removed already.',
});
