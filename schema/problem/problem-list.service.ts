import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../context.ts';
import { sliceOf } from '../page.ts';
import type { Page, PageRequest } from '../page.ts';
import { countProblems } from './problem-count.service.ts';
import { filterConditions } from './problem-filter.ts';
import type { ProblemFilter } from './problem-filter.ts';
import { byDisplayId, orderOf } from './problem-order.ts';
import type { ProblemSort } from './problem-order.ts';
import { listedProblems, listedProblemsSql } from './problem.rule.ts';
import { meantMatch, rankedAmong, typedMatch } from './problem-search.ts';
import type { KeywordMatch } from './problem-search.ts';

type Viewing = Pick<Context, 'db' | 'viewer' | 'now'>;

/** Rows per page of the problem list unless asked otherwise (specification, section 9). */
export const defaultProblemPage = 30;

/** What of the problem bank is asked for. */
export interface ProblemListRequest {
  readonly filter: ProblemFilter;
  /** By default how well a keyword fits, and without one the display id. */
  readonly sort?: ProblemSort | null | undefined;
}

/** Part of a list, by its ids in their order. */
interface Found {
  readonly total: number;
  readonly ids: readonly number[];
}

interface Slice {
  readonly skip: number;
  readonly take: number;
}

/**
 * A page of the problem bank.
 * @param request.query the selection of columns, from the caller.
 */
export async function listProblems(context: Viewing, request: ProblemListRequest & { readonly page: PageRequest; readonly query: object }): Promise<Page<{ readonly id: number }>> {
  const { page, query } = request;
  const { total, ids } = await findProblems(context, request, sliceOf(page));
  // The rule reads the rows once more: whatever the search made of it, nothing hidden comes out.
  const rows = await context.db.problem.findMany({ ...query, where: { AND: [{ id: { in: [...ids] } }, listedProblems(context.viewer)] } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return { ...page, total, items: ids.flatMap((id) => byId.get(id) ?? []) };
}

/**
 * A problem picked at random among those a filter keeps; null when there is none.
 * @param random 0 to below 1.
 */
export async function randomProblem(context: Viewing, filter: ProblemFilter, random: number): Promise<{ readonly id: number } | null> {
  const { total } = await findProblems(context, { filter }, { skip: 0, take: 0 });
  // The count may be half a minute old.
  for (const skip of [Math.floor(random * total), 0]) {
    const { ids: [id] } = await findProblems(context, { filter }, { skip, take: 1 });
    if (id !== undefined) return { id };
  }
  return null;
}

async function findProblems(context: Viewing, { filter, sort }: ProblemListRequest, slice: Slice): Promise<Found> {
  const keyword = filter.keyword?.trim() ?? '';
  const conditions = Prisma.join([listedProblemsSql(context.viewer), ...filterConditions(filter, context.viewer)], ' AND ');
  if (keyword === '') return listAll(context, { conditions, sort: sort ?? 'DISPLAY_ID', slice });
  const typed = await findBy(context, typedMatch(keyword), { conditions, sort, slice });
  return typed.total > 0 ? typed : findBy(context, meantMatch(keyword), { conditions, sort, slice });
}

async function listAll(
  context: Viewing,
  { conditions, sort, slice }: { readonly conditions: Prisma.Sql; readonly sort: ProblemSort; readonly slice: Slice },
): Promise<Found> {
  const { join, order } = orderOf(sort);
  const [rows, total] = await Promise.all([
    context.db.$queryRaw<{ id: number }[]>`SELECT p.id FROM problem p ${join} WHERE ${conditions} ORDER BY ${order} LIMIT ${slice.take} OFFSET ${slice.skip}`,
    countProblems(context, conditions),
  ]);
  return { total, ids: rows.map(({ id }) => id) };
}

async function findBy(
  { db }: Viewing,
  match: KeywordMatch,
  { conditions, sort, slice }: { readonly conditions: Prisma.Sql; readonly sort: ProblemSort | null | undefined; readonly slice: Slice },
): Promise<Found> {
  const { join, order } = sort ? orderOf(sort) : { join: Prisma.empty, order: Prisma.sql`${rankedAmong(match)}, ${byDisplayId}` };
  const [found] = await db.$queryRaw<Found[]>`
    WITH found AS MATERIALIZED (
      SELECT f.problem_id AS id FROM problem_search f JOIN problem p ON p.id = f.problem_id WHERE ${match.condition} AND ${conditions}
    ), page AS (
      SELECT p.id, row_number() OVER (ORDER BY ${order}) AS place
      FROM found JOIN problem p ON p.id = found.id JOIN problem_search f ON f.problem_id = p.id ${join}
      ORDER BY ${order} LIMIT ${slice.take} OFFSET ${slice.skip}
    )
    SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(SELECT id FROM page ORDER BY place) AS ids`;
  return found ?? { total: 0, ids: [] };
}
