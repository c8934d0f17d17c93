import { builder } from '../../core/builder.ts';
import { described } from '../../core/described.ts';
import { pageObject } from '../../core/page.ts';
import { titleIn, titleSelect } from '../../problem/bank/problem-title.ts';
import { writerSelect } from '../core/writer.ts';
import { WriterType } from '../core/writer.type.ts';
import { questionStates } from './question-list.service.ts';
import { loadQuestionView } from './question.loader.ts';

const problem = { problem: { select: { displayId: true } } } as const;
const asked = { submission: { select: { code: true, languageKey: true, status: true } } } as const;

export const QuestionStateEnum = builder.enumType('LineQuestionState', {
  description: 'Which questions about lines a list shows.',
  values: described(questionStates),
});

export const LineQuestionObject = builder.prismaObject('LineQuestion', {
  select: { id: true },
  description:
    'What an account asks about lines of its own submission, read by it and those who answer. Answers are in the ' +
    'query `comments`.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    submissionId: t.exposeInt('submissionId', { description: 'Submission that it is about.' }),
    firstLine: t.exposeInt('firstLine', { description: 'From 1.' }),
    lastLine: t.exposeInt('lastLine', { description: 'From 1.' }),
    content: t.exposeString('content', { description: 'Markdown.' }),
    code: t.string({
      description: 'Code of the submission, also for those who answer.',
      select: asked,
      resolve: ({ submission }) => submission.code,
    }),
    languageKey: t.string({
      description: "The judge's key of its language.",
      select: asked,
      resolve: ({ submission }) => submission.languageKey,
    }),
    status: t.int({
      description: 'Specification status code of the submission.',
      select: asked,
      resolve: ({ submission }) => submission.status,
    }),
    asker: t.field({
      type: WriterType,
      description: 'Who asks.',
      select: { asker: { select: writerSelect } },
      resolve: ({ asker }) => asker,
    }),
    problemDisplayId: t.string({
      description: 'Problem of the submission.',
      select: problem,
      resolve: ({ problem: { displayId } }) => displayId,
    }),
    problemTitle: t.string({
      description: 'Title of the problem.',
      select: { problem: { select: titleSelect } },
      resolve: ({ problem }, _args, { locale }) => titleIn(problem, locale),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    waitsSince: t.expose('waitsSince', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the asker waits for an answer; null: there is one, or it is closed.',
    }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true, description: 'Null: open.' }),
    closedById: t.exposeInt('closedById', {
      nullable: true,
      description: 'The later submission that was accepted and closed it; null: somebody closed it, or it is open.',
    }),
    answerCount: t.int({
      description: 'Comments and replies.',
      select: { thread: { select: { commentCount: true } } },
      resolve: ({ thread }) => thread?.commentCount ?? 0,
    }),
    waitingBefore: t.int({
      nullable: true,
      description: 'Questions that wait longer in the same group, or about the same problem; null: it does not wait.',
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await loadQuestionView(context, id)).before,
    }),
    viewerCanAnswer: t.boolean({
      description: 'Does the viewer keep the problem, or the submissions of the group?',
      select: { id: true },
      resolve: async ({ id }, _args, context) => (await loadQuestionView(context, id)).isAnswerer,
    }),
  }),
});

export const LineQuestionPage = pageObject('LineQuestionPage', LineQuestionObject);
