import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { translationsOf } from '../core/text-in.ts';
import { TrainingProblemObject } from '../core/training-problem.type.ts';
import { mayTraining, trainingRuleSelect } from '../core/training.rule.ts';
import { TrainingObject } from '../core/training.type.ts';
import { TextTranslationType } from '../core/translation.type.ts';
import { loadListIds } from './list-ids.loader.ts';
import { copySelect, loadChangedProblems, loadOriginChanges, type OriginChanges } from './origin-changes.loader.ts';
import { loadOrigin } from './origin.service.ts';

const TrainingOriginChangesType = builder.objectRef<OriginChanges>('TrainingOriginChanges').implement({
  description: 'Problems that were added to the origin of a copy since its author looked last, and the copy lacks.',
  fields: (t) => ({
    count: t.int({ description: 'How many there are.', resolve: (changes) => changes.length }),
    problems: t.field({
      type: [TrainingProblemObject],
      description: 'As the origin has them, in its order.',
      complexity: { field: 1, multiplier: 50 },
      resolve: (changes, _args, context, info) =>
        loadChangedProblems(context, changes, queryFromInfo({ context, info })),
    }),
  }),
});

builder.prismaObjectFields(TrainingObject, (t) => ({
  translations: t.field({
    type: [TextTranslationType],
    description: 'Title and description in other languages.',
    select: { translations: true },
    resolve: ({ translations }) => translationsOf(translations),
  }),
  version: t.exposeInt('version', {
    description: 'Grows with each save; a form is saved over the version it was opened with.',
  }),
  shareKey: t.string({
    nullable: true,
    description: 'Secret of the link of a personal list, for its author. Null for others, and before it is shared.',
    select: { ...trainingRuleSelect, shareKey: true },
    resolve: ({ shareKey, ...training }, _args, { viewer }) =>
      training.kind === 'PERSONAL' && mayTraining(viewer, 'training.edit', training) ? shareKey : null,
  }),
  origin: t.field({
    type: TrainingObject,
    nullable: true,
    description: 'What it was copied from. Null: nothing, or the viewer may not see it.',
    select: { originId: true },
    resolve: ({ originId }, _args, context, info) =>
      originId === null ? null : loadOrigin(context, originId, queryFromInfo({ context, info })),
  }),
  originChanges: t.field({
    type: TrainingOriginChangesType,
    nullable: true,
    description: 'For the author of a copy. Null for others, and for an author who cannot read inside the origin.',
    complexity: { field: 5, multiplier: 1 },
    select: copySelect,
    resolve: (training, _args, context) => loadOriginChanges(context, training),
  }),
}));

builder.prismaObjectFields(ProblemObject, (t) => ({
  viewerListIds: t.idList({
    description: 'Personal lists of the viewer that hold it, the oldest first. Empty when signed out.',
    resolve: async ({ id }, _args, context) => (await loadListIds(context, id)).map(String),
  }),
}));
