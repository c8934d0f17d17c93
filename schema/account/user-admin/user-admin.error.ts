import { domainError } from '../../core/errors.ts';

export const OwnAccount = domainError('OWN_ACCOUNT', {
  description: 'Super admins do not disable, delete or set the password of their own account here.',
  zh: '不能在此对自己的账号执行这一操作。',
  en: 'You cannot do this to your own account here.',
});

/** Of a row of an act on accounts, so it has no type; owners of groups hand them over first. */
export const AccountOwnsGroups = domainError('ACCOUNT_OWNS_GROUPS', {
  zh: (username: string) => `${username} 拥有团队，请先移交或解散团队。`,
  en: (username: string) => `${username} owns groups. Hand them over or disband them first.`,
});

/** Of a row, so it has no type: what was to be over by now does not begin. */
export const DisablingOver = domainError('DISABLING_OVER', {
  zh: '停用的截止时间已过，账号保持不变。',
  en: 'It would have ended by now, so the account stays as it is.',
});

export const AccountBeingDeleted = domainError('ACCOUNT_BEING_DELETED', {
  description: 'The account is neither disabled nor enabled while it is being deleted.',
  zh: '账号正在删除中，请先取消删除。',
  en: 'The account is being deleted: restore it first.',
});

export const AccountWithoutEmail = domainError('ACCOUNT_WITHOUT_EMAIL', {
  description: 'The account has no e-mail address that a link could be mailed to.',
  zh: '该账号没有邮箱，无法发送邮件。',
  en: 'This account has no e-mail address, so nothing can be mailed.',
});
