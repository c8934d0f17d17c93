import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed } from '../../place/place.rule.ts';
import { visibleProblems } from '../../problem/bank/problem.rule.ts';

/** Row filter on the columns that every text about a problem has. */
interface AboutProblemWhere {
  readonly problemId?: { readonly notIn: number[] };
  readonly disclosure?: 'ALL' | 'SOLVED';
  readonly problem?: Prisma.ProblemWhereInput;
}

/**
 * Texts about a problem that spoil nothing for the viewer: they see the problem, no contest with it runs for them, and
 * the disclosure admits them. After solving means after giving up, too. Staff of the problem read all.
 *
 * @param closed ids from `closedProblems`.
 * @param others to whom a text is disclosed whatever its disclosure, such as moderators.
 */
export function unspoiling<Other extends object>(
  viewer: Viewer,
  closed: readonly number[],
  others: readonly Other[],
): { readonly AND: (AboutProblemWhere | { readonly OR: (AboutProblemWhere | Other)[] })[] } {
  const disclosed: (AboutProblemWhere | Other)[] = [
    { disclosure: 'ALL' },
    { problem: allowed(viewer, 'problem.keep') },
    ...others,
  ];
  if (viewer.kind === 'user') {
    disclosed.push({ disclosure: 'SOLVED', problem: { OR: [solvedBy(viewer.userId), givenUpBy(viewer.userId)] } });
  }
  return { AND: [{ problemId: { notIn: [...closed] } }, { problem: visibleProblems(viewer) }, { OR: disclosed }] };
}

export function solvedBy(userId: string): Prisma.ProblemWhereInput {
  return { solvers: { some: { userId, firstAcceptedAt: { not: null } } } };
}

export function givenUpBy(userId: string): Prisma.ProblemWhereInput {
  return { giveUps: { some: { userId } } };
}
