import { DomainError } from '../errors.ts';

/** A judge speaks for a life of its node that is over, or was never registered: it must register anew. */
export class UnknownIncarnation extends DomainError {
  readonly code = 'UNKNOWN_INCARNATION';

  constructor() {
    super({ 'zh-CN': '评测机的本次运行未登记，请重新登记。', 'en-US': 'This life of the judge is not registered; register again.' });
  }
}

/** A task cannot be built from what is stored: no judge can help it, so it ends as SE at once. */
export class TaskNotBuildable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'TaskNotBuildable';
  }
}
