import { DomainError } from '../../core/errors.ts';

/** No such announcement, or not for this viewer. */
export class AnnouncementNotFound extends DomainError {
  readonly code = 'ANNOUNCEMENT_NOT_FOUND';

  constructor() {
    super({
      'zh-CN': '公告不存在或已被隐藏，请刷新列表。',
      'en-US': 'There is no such announcement, or it is hidden; refresh the list.',
    });
  }
}
