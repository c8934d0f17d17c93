import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { watch } from '../../core/watch.ts';
import { readQuestion } from './question-list.service.ts';
import { LineQuestionObject } from './question.type.ts';

/** The number of answers is no column of a question, and changes it for its readers. */
const withThread = { include: { thread: { select: { commentCount: true } } } };

builder.subscriptionField('lineQuestionChanged', (t) =>
  t.prismaField({
    type: LineQuestionObject,
    description: 'A question about lines as it is now, then after each change.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) =>
      watch(context, {
        topic: 'comment',
        filter: ({ kind, subjectId }) => kind === 'QUESTION' && subjectId === rowId(id),
        read: (moment) => readQuestion(moment, rowId(id), withThread),
        restMs: context.pace.listMs,
      }),
    resolve: (query, { id }, _args, context) => readQuestion({ ...context, now: new Date() }, id, query),
  }),
);
