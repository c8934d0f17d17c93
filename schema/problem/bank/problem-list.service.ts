import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { countProblems } from './problem-count.service.ts';
import { filterConditions, type ProblemFilter } from './problem-filter.ts';
import { findByKeyword } from './problem-keyword.service.ts';
import { listedIds, type Found, type Slice } from './problem-listing.service.ts';
import type { ProblemSort } from './problem-order.ts';
import { listedProblems, listedProblemsSql } from './problem.rule.ts';

type Viewing = Pick<Context, 'db' | 'largeValues' | 'viewer' | 'now'>;

/** Rows per page of the problem list unless asked otherwise (specification, section 9). */
export const defaultProblemPage = 30;

/** What of the problem bank, or of a group, is asked for. */
export interface ProblemListRequest {
  readonly filter: ProblemFilter;
  /** By default how well a keyword fits, and without one the display id. */
  readonly sort?: ProblemSort | null | undefined;
}

/**
 * A page of the problem bank, or of the problems of a group.
 *
 * @param request.query the selection of columns, from the caller.
 */
export async function listProblems(
  context: Viewing,
  request: ProblemListRequest & { readonly page: PageRequest; readonly query: object },
): Promise<Page<{ readonly id: number }>> {
  const { page, query } = request;
  const { total, ids } = await findProblems(context, request, sliceOf(page));
  // The rule reads the rows once more: whatever the search made of it, nothing hidden comes out.
  const rows = await context.db.problem.findMany({
    ...query,
    where: { AND: [{ id: { in: [...ids] } }, listedProblems(context.viewer, request.filter.groupId ?? null)] },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...page, total, items: ids.flatMap((id) => byId.get(id) ?? []) };
}

/**
 * A problem picked at random among those a filter keeps; null when there is none.
 *
 * @param random 0 to below 1.
 */
export async function randomProblem(
  context: Viewing,
  filter: ProblemFilter,
  random: number,
): Promise<{ readonly id: number } | null> {
  const { total } = await findProblems(context, { filter }, { skip: 0, take: 0 });
  // The count may be half a minute old.
  for (const skip of [Math.floor(random * total), 0]) {
    const {
      ids: [id],
    } = await findProblems(context, { filter }, { skip, take: 1 });
    if (id !== undefined) return { id };
  }
  return null;
}

async function findProblems(context: Viewing, { filter, sort }: ProblemListRequest, slice: Slice): Promise<Found> {
  const keyword = filter.keyword?.trim() ?? '';
  const groupId = filter.groupId ?? null;
  const asked = filterConditions(filter, context.viewer);
  const conditions = Prisma.join([listedProblemsSql(context.viewer, groupId), ...asked], ' AND ');
  if (keyword !== '') return findByKeyword(context, { keyword, conditions, sort, slice });
  const [ids, total] = await Promise.all([
    listedIds(context.db, { conditions, sort: sort ?? 'DISPLAY_ID', slice }),
    countProblems(context, groupId, asked),
  ]);
  return { total, ids };
}
