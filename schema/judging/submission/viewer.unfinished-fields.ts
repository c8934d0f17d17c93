import { ViewerType } from '../../account/user/viewer.type.ts';
import { builder } from '../../core/builder.ts';
import { ProblemObject } from '../../problem/bank/problem.type.ts';
import { maxUnfinished, unfinishedProblems } from './unfinished.service.ts';

builder.objectField(ViewerType, 'unfinishedProblems', (t) =>
  t.prismaField({
    type: [ProblemObject],
    description:
      'Problems that the viewer submitted or typed a program for outside contests and has not solved, the last one ' +
      `first; ${maxUnfinished} at most. Empty when signed out.`,
    complexity: { field: 5, multiplier: maxUnfinished },
    resolve: (query, _viewer, _args, context) => unfinishedProblems(context, query),
  }),
);
