import { z } from 'zod';
import { TooManyRequests } from '../../account/user/account.error.ts';
import { builder } from '../../core/builder.ts';
import { InvalidInput } from '../../core/invalid-input.ts';
import { rowId } from '../../core/row-id.ts';
import { rowQuery } from '../../core/row-query.ts';
import { maxCommentLength } from '../comment/write-comment.service.ts';
import { ProblemClosedForDiscussion, WritingBanned } from '../core/discussion.error.ts';
import { LineQuestionNotFound, SubmissionNotAskable, TooManyLineQuestions } from '../core/question.error.ts';
import { CommentingForbidden } from '../thread/thread.error.ts';
import { askAboutLines } from './ask.service.ts';
import { closeQuestion, reopenQuestion } from './close.service.ts';
import { readQuestion } from './question-list.service.ts';
import { LineQuestionObject } from './question.type.ts';

const line = z.int().min(1).max(100_000);

const AskAboutLinesInput = builder.inputType('AskAboutLinesInput', {
  description: 'A question about lines of an own submission.',
  fields: (t) => ({
    submissionId: t.int({ description: 'Which submission.' }),
    firstLine: t.int({ description: 'From 1.', validate: line }),
    lastLine: t.int({ description: 'From the first line to the last one of the code.', validate: line }),
    content: t.string({
      description: `Markdown, 1 to ${maxCommentLength} characters.`,
      validate: z.string().max(maxCommentLength),
    }),
  }),
});

const LineQuestionIdInput = builder.inputType('LineQuestionIdInput', {
  description: 'Names a question about lines.',
  fields: (t) => ({ id: t.id({ description: 'Which question.' }) }),
});

const dataField = { name: 'question' } as const;
const notWritten = [CommentingForbidden, WritingBanned, ProblemClosedForDiscussion];

builder.mutationFields((t) => ({
  askAboutLines: t.prismaField({
    type: LineQuestionObject,
    description:
      'Asks about lines of an own submission, in private. Those who keep the problem, and admins of the group, ' +
      'answer. An accepted submission closes it.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: {
      types: [InvalidInput, SubmissionNotAskable, TooManyLineQuestions, TooManyRequests, ...notWritten],
      dataField,
    },
    args: { input: t.arg({ type: AskAboutLinesInput }) },
    resolve: async (query, _root, { input }, context) =>
      readQuestion(context, await askAboutLines(context, input), rowQuery(query)),
  }),
  closeLineQuestion: t.prismaField({
    type: LineQuestionObject,
    description: 'Closes a question about lines; idempotent. For its asker and those who answer.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [LineQuestionNotFound], dataField },
    args: { input: t.arg({ type: LineQuestionIdInput }) },
    resolve: async (query, _root, { input: { id } }, context) => {
      await closeQuestion(context, rowId(id));
      return readQuestion(context, rowId(id), rowQuery(query));
    },
  }),
  reopenLineQuestion: t.prismaField({
    type: LineQuestionObject,
    description: 'Opens a closed question about lines again; idempotent. For its asker and those who answer.',
    authScopes: { signedIn: true },
    apiScope: 'SUBMIT',
    refusesArchived: true,
    errors: { types: [LineQuestionNotFound, ...notWritten], dataField },
    args: { input: t.arg({ type: LineQuestionIdInput }) },
    resolve: async (query, _root, { input: { id } }, context) => {
      await reopenQuestion(context, rowId(id));
      return readQuestion(context, rowId(id), rowQuery(query));
    },
  }),
}));
