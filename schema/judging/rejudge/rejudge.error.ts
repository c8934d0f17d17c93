import { DomainError } from '../../core/errors.ts';

/** The filter would reach through the whole history of the site. */
export class RejudgeUnbounded extends DomainError {
  readonly code = 'REJUDGE_UNBOUNDED';

  constructor() {
    super({
      'zh-CN': '重判范围过大：请至少指定提交编号、题目、比赛、用户或起始时间之一。',
      'en-US': 'That would rejudge everything: name submissions, a problem, a contest, a user or a start in time.',
    });
  }
}

/** Nothing matches that a judge could judge. */
export class RejudgeEmpty extends DomainError {
  readonly code = 'REJUDGE_EMPTY';

  constructor(unavailable: number) {
    super(
      unavailable === 0
        ? { 'zh-CN': '没有符合条件的提交。', 'en-US': 'No submission matches.' }
        : {
            'zh-CN': `符合条件的 ${unavailable} 个提交所需的语言没有评测机支持。`,
            'en-US': `${unavailable} submissions match, but no judge offers the languages they need.`,
          },
    );
  }
}

/** More than one batch may hold. */
export class RejudgeTooLarge extends DomainError {
  readonly code = 'REJUDGE_TOO_LARGE';
  readonly limit: number;

  constructor(limit: number) {
    super({
      'zh-CN': `一次最多重判 ${limit} 个提交，请缩小范围。`,
      'en-US': `At most ${limit} submissions can be rejudged at once: narrow the filter.`,
    });
    this.limit = limit;
  }
}

/** No such batch. */
export class RejudgeNotFound extends DomainError {
  readonly code = 'REJUDGE_NOT_FOUND';

  constructor() {
    super({ 'zh-CN': '没有这次重判。', 'en-US': 'There is no such rejudge.' });
  }
}

/** Some results of the preview are not in yet. */
export class RejudgeNotReady extends DomainError {
  readonly code = 'REJUDGE_NOT_READY';

  constructor(remaining: number) {
    super({
      'zh-CN': `还有 ${remaining} 个提交未评测完，暂不能应用。`,
      'en-US': `${remaining} submissions are not judged yet: wait for them before applying.`,
    });
  }
}

/** It was applied or discarded already, or is no preview. */
export class RejudgeEnded extends DomainError {
  readonly code = 'REJUDGE_ENDED';

  constructor() {
    super({
      'zh-CN': '这次重判不是待处理的预览：它已被应用或放弃，或结果已直接生效。',
      'en-US': 'This is no open preview: it was applied or discarded, or its results counted at once.',
    });
  }
}

/** It waits for a judge or is being judged. */
export class SubmissionBeingJudged extends DomainError {
  readonly code = 'SUBMISSION_BEING_JUDGED';

  constructor() {
    super({
      'zh-CN': '该提交正在评测，请等待结果后再修改。',
      'en-US': 'The submission is being judged: wait for its verdict.',
    });
  }
}

/** Nobody can make a program run that does not compile. */
export class CompileErrorStands extends DomainError {
  readonly code = 'COMPILE_ERROR_STANDS';

  constructor() {
    super({
      'zh-CN': '编译错误的提交不能人工修改结果。',
      'en-US': 'The verdict of a submission that does not compile cannot be changed.',
    });
  }
}

/** A score outside 0..total, or one for a problem without scores. */
export class ScoreOutOfRange extends DomainError {
  readonly code = 'SCORE_OUT_OF_RANGE';
  /** Null: the problem has no scores, or no upper bound. */
  readonly maxScore: number | null;

  /** @param range.hasScore false for ACM problems. */
  constructor({ hasScore, maxScore }: { readonly hasScore: boolean; readonly maxScore: number | null }) {
    super(
      hasScore
        ? {
            'zh-CN': `分数应在 0 到 ${maxScore ?? '∞'} 之间。`,
            'en-US': `The score must be between 0 and ${maxScore ?? '∞'}.`,
          }
        : { 'zh-CN': 'ACM 题目没有分数。', 'en-US': 'ACM problems have no scores.' },
    );
    this.maxScore = maxScore;
  }
}

/** Cancelled already. */
export class AlreadyCancelled extends DomainError {
  readonly code = 'ALREADY_CANCELLED';

  constructor() {
    super({ 'zh-CN': '该提交已被取消评测。', 'en-US': 'The submission is cancelled already.' });
  }
}
