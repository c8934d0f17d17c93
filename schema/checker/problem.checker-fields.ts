import { builder } from '../builder.ts';
import { isProblemStaff } from '../problem/problem.rule.ts';
import { CheckerCompileType } from './checker.type.ts';
import { problemCheckerCompile } from './problem-checker.service.ts';

/** Reading the sources of a checker costs as much as a page of small rows. */
const complexity = 50;

builder.prismaObjectFields('Problem', (t) => ({
  checkerCompile: t.field({
    type: CheckerCompileType,
    nullable: true,
    description: 'Whether the checker or interactor compiles, for those who keep the problem. Null for others, and when there is none or it was not tried yet.',
    complexity,
    select: { id: true, authorId: true },
    resolve: ({ id, authorId }, _args, context) => (isProblemStaff(context.viewer, { authorId }) ? problemCheckerCompile(context, id) : null),
  }),
}));
