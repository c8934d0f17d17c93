import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { sliceOf } from '../page.ts';
import type { Page, PageRequest } from '../page.ts';
import { problemsWhere } from './problem-filter.ts';
import type { ProblemFilter } from './problem-filter.ts';
import { listedProblems, visibleProblems } from './problem.rule.ts';

type Viewing = Pick<Context, 'db' | 'viewer'>;

/** Rows per page of the problem list unless asked otherwise (specification, section 9). */
export const defaultProblemPage = 30;

/**
 * A page of the problem bank, oldest first.
 * @param request.query the selection of columns, from the caller.
 */
export async function listProblems(
  { db, viewer }: Viewing,
  { filter, page, query }: { readonly filter: ProblemFilter; readonly page: PageRequest; readonly query: object },
): Promise<Page<{ readonly id: number }>> {
  const where = { AND: [listedProblems(viewer), problemsWhere(filter)] };
  const [items, total] = await Promise.all([
    db.problem.findMany({ ...query, where, orderBy: { id: 'asc' }, ...sliceOf(page) }),
    db.problem.count({ where }),
  ]);
  return { ...page, total, items };
}

/** Condition that names one problem the viewer may see. */
export function oneProblem({ viewer }: Pick<Context, 'viewer'>, key: { readonly displayId: string } | { readonly id: number }): Prisma.ProblemWhereInput {
  return { AND: [key, visibleProblems(viewer)] };
}

/**
 * Condition that names a problem picked at random among the listed ones; null when there is none.
 * @param random 0 to below 1.
 */
export async function randomProblem({ db, viewer }: Viewing, random: number): Promise<{ readonly id: number } | null> {
  const where = listedProblems(viewer);
  const total = await db.problem.count({ where });
  const skip = Math.min(total - 1, Math.floor(random * total));
  return total === 0 ? null : db.problem.findFirst({ where, orderBy: { id: 'asc' }, skip, select: { id: true } });
}
