import { domainError } from '../../core/errors.ts';

export const RejudgeUnbounded = domainError('REJUDGE_UNBOUNDED', {
  description: 'The filter would reach through the whole history of the site.',
  zh: '重判范围过大：请至少指定提交编号、题目、比赛、用户或起始时间之一。',
  en: 'That would rejudge everything: name submissions, a problem, a contest, a user or a start in time.',
});

export const RejudgeEmpty = domainError('REJUDGE_EMPTY', {
  description: 'Nothing matches that a judge could judge.',
  zh: (unavailable: number) =>
    unavailable === 0 ? '没有符合条件的提交。' : `符合条件的 ${unavailable} 个提交所需的语言没有评测机支持。`,
  en: (unavailable: number) =>
    unavailable === 0
      ? 'No submission matches.'
      : `${unavailable} submissions match, but no judge offers the languages they need.`,
});

export const RejudgeTooLarge = domainError('REJUDGE_TOO_LARGE', {
  description: 'More than one batch may hold.',
  zh: (limit: number) => `一次最多重判 ${limit} 个提交，请缩小范围。`,
  en: (limit: number) => `At most ${limit} submissions can be rejudged at once: narrow the filter.`,
  data: (limit: number) => ({ limit }),
  fields: (t) => ({ limit: t.exposeInt('limit', { description: 'Submissions.' }) }),
});

export const RejudgeNotFound = domainError('REJUDGE_NOT_FOUND', {
  description: 'There is no such batch.',
  zh: '没有这次重判。',
  en: 'There is no such rejudge.',
});

export const RejudgeNotReady = domainError('REJUDGE_NOT_READY', {
  description: 'Some results of the preview are not in yet.',
  zh: (remaining: number) => `还有 ${remaining} 个提交未评测完，暂不能应用。`,
  en: (remaining: number) => `${remaining} submissions are not judged yet: wait for them before applying.`,
});

export const RejudgeEnded = domainError('REJUDGE_ENDED', {
  description: 'It is no preview that is open.',
  zh: '这次重判不是待处理的预览：它已被应用或放弃，或结果已直接生效。',
  en: 'This is no open preview: it was applied or discarded, or its results counted at once.',
});

export const SubmissionBeingJudged = domainError('SUBMISSION_BEING_JUDGED', {
  description: 'It waits for a judge or is being judged.',
  zh: '该提交正在评测，请等待结果后再修改。',
  en: 'The submission is being judged: wait for its verdict.',
});

export const CompileErrorStands = domainError('COMPILE_ERROR_STANDS', {
  description: 'Nobody can make a program run that does not compile.',
  zh: '编译错误的提交不能人工修改结果。',
  en: 'The verdict of a submission that does not compile cannot be changed.',
});

interface ScoreRange {
  /** False for ACM problems. */
  readonly hasScore: boolean;
  /** Null: no upper bound. */
  readonly maxScore: number | null;
}

export const ScoreOutOfRange = domainError('SCORE_OUT_OF_RANGE', {
  description: 'A score outside 0..total, or one for a problem without scores.',
  zh: ({ hasScore, maxScore }: ScoreRange) =>
    hasScore ? `分数应在 0 到 ${maxScore ?? '∞'} 之间。` : 'ACM 题目没有分数。',
  en: ({ hasScore, maxScore }: ScoreRange) =>
    hasScore ? `The score must be between 0 and ${maxScore ?? '∞'}.` : 'ACM problems have no scores.',
  data: ({ maxScore }: ScoreRange) => ({ maxScore }),
  fields: (t) => ({
    maxScore: t.exposeInt('maxScore', { nullable: true, description: 'Null: no scores, or no upper bound.' }),
  }),
});

export const AlreadyCancelled = domainError('ALREADY_CANCELLED', {
  description: 'It is cancelled already.',
  zh: '该提交已被取消评测。',
  en: 'The submission is cancelled already.',
});
