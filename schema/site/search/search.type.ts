import { queryFromInfo } from '@pothos/plugin-prisma';
import { UserType } from '../../account/user/user.type.ts';
import { builder } from '../../core/builder.ts';
import { findProblemsByText } from '../../problem/bank/problem-list.service.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { findUsers } from './find-users.service.ts';

/** Rows of each kind that a search finds at most. */
export const maxFoundOfKind = 5;

/** Option `complexity` of a field of `SearchResults`. */
export const foundComplexity = { field: 1, multiplier: maxFoundOfKind } as const;

/** What is searched for: 1 to 100 characters without blanks around them. */
interface Search {
  readonly text: string;
}

/** Each wing adds what it finds, by the rule of its own list. */
export const SearchResultsType = builder.objectRef<Search>('SearchResults').implement({
  description: `What a text finds among what the viewer may see, at most ${maxFoundOfKind} of each kind.`,
  fields: (t) => ({
    problems: t.field({
      type: [ProblemObject],
      description: 'Problems of the bank and of groups of the viewer, the best first.',
      complexity: foundComplexity,
      resolve: ({ text }, _args, context, info) =>
        findProblemsByText(context, { text, count: maxFoundOfKind, query: queryFromInfo({ context, info }) }),
    }),
    users: t.field({
      type: [UserType],
      description:
        'Users by a part of their username or nickname, those whose username begins with it first. For visitors, who ' +
        'have the rank for a list of users, those that it lists.',
      complexity: foundComplexity,
      resolve: ({ text }, _args, context, info) =>
        findUsers(context, { text, count: maxFoundOfKind, query: queryFromInfo({ context, info }) }),
    }),
  }),
});
