import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../core/builder.ts';
import { foundComplexity, maxFoundOfKind, SearchResultsType } from '../../site/search/search.type.ts';
import { listGroups } from './group-list.service.ts';
import { GroupObject } from './group.type.ts';

builder.objectField(SearchResultsType, 'groups', (t) =>
  t.field({
    type: [GroupObject],
    description: "Groups of the list by a part of a name, a short name or the owner's username, the newest first.",
    complexity: foundComplexity,
    resolve: async ({ text }, _args, context, info) => {
      const filter = { keyword: text, access: null, kind: 'ALL' } as const;
      const found = await listGroups(context, {
        filter,
        page: { page: 1, size: maxFoundOfKind },
        query: queryFromInfo({ context, info }),
      });
      return [...found.items];
    },
  }),
);
