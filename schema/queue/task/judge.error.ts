import { DomainError } from '../../core/errors.ts';

/** A judge speaks for a life of its node that is over, or was never registered: it must register anew. */
export class UnknownIncarnation extends DomainError {
  readonly code = 'UNKNOWN_INCARNATION';

  constructor() {
    super({
      'zh-CN': '评测机的本次运行未登记，请重新登记。',
      'en-US': 'This life of the judge is not registered; register again.',
    });
  }
}

/** A task cannot be built from what is stored: no judge can help it, so it ends as SE at once. */
export class TaskNotBuildable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'TaskNotBuildable';
  }
}

/** No node of that id. */
export class JudgeNodeNotFound extends DomainError {
  readonly code = 'JUDGE_NODE_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '评测机不存在。', 'en-US': 'There is no such judge.' });
  }
}

/** Another node has the name. */
export class JudgeNodeNameTaken extends DomainError {
  readonly code = 'JUDGE_NODE_NAME_TAKEN';

  constructor() {
    super({ 'zh-CN': '已有同名的评测机。', 'en-US': 'Another judge has this name.' });
  }
}

/** A revoked node can only be deleted. */
export class JudgeNodeRevoked extends DomainError {
  readonly code = 'JUDGE_NODE_REVOKED';

  constructor() {
    super({
      'zh-CN': '该评测机的令牌已吊销，请新建评测机。',
      'en-US': 'The token of this judge is revoked; create a new judge instead.',
    });
  }
}

/** Only a node nobody can speak for any more may be deleted. */
export class JudgeNodeNotRevoked extends DomainError {
  readonly code = 'JUDGE_NODE_NOT_REVOKED';

  constructor() {
    super({
      'zh-CN': '请先吊销该评测机的令牌，再删除。',
      'en-US': 'Revoke the token of this judge first, then delete it.',
    });
  }
}
