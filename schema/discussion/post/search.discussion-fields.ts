import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { foundComplexity, maxFoundOfKind, SearchResultsType } from '../../site/search/search.type.ts';
import { findDiscussions } from './discussion-list.service.ts';
import { DiscussionObject } from './discussion.type.ts';

builder.objectField(SearchResultsType, 'discussions', (t) =>
  t.field({
    type: [DiscussionObject],
    description: 'Discussions of the site by words of title and description, by author or id; none while they are off.',
    complexity: foundComplexity,
    resolve: ({ text }, _args, context, info) =>
      findDiscussions(context, { text, count: maxFoundOfKind, query: queryFromInfo({ context, info }) }),
  }),
);
