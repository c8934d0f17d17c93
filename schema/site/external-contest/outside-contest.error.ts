import { DomainError } from '../../core/errors.ts';

/** No such outside contest. */
export class OutsideContestNotFound extends DomainError {
  readonly code = 'OUTSIDE_CONTEST_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '站外比赛不存在，请刷新列表。', 'en-US': 'There is no such outside contest; refresh the list.' });
  }
}
