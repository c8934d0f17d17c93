import { builder } from '../../core/builder.ts';
import { isOwner } from '../../judging/submission/submission.rule.ts';
import { SubmissionObject } from '../../judging/submission/submission.type.ts';
import { isShowable, ownCodeSelect } from '../core/shown-submission.rule.ts';
import { LineQuestionObject } from './question.type.ts';
import { loadQuestionsOf } from './questions-of-submission.loader.ts';

builder.prismaObjectFields(SubmissionObject, (t) => ({
  questions: t.field({
    type: [LineQuestionObject],
    description: 'Questions about its lines that the viewer asked or answers, by lines.',
    select: { id: true },
    resolve: async ({ id }, _args, context) => [...(await loadQuestionsOf(context, id))],
  }),
  viewerCanAsk: t.boolean({
    description: 'May the viewer ask about its lines? It is their own, and its contest is over.',
    select: { ...ownCodeSelect, userId: true },
    resolve: (submission, _args, { viewer, now }) => isOwner(viewer, submission) && isShowable(submission, now),
  }),
}));
