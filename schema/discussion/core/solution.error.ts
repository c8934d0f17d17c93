import { domainError } from '../../core/errors.ts';

/** Solutions of an account to one problem, and versions of an account that wait for review. */
export const maxSolutions = 3;
export const maxWaiting = 5;

export const CommunitySolutionNotFound = domainError('COMMUNITY_SOLUTION_NOT_FOUND', {
  description: 'There is no such solution, or the viewer may not read it now.',
  zh: '该题解不存在，或您暂时不能查看。通过该题目后即可查看。',
  en: 'There is no such solution, or you may not read it now. Solve its problem to read it.',
  rest: 404,
});

export const SubmissionNotExplainable = domainError('SUBMISSION_NOT_EXPLAINABLE', {
  description:
    "The submission is not the viewer's own, is not accepted, has no code, is of another problem, its problem is not " +
    'seen any more, or its contest is not over.',
  zh: '只能用您自己已通过的提交撰写题解；比赛中的提交须等比赛结束并公布结果。',
  en: 'A solution explains a submission of your own that was accepted; of a contest, once its results are out.',
  rest: 403,
});

export const TooManySolutions = domainError('TOO_MANY_SOLUTIONS', {
  description: 'The viewer has as many solutions to the problem, or as many that wait for review, as are allowed.',
  zh: `每道题目最多发布 ${maxSolutions} 篇题解，同时最多 ${maxWaiting} 篇待审核。请修改已有题解，或等待审核。`,
  en:
    `You may have ${maxSolutions} solutions to a problem, and ${maxWaiting} that wait for review. ` +
    'Edit one that you have, or wait for the review.',
  rest: 403,
});

export const CommunitySolutionChanged = domainError('COMMUNITY_SOLUTION_CHANGED', {
  description: 'Somebody saved or reviewed another version since the viewer loaded it; nothing was written.',
  zh: '该题解刚刚有了新版本或已被审核，您的更改尚未保存。请查看最新版本后再操作。',
  en: 'There is another version meanwhile, or it was reviewed; nothing was saved. Look at the newest one, then decide.',
});

export const SolutionRefused = domainError('SOLUTION_REFUSED', {
  description: 'The solution was refused before any version of it was approved: it takes no more versions.',
  zh: '该题解未通过审核，不能再修改。您可以删除它，另写一篇。',
  en: 'This solution was refused and takes no more changes. You may delete it and write another.',
  rest: 403,
});

export const SolutionVoteForbidden = domainError('SOLUTION_VOTE_FORBIDDEN', {
  description: "It is the viewer's own, or it is not published.",
  zh: '不能给自己的题解或尚未发布的题解投票。',
  en: 'You vote on published solutions of others.',
  rest: 403,
});
