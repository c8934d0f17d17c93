import { domainError } from '../../core/errors.ts';

export const LineQuestionNotFound = domainError('LINE_QUESTION_NOT_FOUND', {
  description: 'There is no such question, or the viewer may not read it now.',
  zh: '该提问不存在，或您暂时不能查看。',
  en: 'There is no such question, or you may not read it now.',
  rest: 404,
});

export const TooManyLineQuestions = domainError('TOO_MANY_LINE_QUESTIONS', {
  description: 'The viewer has as many open questions about the problem as are allowed.',
  zh: (limit: number) => `每道题目最多有 ${limit} 个未结束的提问，请先结束其中一个。`,
  en: (limit) => `Only ${limit} of your questions about a problem may be open at once. Close one of them first.`,
  rest: 403,
});

export const SubmissionNotAskable = domainError('SUBMISSION_NOT_ASKABLE', {
  description:
    "The submission is not the viewer's own, is of the jury, has no code, its problem is not seen any more, or its " +
    'contest is not over.',
  zh: '只能就自己提交的代码提问；比赛中的提交须等比赛结束并公布结果后才能提问。',
  en: 'You may ask about code that you submitted yourself; in a contest, once it is over and its results are out.',
  rest: 403,
});
