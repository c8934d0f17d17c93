import { domainError } from '../../core/errors.ts';

export const AccountOfStaff = domainError('ACCOUNT_OF_STAFF', {
  description: 'The account has an admin role or rights on the site: super admins alone act on it.',
  zh: '该账号属于管理人员，只有超级管理员可以操作。',
  en: 'This account belongs to the staff: only a super admin may do this.',
});
