import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { builder } from '../../core/builder.ts';
import type { Viewer } from '../../core/context.ts';
import { managedProblems } from '../bank/authoring.rule.ts';

/** Most problems that are listed. */
const maxListed = 100;

const hasChecker = { judgeMode: { not: 'DEFAULT' } } as const;
const pending = { ...hasChecker, checkerCompile: { finishedAt: null } } as const satisfies Prisma.ProblemWhereInput;
const failing = {
  ...hasChecker,
  checkerCompile: { finishedAt: { not: null }, OR: [{ isOk: false }, { isOk: null }] },
} satisfies Prisma.ProblemWhereInput;

/** Those that the viewer works on. */
const of = (viewer: Viewer, where: Prisma.ProblemWhereInput) => ({ AND: [where, managedProblems(viewer)] });

const CheckerHealthType = builder.objectRef<object>('CheckerHealth').implement({
  description:
    'How the checkers and interactors of the problems do that the viewer works on, as far as they were compiled by ' +
    'themselves: on import, and whenever a file they include changed.',
  fields: (t) => ({
    pendingCount: t.int({
      description: 'Problems whose checker is yet to be compiled.',
      resolve: (_health, _args, { db, viewer }) => db.problem.count({ where: of(viewer, pending) }),
    }),
    failingCount: t.int({
      description: 'Problems whose checker does not compile, or could not be tried.',
      resolve: (_health, _args, { db, viewer }) => db.problem.count({ where: of(viewer, failing) }),
    }),
    failing: t.prismaField({
      type: ['Problem'],
      description: `They, at most ${maxListed}; their checkerCompile says why.`,
      resolve: (query, _health, _args, { db, viewer }) =>
        db.problem.findMany({ ...query, where: of(viewer, failing), orderBy: { id: 'asc' }, take: maxListed }),
    }),
  }),
});

builder.queryFields((t) => ({
  checkerHealth: t.field({
    type: CheckerHealthType,
    description: 'Which checkers and interactors do not compile.',
    authScopes: { admin: true },
    resolve: () => ({}),
  }),
}));
