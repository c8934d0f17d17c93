import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import { builder } from '../../core/builder.ts';

/** Most problems that are listed. */
const maxListed = 100;

const hasChecker = { judgeMode: { not: 'DEFAULT' } } as const;
const pending = { ...hasChecker, checkerCompile: { finishedAt: null } } as const satisfies Prisma.ProblemWhereInput;
const failing = {
  ...hasChecker,
  checkerCompile: { finishedAt: { not: null }, OR: [{ isOk: false }, { isOk: null }] },
} satisfies Prisma.ProblemWhereInput;

const CheckerHealthType = builder.objectRef<object>('CheckerHealth').implement({
  description:
    'How the checkers and interactors of all problems do, as far as they were compiled by themselves: ' +
    'on import, and whenever a file they include changed.',
  fields: (t) => ({
    pendingCount: t.int({
      description: 'Problems whose checker is yet to be compiled.',
      resolve: (_health, _args, { db }) => db.problem.count({ where: pending }),
    }),
    failingCount: t.int({
      description: 'Problems whose checker does not compile, or could not be tried.',
      resolve: (_health, _args, { db }) => db.problem.count({ where: failing }),
    }),
    failing: t.prismaField({
      type: ['Problem'],
      description: `They, at most ${maxListed}; their checkerCompile says why.`,
      resolve: (query, _health, _args, { db }) =>
        db.problem.findMany({ ...query, where: failing, orderBy: { id: 'asc' }, take: maxListed }),
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
