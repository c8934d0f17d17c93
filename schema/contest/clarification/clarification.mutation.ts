import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import {
  AccountNotAdmitted,
  ContestHasEnded,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
} from '../../place/contest/contest.error.ts';
import { ProblemNotFound } from '../../problem/bank/problem.error.ts';
import { AskingForbidden, ClarificationAnswered, ClarificationNotFound } from './clarification.error.ts';
import {
  answerClarification,
  askClarification,
  markClarification,
  maxClarificationLength,
} from './clarification.service.ts';
import { ClarificationType } from './clarification.type.ts';

const words = z.string().trim().min(1).max(maxClarificationLength);

const AskClarificationInput = builder.inputType('AskClarificationInput', {
  fields: (t) => ({
    contestId: t.int(),
    problemDisplayId: t.string({
      required: false,
      description: 'Within the contest; null: about the contest as a whole.',
      validate: z.string().max(50),
    }),
    question: t.string({ description: `Markdown, 1 to ${maxClarificationLength} characters.`, validate: words }),
  }),
});

const AnswerClarificationInput = builder.inputType('AnswerClarificationInput', {
  fields: (t) => ({
    answer: t.string({ description: `Markdown, 1 to ${maxClarificationLength} characters.`, validate: words }),
    isPublic: t.boolean({
      description: 'To all who are in the contest, question and answer; else to the asker alone.',
    }),
    replaces: t.field({
      type: 'DateTime',
      required: false,
      description:
        'When the question was seen to as far as the writer knows (answeredAt), which this takes the place of; ' +
        'null: not yet.',
    }),
  }),
});

builder.mutationFields((t) => ({
  askClarification: t.field({
    type: ClarificationType,
    description:
      'Asks the jury of a contest; nobody else sees the question unless it is answered to all. Ten in ten minutes.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [
        InvalidInput,
        AskingForbidden,
        ContestNotFound,
        ContestNotStarted,
        ContestHasEnded,
        ContestPasswordNeeded,
        AccountNotAdmitted,
        ProblemNotFound,
        TooManyRequests,
      ],
    },
    args: { input: t.arg({ type: AskClarificationInput }) },
    resolve: (_root, { input: { contestId, problemDisplayId, question } }, context) =>
      askClarification(context, { contestId, problemDisplayId: problemDisplayId ?? null, question }),
  }),
  answerClarification: t.field({
    type: ClarificationType,
    description: 'Answers a question, or puts another answer in its place.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [InvalidInput, ClarificationNotFound, ClarificationAnswered] },
    args: { id: t.arg.int(), input: t.arg({ type: AnswerClarificationInput }) },
    resolve: (_root, { id, input: { answer, isPublic, replaces } }, context) =>
      answerClarification(context, id, { answer, isPublic, replaces: replaces ?? null }),
  }),
  markClarification: t.field({
    type: ClarificationType,
    description:
      'Marks a question as seen to without an answer, unless it is answered already, or as open again, ' +
      'which takes its answer back.',
    authScopes: { signedIn: true },
    apiScope: 'ADMIN',
    refusesArchived: true,
    errors: { types: [ClarificationNotFound] },
    args: { id: t.arg.int(), isDone: t.arg.boolean() },
    resolve: (_root, { id, isDone }, context) => markClarification(context, id, isDone),
  }),
}));
