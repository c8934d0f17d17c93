import { DomainError } from '../../core/errors.ts';

/** No such batch, or somebody else's. */
export class ProblemImportNotFound extends DomainError {
  readonly code = 'PROBLEM_IMPORT_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '没有这次导入。', 'en-US': 'There is no such import.' });
  }
}

/** The batch is not waiting for its options. */
export class ProblemImportNotReady extends DomainError {
  readonly code = 'PROBLEM_IMPORT_NOT_READY';

  constructor() {
    super({ 'zh-CN': '这次导入还未就绪，或已经开始。', 'en-US': 'The import is not ready, or has begun already.' });
  }
}

/** Nothing was chosen. */
export class NoProblemChosen extends DomainError {
  readonly code = 'NO_PROBLEM_CHOSEN';

  constructor() {
    super({ 'zh-CN': '请至少选择一道题目。', 'en-US': 'Choose at least one problem.' });
  }
}
