import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { foundComplexity, maxFoundOfKind, SearchResultsType } from '../../site/search/search.type.ts';
import { findContests } from './contest-list.service.ts';
import { ContestObject } from './contest.type.ts';

builder.objectField(SearchResultsType, 'contests', (t) =>
  t.field({
    type: [ContestObject],
    description: 'Contests of the site and of groups of the viewer by a part of their title, the last start first.',
    complexity: foundComplexity,
    resolve: ({ text }, _args, context, info) =>
      findContests(context, { text, count: maxFoundOfKind, query: queryFromInfo({ context, info }) }),
  }),
);
