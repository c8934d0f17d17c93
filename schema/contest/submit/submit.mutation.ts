import '../core/contest.mutation.ts';
import { z } from 'zod';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import { idempotencyKeyOptions } from '../../judging/submission/idempotency-key.ts';
import {
  CodeEmpty,
  CodeTooLong,
  CodeTooShort,
  JudgingClosed,
  LanguageNotAvailable,
  RemoteJudgeOff,
  RemoteLimitReached,
  RemoteModeNotOffered,
} from '../../judging/submission/submission.error.ts';
import { RemoteSubmitModeType } from '../../judging/submission/submission.mutation.ts';
import { SubmissionObject } from '../../judging/submission/submission.type.ts';
import {
  AccountNotAdmitted,
  ContestBusy,
  ContestHasEnded,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import { AnswerFilesNeeded } from '../../problem/answers/answers.error.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { submitToContest } from './submit.service.ts';

const SubmitToContestInput = builder.inputType('SubmitToContestInput', {
  fields: (t) => ({
    contestId: t.int(),
    problemDisplayId: t.string({ description: 'Within the contest.', validate: z.string().max(50) }),
    languageKey: t.string(),
    code: t.string({ description: 'Not empty; at most 65535 characters.' }),
    remoteMode: t.field({
      type: RemoteSubmitModeType,
      required: false,
      description: 'As for submitSolution; a run that exists already is not taken.',
    }),
    idempotencyKey: t.string(idempotencyKeyOptions),
  }),
});

builder.mutationFields((t) => ({
  submitToContest: t.prismaField({
    type: SubmissionObject,
    description: 'Submits a program in a contest; the verdict comes by the subscription submissionProgress.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        SubmittingForbidden,
        CodeEmpty,
        CodeTooLong,
        CodeTooShort,
        ContestNotFound,
        ContestNotStarted,
        ContestHasEnded,
        ContestPasswordNeeded,
        AccountNotAdmitted,
        ProblemNotFound,
        JudgingClosed,
        LanguageNotAvailable,
        RemoteJudgeOff,
        RemoteLimitReached,
        RemoteModeNotOffered,
        AnswerFilesNeeded,
        ContestBusy,
      ],
    },
    args: { input: t.arg({ type: SubmitToContestInput }) },
    resolve: async (query, _root, { input }, context) => {
      const { id } = await submitToContest(context, input);
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
