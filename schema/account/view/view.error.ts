import { domainError } from '../../core/errors.ts';

export const AccountNotViewable = domainError('ACCOUNT_NOT_VIEWABLE', {
  description: 'Nobody views the site as a super admin or as a disabled account.',
  zh: '不能以超级管理员或已停用账号的身份查看。',
  en: 'You cannot view the site as a super admin or as a disabled account.',
  rest: 403,
});

export const NotOfGroup = domainError('NOT_OF_GROUP', {
  description: 'Without their role, the super admin is no member of the group.',
  zh: '您不是该团队的成员，不能以普通成员的身份查看。',
  en: 'You are not a member of this group, so you cannot see it as one.',
  rest: 403,
});
