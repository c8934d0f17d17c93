import { builder } from '../../core/builder.ts';
import { ProblemTypeEnum, ProblemVisibilityEnum } from '../../problem/bank/problem-enums.ts';
import { titleIn } from '../../problem/bank/problem-title.ts';
import { loadIsVisible } from '../../problem/bank/visible-problem.loader.ts';
import { translationsOf } from '../core/text-in.ts';
import { TextTranslationType } from '../core/translation.type.ts';
import type { ManagedTrainingProblem } from './training-problem-list.service.ts';

export const ManagedTrainingProblemType = builder
  .objectRef<ManagedTrainingProblem>('ManagedTrainingProblem')
  .implement({
    description: 'A problem of a training, as its managers see it.',
    fields: (t) => ({
      trainingId: t.id({ resolve: ({ trainingId }) => String(trainingId) }),
      problemId: t.id({ description: 'In the bank.', resolve: ({ problemId }) => String(problemId) }),
      displayId: t.exposeString('displayId', { description: 'Within the training.' }),
      rank: t.exposeInt('rank', { description: 'Order within the training, smaller first.' }),
      isCounted: t.exposeBoolean('isCounted', {
        description: 'False: it was hidden since, and readers of the training do not see it.',
      }),
      sectionId: t.id({
        nullable: true,
        description: 'Null: before the first section.',
        resolve: ({ sectionId }) => (sectionId === null ? null : String(sectionId)),
      }),
      isOptional: t.exposeBoolean('isOptional', { description: 'Not needed to complete its section.' }),
      note: t.exposeString('note', { description: 'Of the author, for readers; Markdown.' }),
      translations: t.field({
        type: [TextTranslationType],
        description: 'The note in other languages, without titles.',
        resolve: ({ translations }) => translationsOf(translations, 'note'),
      }),
      version: t.exposeInt('version', {
        description:
          'Grows with each save of its form, not with moves; a form is saved over the version it was opened with.',
      }),
      bankDisplayId: t.string({
        nullable: true,
        description: 'In the bank; null when the viewer may not see it there.',
        resolve: async ({ problemId, problem }, _args, context) =>
          (await loadIsVisible(context, problemId)) ? problem.displayId : null,
      }),
      bankTitle: t.string({
        nullable: true,
        description: "In the bank, in the viewer's language; null when the viewer may not see it there.",
        resolve: async ({ problemId, problem }, _args, context) =>
          (await loadIsVisible(context, problemId)) ? titleIn(problem, context.locale) : null,
      }),
      visibility: t.field({
        type: ProblemVisibilityEnum,
        description: 'Who sees it in the bank.',
        resolve: ({ problem }) => problem.visibility,
      }),
      type: t.field({
        type: ProblemTypeEnum,
        description: 'How it is judged.',
        resolve: ({ problem }) => problem.type,
      }),
    }),
  });
