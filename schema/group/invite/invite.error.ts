import { domainError } from '../../core/errors.ts';

export const GroupInviteNotFound = domainError('GROUP_INVITE_NOT_FOUND', {
  description: 'No group has such an invitation link, or the group is disbanded.',
  zh: '该邀请链接无效，请检查链接是否完整，或向邀请人索取新的链接。',
  en: 'This invitation link does not work. Check that it is complete, or ask for another one.',
  rest: 404,
});

export const GroupInviteRevoked = domainError('GROUP_INVITE_REVOKED', {
  description: 'An admin of the group revoked the link, or the account that made it may no longer give its level.',
  zh: '该邀请链接已被撤销，请向邀请人索取新的链接。',
  en: 'This invitation was revoked. Ask the person who invited you for another one.',
  rest: 403,
});

export const GroupInviteExpired = domainError('GROUP_INVITE_EXPIRED', {
  description: 'The time of the link is over.',
  zh: '该邀请链接已过期，请向邀请人索取新的链接。',
  en: 'This invitation has expired. Ask the person who invited you for another one.',
  rest: 403,
});

export const GroupInviteUsedUp = domainError('GROUP_INVITE_USED_UP', {
  description: 'As many accounts have joined by the link as it allows.',
  zh: '该邀请链接的使用次数已用完，请向邀请人索取新的链接。',
  en: 'This invitation has been used as often as it allows. Ask the person who invited you for another one.',
  rest: 403,
});

export const WrongMailDomain = domainError('WRONG_MAIL_DOMAIN', {
  description: 'The link is for accounts with a mail address at certain domains.',
  zh: (domains: readonly string[]) =>
    `该邀请仅限邮箱为 ${domains.join('、')} 的账号使用，请先在设置中更换邮箱，或使用其他账号登录。`,
  en: (domains: readonly string[]) =>
    `This invitation is for mail addresses at ${domains.join(', ')}. ` +
    'Change yours in the settings, or use another account.',
  rest: 403,
  data: (mailDomains: readonly string[]) => ({ mailDomains }),
  fields: (t) => ({ mailDomains: t.exposeStringList('mailDomains', { description: 'Domains that are allowed.' }) }),
});
