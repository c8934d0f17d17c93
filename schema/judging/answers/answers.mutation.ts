import { z } from 'zod';
import { WrongCaptcha } from '../../account/challenge/challenge.error.ts';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { rowQuery } from '../../core/row-query.ts';
import {
  AccountNotAdmitted,
  ContestBusy,
  ContestHasEnded,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import { AnswerFilesRefused, ProgramNeeded } from '../../problem/answers/answers.error.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { UploadNotComplete, UploadNotFound } from '../../problem/upload/upload.error.ts';
import { openedIn } from '../submission/practice-group.service.ts';
import { CaptchaNeeded, JudgingClosed, SubmitTooSoon } from '../submission/submission.error.ts';
import { CaptchaAnswerInput } from '../submission/submission.mutation.ts';
import { SubmissionObject } from '../submission/submission.type.ts';
import { submitAnswers } from './submit-answers.service.ts';

const SubmitAnswersInput = builder.inputType('SubmitAnswersInput', {
  fields: (t) => ({
    problemDisplayId: t.string({ validate: z.string().max(50) }),
    contestId: t.int({
      required: false,
      description: 'The contest whose display id is meant; null: the problem bank.',
    }),
    groupId: t.id({
      required: false,
      description: 'Where the problem was opened, if several groups of the viewer have it. Null: its own group.',
    }),
    trainingId: t.id({
      required: false,
      description: 'The training it was opened in, whose group is meant. Null: none.',
    }),
    uploadId: t.string({
      description: 'Of an upload for the purpose `answers` (/api/uploads/): a zip, or the file of one test case.',
      validate: z.string().max(64),
    }),
    captcha: t.field({
      type: CaptchaAnswerInput,
      required: false,
      description: 'Needed after the answer CaptchaNeeded.',
    }),
  }),
});

builder.mutationFields((t) => ({
  submitAnswers: t.prismaField({
    type: SubmissionObject,
    description:
      'Submits answer files to a submit-answer problem. The upload is used up by it; ' +
      'when it is refused the upload stays.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        UploadNotFound,
        UploadNotComplete,
        AnswerFilesRefused,
        ProgramNeeded,
        ProblemNotFound,
        SubmittingForbidden,
        JudgingClosed,
        SubmitTooSoon,
        CaptchaNeeded,
        WrongCaptcha,
        ContestNotFound,
        ContestNotStarted,
        ContestHasEnded,
        ContestPasswordNeeded,
        AccountNotAdmitted,
        ContestBusy,
      ],
    },
    args: { input: t.arg({ type: SubmitAnswersInput }) },
    resolve: async (query, _root, { input }, context) => {
      const { contestId = null, groupId, trainingId, captcha = null, ...request } = input;
      const place = openedIn({ groupId, trainingId });
      const { id } = await submitAnswers(context, { ...request, ...place, contestId, captcha });
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
