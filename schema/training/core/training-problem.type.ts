import { builder } from '../../core/builder.ts';
import { textIn } from './text-in.ts';
import { loadHasSolved } from './training-problem.service.ts';
import { textLanguage } from './translation.type.ts';

export const TrainingProblemObject = builder.prismaObject('TrainingProblem', {
  select: { trainingId: true, problemId: true },
  description: 'A problem in a training, as its readers see it.',
  fields: (t) => ({
    displayId: t.exposeString('displayId', { description: 'Within the training.' }),
    rank: t.exposeInt('rank', { description: 'Order within the training, smaller first.' }),
    sectionId: t.id({
      nullable: true,
      description: 'Null: before the first section.',
      select: { sectionId: true },
      resolve: ({ sectionId }) => (sectionId === null ? null : String(sectionId)),
    }),
    isOptional: t.exposeBoolean('isOptional', { description: 'Not needed to complete its section.' }),
    note: t.string({
      description: 'Of the author, for readers; Markdown.',
      select: { note: true, translations: true },
      args: { language: t.arg.string(textLanguage) },
      resolve: ({ note, translations }, args) => textIn(translations, args.language, 'note', note),
    }),
    problem: t.relation('problem', { description: "In the bank, with the viewer's result." }),
    viewerHasSolved: t.boolean({
      description:
        'Has the viewer solved it in practice, here or elsewhere? As progress and rank count it, except while the ' +
        'viewer solves it again (viewerResetAt of the problem).',
      resolve: ({ problemId }, _args, context) => loadHasSolved(context, problemId),
    }),
  }),
});
