import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { foundComplexity, maxFoundOfKind, SearchResultsType } from '../../site/search/search.type.ts';
import { findTrainings } from './training-list.service.ts';
import { TrainingObject } from './training.type.ts';

builder.objectField(SearchResultsType, 'trainings', (t) =>
  t.field({
    type: [TrainingObject],
    description: 'Trainings of the site and of groups of the viewer, and own lists, by a part of title or author.',
    complexity: foundComplexity,
    resolve: ({ text }, _args, context, info) =>
      findTrainings(context, { text, count: maxFoundOfKind, query: queryFromInfo({ context, info }) }),
  }),
);
