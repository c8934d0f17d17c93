import { domainError } from '../../core/errors.ts';

/** A judge speaks for a life of its node that is over, or was never registered: it must register anew. */
export const UnknownIncarnation = domainError('UNKNOWN_INCARNATION', {
  zh: '评测机的本次运行未登记，请重新登记。',
  en: 'This life of the judge is not registered; register again.',
});

/** A task cannot be built from what is stored: no judge can help it, so it ends as SE at once. */
export class TaskNotBuildable extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'TaskNotBuildable';
  }
}

export const JudgeNodeNotFound = domainError('JUDGE_NODE_NOT_FOUND', {
  description: 'There is no such judge.',
  zh: '评测机不存在。',
  en: 'There is no such judge.',
});

export const JudgeNodeNameTaken = domainError('JUDGE_NODE_NAME_TAKEN', {
  description: 'Another judge has the name.',
  zh: '已有同名的评测机。',
  en: 'Another judge has this name.',
});

export const JudgeNodeRevoked = domainError('JUDGE_NODE_REVOKED', {
  description: "The judge's token is revoked: it can only be deleted.",
  zh: '该评测机的令牌已吊销，请新建评测机。',
  en: 'The token of this judge is revoked; create a new judge instead.',
});

export const JudgeNodeNotRevoked = domainError('JUDGE_NODE_NOT_REVOKED', {
  description: "The judge's token must be revoked before it is deleted.",
  zh: '请先吊销该评测机的令牌，再删除。',
  en: 'Revoke the token of this judge first, then delete it.',
});
