import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { nextUnsolved } from './next-unsolved.service.ts';
import { isReadable } from './opened-problem.ts';
import { ProblemObject } from './problem.type.ts';

builder.prismaObjectFields(ProblemObject, (t) => ({
  viewerNextUnsolved: t.prismaField({
    type: ProblemObject,
    nullable: true,
    description:
      'The next problem of the list of a place that is as difficult and that the viewer has not solved; from the ' +
      'start of the list when none follows. Null: there is none, or nobody is signed in.',
    // Queries of its own.
    complexity: { field: 20 },
    args: { groupId: t.arg.id({ required: false, description: 'Of the place; null: the site.' }) },
    select: { difficulty: true },
    resolve: async (query, problem, { groupId }, context) =>
      (await isReadable(context, problem))
        ? nextUnsolved(context, { ...problem, groupId: groupId ? rowId(String(groupId)) : null, query })
        : null,
  }),
}));
