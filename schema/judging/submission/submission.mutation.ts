import { z } from 'zod';
import { WrongCaptcha } from '../../account/challenge/challenge.error.ts';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { AnswerFilesNeeded } from '../../problem/answers/answers.error.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { idempotencyKeyOptions } from './idempotency-key.ts';
import { openedIn } from './practice-group.service.ts';
import { resubmit } from './resubmit.service.ts';
import {
  CaptchaNeeded,
  CodeEmpty,
  CodeTooLong,
  CodeTooShort,
  JudgingClosed,
  LanguageNotAvailable,
  NotYourSubmission,
  RemoteJudgeOff,
  RemoteLimitReached,
  RemoteModeNotOffered,
  RemoteSessionLost,
  ResubmitNotNeeded,
  SharingForbidden,
  SubmissionNotFound,
  SubmitTooSoon,
} from './submission.error.ts';
import { shareSubmission } from './submission.service.ts';
import { SubmissionObject } from './submission.type.ts';
import { submitSolution } from './submit.service.ts';

/** The answer to a captcha. */
export const CaptchaAnswerInput = builder.inputType('CaptchaAnswerInput', {
  fields: (t) => ({
    key: t.string({ validate: z.string().max(64) }),
    letters: t.string({ validate: z.string().max(20) }),
  }),
});

/** How a submitter submits to a remote judge himself. */
export const RemoteSubmitModeType = builder.enumType('RemoteSubmitMode', {
  description: 'How a submitter submits to a remote judge himself.',
  values: {
    BROWSER: { description: 'In a browser, now: the site waits for the run.' },
    CLAIM: { description: 'There is a run already, which is named by reportRemoteRun. Not in contests.' },
  },
});

const remoteModeDescription =
  'For problems of remote judges: the submitter submits it there himself. Null: the site sends it where it can.';

const SubmitSolutionInput = builder.inputType('SubmitSolutionInput', {
  fields: (t) => ({
    problemDisplayId: t.string(),
    languageKey: t.string(),
    code: t.string({ description: 'Not empty; at most 65535 characters.' }),
    groupId: t.id({
      required: false,
      description: 'Where the problem was opened, if several groups of the viewer have it. Null: its own group.',
    }),
    trainingId: t.id({
      required: false,
      description: 'The training it was opened in, whose group is meant. Null: none.',
    }),
    captcha: t.field({
      type: CaptchaAnswerInput,
      required: false,
      description: 'Needed after the answer CaptchaNeeded.',
    }),
    remoteMode: t.field({ type: RemoteSubmitModeType, required: false, description: remoteModeDescription }),
    idempotencyKey: t.string(idempotencyKeyOptions),
  }),
});

builder.mutationFields((t) => ({
  submitSolution: t.prismaField({
    type: SubmissionObject,
    description: 'Submits a program; the verdict comes by the subscription submissionProgress.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        ProblemNotFound,
        LanguageNotAvailable,
        RemoteJudgeOff,
        RemoteLimitReached,
        RemoteModeNotOffered,
        AnswerFilesNeeded,
        SubmittingForbidden,
        CodeEmpty,
        CodeTooLong,
        CodeTooShort,
        JudgingClosed,
        SubmitTooSoon,
        CaptchaNeeded,
        WrongCaptcha,
      ],
    },
    args: { input: t.arg({ type: SubmitSolutionInput }) },
    resolve: async (query, _root, { input: { captcha, groupId, trainingId, ...solution } }, context) => {
      const { id } = await submitSolution(
        context,
        { ...solution, ...openedIn({ groupId, trainingId }) },
        captcha ?? null,
      );
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  resubmitSubmission: t.prismaField({
    type: SubmissionObject,
    description: 'Sends a submission again whose status is Submitted Failed; for its submitter.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        SubmittingForbidden,
        SubmissionNotFound,
        NotYourSubmission,
        ResubmitNotNeeded,
        LanguageNotAvailable,
        RemoteJudgeOff,
        RemoteLimitReached,
        RemoteModeNotOffered,
        RemoteSessionLost,
      ],
    },
    args: { id: t.arg.int() },
    resolve: async (query, _root, { id }, context) => {
      await resubmit(context, id);
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
  shareSubmission: t.prismaField({
    type: SubmissionObject,
    description: 'Shares the code of a submission with all, or no longer.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [SubmissionNotFound, NotYourSubmission, SharingForbidden] },
    args: { id: t.arg.int(), isShared: t.arg.boolean() },
    resolve: async (query, _root, args, context) => {
      const { id } = await shareSubmission(context, args);
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
