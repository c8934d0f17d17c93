import { DomainError } from './errors.ts';

/** The disk of the site is nearly full: nothing new is stored, so that reading goes on. */
export class DiskNearlyFull extends DomainError {
  readonly code = 'DISK_NEARLY_FULL';

  constructor() {
    super({
      'zh-CN': '网站磁盘空间即将用尽，暂时无法保存任何内容，请联系管理员，稍后再试。',
      'en-US':
        'The disk of the site is nearly full, so nothing can be saved. Tell an administrator and try again later.',
    });
  }
}
