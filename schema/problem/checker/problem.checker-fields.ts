import { builder } from '../../core/builder.ts';
import { isProblemStaff } from '../bank/problem.rule.ts';
import { CheckerCompileType } from './checker.type.ts';
import { compileView, compileViewSelect } from './compile-view.service.ts';

builder.prismaObjectFields('Problem', (t) => ({
  checkerCompile: t.field({
    type: CheckerCompileType,
    nullable: true,
    description:
      'Whether the checker or interactor compiles, for those who keep the problem. ' +
      'Null for others, and when there is none or it was not tried yet.',
    select: { authorId: true, checkerCompile: { select: compileViewSelect } },
    resolve: ({ authorId, checkerCompile }, _args, { viewer }) =>
      checkerCompile !== null && isProblemStaff(viewer, { authorId }) ? compileView(checkerCompile) : null,
  }),
}));
