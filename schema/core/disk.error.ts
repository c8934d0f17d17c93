import { domainError } from './errors.ts';

/** The disk of the site is nearly full: nothing new is stored, so that reading goes on. */
export const DiskNearlyFull = domainError('DISK_NEARLY_FULL', {
  zh: '网站磁盘空间即将用尽，暂时无法保存任何内容，请联系管理员，稍后再试。',
  en: 'The disk of the site is nearly full, so nothing can be saved. Tell an administrator and try again later.',
});
