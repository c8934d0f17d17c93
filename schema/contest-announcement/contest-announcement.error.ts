import { DomainError } from '../errors.ts';

/** No such announcement of a contest, or not for this viewer to change. */
export class ContestAnnouncementNotFound extends DomainError {
  readonly code = 'CONTEST_ANNOUNCEMENT_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '该比赛公告不存在，或您没有权限修改。', 'en-US': 'There is no such announcement, or it is not yours to change.' });
  }
}
