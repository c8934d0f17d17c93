import { domainError } from '../../core/errors.ts';

export const OwnAccount = domainError('OWN_ACCOUNT', {
  description: 'Super admins do not disable, delete or set the password of their own account here.',
  zh: '不能停用或删除自己的账号；自己的密码请在设置中修改。',
  en: 'You cannot disable or delete your own account. Change your own password in the settings.',
});

export const AccountOwnsGroups = domainError('ACCOUNT_OWNS_GROUPS', {
  description: 'Owners of groups hand them over before their account is deleted.',
  zh: (usernames: readonly string[]) =>
    `以下用户拥有团队，请先移交或解散团队：${usernames.join('、')}。没有删除任何账号。`,
  en: (usernames: readonly string[]) =>
    `These users own groups: ${usernames.join(', ')}. Hand the groups over or disband them first. Nothing was deleted.`,
});

export const AccountBeingDeleted = domainError('ACCOUNT_BEING_DELETED', {
  description: 'The account is not enabled while it is being deleted.',
  zh: '账号正在删除中，请先取消删除。',
  en: 'The account is being deleted: restore it first.',
});

export const AccountWithoutEmail = domainError('ACCOUNT_WITHOUT_EMAIL', {
  description: 'The account has no e-mail address that a link could be mailed to.',
  zh: '该账号没有邮箱，无法发送邮件。',
  en: 'This account has no e-mail address, so nothing can be mailed.',
});
