import { builder } from '../../core/builder.ts';
import { may, placedSelect } from '../../place/place.rule.ts';
import { CheckerCompileType } from './checker.type.ts';
import { compileView, compileViewSelect } from './compile-view.service.ts';

builder.prismaObjectFields('Problem', (t) => ({
  checkerCompile: t.field({
    type: CheckerCompileType,
    nullable: true,
    description:
      'Whether the checker or interactor compiles, for those who keep the problem. ' +
      'Null for others, and when there is none or it was not tried yet.',
    select: { ...placedSelect, checkerCompile: { select: compileViewSelect } },
    resolve: ({ checkerCompile, ...problem }, _args, { viewer }) =>
      checkerCompile !== null && may(viewer, 'problem.keep', problem) ? compileView(checkerCompile) : null,
  }),
}));
