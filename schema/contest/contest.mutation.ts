import { z } from 'zod';
import { TooManyRequests } from '../account/account.error.ts';
import { builder, errorType } from '../builder.ts';
import { ProblemNotFound } from '../problem/problem.error.ts';
import { rowQuery } from '../row-query.ts';
import { CodeEmpty, CodeTooLong, JudgingClosed, LanguageNotAvailable, SubmittingForbidden } from '../submission/submission.error.ts';
import { SubmissionObject } from '../submission/submission.type.ts';
import { AccountNotAdmitted, ContestHasEnded, ContestNotFound, ContestNotStarted, ContestPasswordNeeded, NotContestAdmin, WrongContestPassword } from './contest.error.ts';
import { ContestObject } from './contest.type.ts';
import { registerForContest } from './register.service.ts';
import { submitToContest } from './submit.service.ts';

errorType(ContestNotFound, { description: 'There is no such contest, or the viewer may not see it.' });
errorType(ContestNotStarted, { description: 'What is asked for opens with the contest.' });
errorType(ContestHasEnded, { description: 'Nothing is taken after the end.' });
errorType(ContestPasswordNeeded, { description: 'The viewer has to register with the password of the contest first.' });
errorType(WrongContestPassword, { description: 'Not the password of the contest.' });
errorType(AccountNotAdmitted, { description: 'The contest is for certain accounts.' });
errorType(NotContestAdmin, { description: 'Only the admins of the contest decide there.' });

const SubmitToContestInput = builder.inputType('SubmitToContestInput', {
  fields: (t) => ({
    contestId: t.int(),
    problemDisplayId: t.string({ description: 'Within the contest.', validate: z.string().max(50) }),
    languageKey: t.string(),
    code: t.string({ description: 'Not empty; at most 65535 characters.' }),
  }),
});

builder.mutationFields((t) => ({
  registerForContest: t.prismaField({
    type: ContestObject,
    description: 'Takes part in a contest; who takes part already stays so.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [ContestNotFound, ContestHasEnded, AccountNotAdmitted, WrongContestPassword, TooManyRequests] },
    args: {
      contestId: t.arg.int(),
      password: t.arg.string({ required: false, description: 'Not of a public contest.', validate: z.string().max(255) }),
    },
    resolve: async (query, _root, { contestId, password }, context) => {
      await registerForContest(context, { contestId, password: password ?? null });
      return context.db.contest.findUniqueOrThrow({ ...rowQuery(query), where: { id: contestId } });
    },
  }),
  submitToContest: t.prismaField({
    type: SubmissionObject,
    description: 'Hands in a program in a contest; the verdict comes by the subscription submissionProgress.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    errors: { types: [SubmittingForbidden, CodeEmpty, CodeTooLong, ContestNotFound, ContestNotStarted, ContestHasEnded, ContestPasswordNeeded, AccountNotAdmitted, ProblemNotFound, JudgingClosed, LanguageNotAvailable] },
    args: { input: t.arg({ type: SubmitToContestInput }) },
    resolve: async (query, _root, { input }, context) => {
      const { id } = await submitToContest(context, input);
      return context.db.submission.findUniqueOrThrow({ ...rowQuery(query), where: { id } });
    },
  }),
}));
