import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { groupsOf } from '../../place/place.rule.ts';
import { countProblems } from './problem-count.service.ts';
import { filterConditions, type ProblemFilter } from './problem-filter.ts';
import { findAsTyped, findByKeyword } from './problem-keyword.service.ts';
import { listedIds, type Found, type Slice } from './problem-listing.service.ts';
import type { ProblemSort } from './problem-order.ts';
import { listedProblems, listedProblemsSql, visibleProblems } from './problem.rule.ts';

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
  return { ...page, total, items: inOrder(rows, ids) };
}

/**
 * Problems of the bank and of the viewer's groups that fit a text best, as it was typed: among other kinds of rows,
 * what it may have meant would stand before what it did.
 *
 * @param request.query the selection of columns.
 */
export async function findProblemsByText(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  { text, count, query }: { readonly text: string; readonly count: number; readonly query: object },
): Promise<{ readonly id: number }[]> {
  const listed = [null, ...groupsOf(viewer)].map((groupId) => Prisma.sql`(${listedProblemsSql(viewer, groupId)})`);
  const conditions = Prisma.sql`(${Prisma.join(listed, ' OR ')})`;
  const slice = { skip: 0, take: count };
  const { ids } = await findAsTyped({ db }, { keyword: text, conditions, sort: null, slice });
  const rows = await db.problem.findMany({
    ...query,
    where: { AND: [{ id: { in: [...ids] } }, visibleProblems(viewer)] },
  });
  return inOrder(rows, ids);
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

function inOrder<Row extends { readonly id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
