import type { Context } from '@verdict/schema/core/context.ts';
import { needsSignIn } from '@verdict/schema/judging/submission/submission-sign-in.service.ts';
import { z } from 'zod';
import { solutionLanguage } from './language.rest.ts';
import { failDomain, failWith } from './operate.ts';
import { restCall, type Operate } from './rest-call.ts';
import { say, sentences } from './sentences.ts';
import {
  RestCaseResultsDocument,
  RestGroupOfProblemDocument,
  RestLastAcceptedSubmissionDocument,
  RestResubmitDocument,
  RestShareSubmissionDocument,
  RestSubmissionDetailDocument,
  RestSubmissionListDocument,
  RestSubmitSolutionDocument,
  RestSubmitToContestDocument,
} from './submission.rest.generated.ts';
import { wireCaseResults, wireSubmission, wireSubmissionRow } from './submission.wire.ts';
import { RestTrainingDisplayIdsDocument } from './training.rest.generated.ts';
import { flag, idList, int, optionalFlag, optionalInt, optionalText, pageOf, paging, text } from './wire.ts';

/** Calls of the contract's area "submission", and the last accepted code. */
export const submissionCalls = [
  restCall({
    method: 'POST',
    path: '/api/submit-problem-judge',
    auth: 'user',
    input: z.object({
      pid: text,
      language: text,
      code: text,
      cid: optionalInt,
      tid: optionalInt,
      gid: optionalInt,
      captcha: optionalText,
      captchaKey: optionalText,
    }),
    async answer({ input, operate, context }) {
      // What is solved in a training is practice: the training only has to be one that the problem is in.
      if (input.tid && !(await isOfTraining(operate, input.pid, input.tid)))
        return failWith(404, say(sentences.noSuchPlace, context.locale));
      // A contest says itself whose it is.
      if (input.gid && !input.cid && !(await isOfAnyGroup(operate, input.pid)))
        return failWith(403, say(sentences.noSuchPlace, context.locale));
      const { key, names } = await solutionLanguage(operate, input);
      if (key === undefined)
        return failWith(
          400,
          say(sentences.unsupportedLanguage, context.locale, { language: input.language, languages: names }),
        );
      if (input.cid)
        return submitTo(operate, {
          contestId: input.cid,
          problemDisplayId: input.pid,
          languageKey: key,
          code: input.code,
        });
      const captcha = input.captcha && input.captchaKey ? { key: input.captchaKey, letters: input.captcha } : null;
      const { submitSolution } = await operate(RestSubmitSolutionDocument, {
        input: {
          problemDisplayId: input.pid,
          languageKey: key,
          code: input.code,
          // Zero is how old clients say "none".
          groupId: input.gid ? String(input.gid) : null,
          trainingId: input.tid ? String(input.tid) : null,
          captcha,
        },
      });
      if (input.gid && submitSolution.__typename === 'ProblemNotFound')
        return failWith(403, say(sentences.noSuchPlace, context.locale));
      return submitSolution.__typename === 'SubmitSolutionSuccess'
        ? wireSubmission({ ...submitSolution.data, message: null })
        : failDomain(submitSolution);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-submission-detail',
    auth: 'none',
    input: z.object({ submitId: int }),
    async answer({ input, operate, context }) {
      const { submission } = await operate(RestSubmissionDetailDocument, { id: input.submitId });
      if (!submission) return failSubmission(context, input.submitId, 401);
      return { submission: wireSubmission(submission), codeShare: submission.problem.isCodeShared };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-submission-list',
    auth: 'none',
    input: z.object({
      ...paging(30),
      onlyMine: flag,
      problemID: optionalText,
      status: optionalInt,
      username: optionalText,
      completeProblemID: flag,
      gid: optionalInt,
    }),
    async answer({ input, operate, context }) {
      if (input.onlyMine && context.viewer.kind !== 'user')
        return failWith(401, say(sentences.signInNeeded, context.locale));
      const { submissions } = await operate(RestSubmissionListDocument, {
        filter: {
          onlyMine: input.onlyMine,
          status: input.status ?? null,
          username: input.username ?? null,
          problemDisplayId: input.problemID ?? null,
          isProblemIdExact: input.completeProblemID,
          // Zero is how old clients say "none".
          groupId: input.gid || null,
        },
        page: { page: input.currentPage, size: input.limit },
      });
      return pageOf(submissions, submissions.items.map(wireSubmissionRow));
    },
  }),
  restCall({
    method: 'POST',
    path: '/api/check-submissions-status',
    auth: 'none',
    input: z.object({ submitIds: idList.pipe(z.array(z.int()).max(100)) }),
    async answer({ input, operate }) {
      const { submissions } = await operate(RestSubmissionListDocument, {
        filter: { ids: input.submitIds },
        page: { page: 1, size: 100 },
      });
      return Object.fromEntries(
        submissions.items.map((submission) => [
          String(submission.id),
          wireSubmission({ ...submission, code: null, message: null }),
        ]),
      );
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-all-case-result',
    auth: 'none',
    input: z.object({ submitId: int }),
    async answer({ input, operate, context }) {
      const { submission } = await operate(RestCaseResultsDocument, { id: input.submitId });
      if (!submission) return failSubmission(context, input.submitId, 403);
      return wireCaseResults(submission);
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/get-last-ac-code',
    auth: 'user',
    input: z.object({ pid: int, cid: optionalInt }),
    async answer({ input, operate }) {
      const { lastAcceptedSubmission: last } = await operate(RestLastAcceptedSubmissionDocument, {
        problemId: input.pid,
        contestId: input.cid || null,
      });
      return { submitId: last?.id ?? null, code: last?.code ?? '', language: last?.languageName ?? null };
    },
  }),
  restCall({
    method: 'GET',
    path: '/api/resubmit',
    auth: 'user',
    changesState: true,
    input: z.object({ submitId: int }),
    async answer({ input, operate }) {
      const { resubmitSubmission } = await operate(RestResubmitDocument, { id: input.submitId });
      return resubmitSubmission.__typename === 'ResubmitSubmissionSuccess'
        ? wireSubmission(resubmitSubmission.data)
        : failDomain(resubmitSubmission);
    },
  }),
  restCall({
    method: 'PUT',
    path: '/api/submission',
    auth: 'user',
    input: z.object({ submitId: optionalInt, share: optionalFlag }),
    async answer({ input: { submitId, share }, operate, context }) {
      if (submitId === undefined || share === undefined)
        return failWith(400, say(sentences.noShareGiven, context.locale));
      const { shareSubmission } = await operate(RestShareSubmissionDocument, { id: submitId, isShared: share });
      return shareSubmission.__typename === 'ShareSubmissionSuccess' ? null : failDomain(shareSubmission);
    },
  }),
];

/**
 * Ends the call about a submission that the viewer is not shown.
 *
 * @param signInStatus body status where a sign-in may help.
 */
async function failSubmission(context: Context, id: number, signInStatus: 401 | 403): Promise<never> {
  const { locale } = context;
  if (await needsSignIn(context, id)) return failWith(signInStatus, say(sentences.signInNeeded, locale));
  return failWith(404, say(sentences.noSuchSubmission, locale));
}

async function submitTo(
  operate: Operate,
  input: {
    readonly contestId: number;
    readonly problemDisplayId: string;
    readonly languageKey: string;
    readonly code: string;
  },
) {
  const { submitToContest } = await operate(RestSubmitToContestDocument, { input });
  return submitToContest.__typename === 'SubmitToContestSuccess'
    ? wireSubmission({ ...submitToContest.data, message: null })
    : failDomain(submitToContest);
}

/** Is it a problem that the viewer may see, of a group? Which groups have it is for the schema to say. */
async function isOfAnyGroup(operate: Operate, displayId: string): Promise<boolean> {
  return typeof (await operate(RestGroupOfProblemDocument, { displayId })).problem?.groupId === 'number';
}

async function isOfTraining(operate: Operate, displayId: string, trainingId: number): Promise<boolean> {
  const { training } = await operate(RestTrainingDisplayIdsDocument, { id: String(trainingId) });
  return training?.problems?.some(({ problem }) => problem.displayId === displayId) ?? false;
}
