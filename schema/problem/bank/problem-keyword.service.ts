import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { listedIds, type Found, type Slice } from './problem-listing.service.ts';
import { byDisplayId, orderOf, type ProblemSort } from './problem-order.ts';
import { meantMatch, typedMatch, type KeywordMatch } from './problem-search.ts';

/**
 * A search finds up to so many and puts them in order by how well they fit; more say that the keyword is no more than a
 * filter.
 */
export const maxFound = 1_000;

interface Search {
  readonly keyword: string;
  /** Of `problem p`: the rule and the other filters. */
  readonly conditions: Prisma.Sql;
  /** Absent: the best first. */
  readonly sort: ProblemSort | null | undefined;
  readonly slice: Slice;
}

type Asked = Omit<Search, 'keyword'> & { readonly match: KeywordMatch };

/** Problems by a keyword: as it was typed, and when there are none, as it may have been meant. */
export async function findByKeyword(context: Pick<Context, 'db'>, search: Search): Promise<Found> {
  const slice = {
    skip: search.slice.skip,
    take: Math.max(0, Math.min(search.slice.take, maxFound - search.slice.skip)),
  };
  const typed = await findAsTyped(context, { ...search, slice });
  if (typed.total > 0) return typed;
  const meant = await meantMatch(context, search.keyword);
  return meant === null ? typed : findBy(context, { ...search, slice, match: meant });
}

/** Problems by a keyword as it was typed alone. */
export async function findAsTyped(context: Pick<Context, 'db'>, { keyword, ...search }: Search): Promise<Found> {
  return findBy(context, { ...search, match: await typedMatch(context, keyword) });
}

/** The newest problems, up to `maxFound`, that a keyword as it was typed finds. @param groupId null: of all places. */
export async function idsAsTyped(
  context: Pick<Context, 'db'>,
  { keyword, groupId }: { readonly keyword: string; readonly groupId: number | null },
): Promise<number[]> {
  const { condition } = await typedMatch(context, keyword);
  const ofPlace = groupId === null ? Prisma.sql`true` : Prisma.sql`p.group_id = ${groupId}`;
  const rows = await context.db.$queryRaw<{ id: number }[]>`
    SELECT f.problem_id AS id
    FROM problem_search f
      JOIN problem p ON p.id = f.problem_id
    WHERE ${condition} AND ${ofPlace}
    ORDER BY f.problem_id DESC
    LIMIT ${maxFound}`;
  return rows.map(({ id }) => id);
}

async function findBy({ db }: Pick<Context, 'db'>, asked: Asked): Promise<Found> {
  const { match, conditions, sort, slice } = asked;
  const { join, order } = sort
    ? orderOf(sort)
    : { join: Prisma.empty, order: Prisma.sql`${match.rank}, ${byDisplayId}` };
  const [found] = await db.$queryRaw<[Found]>`
    WITH found AS MATERIALIZED (
      SELECT f.problem_id AS id
      FROM problem_search f
        JOIN problem p ON p.id = f.problem_id
      WHERE ${match.condition} AND ${conditions}
      LIMIT ${maxFound + 1}
    )
    SELECT (SELECT count(*)::int FROM found) AS total, ARRAY(
      SELECT p.id FROM found JOIN problem p ON p.id = found.id JOIN problem_search f ON f.problem_id = p.id ${join}
      WHERE (SELECT count(*) FROM found) <= ${maxFound}
      ORDER BY ${order} LIMIT ${slice.take} OFFSET ${slice.skip}
    ) AS ids`;
  return found.total <= maxFound ? found : { total: maxFound, ids: await firstOfMany(db, asked) };
}

/** Of very many the order is walked until the page is full, instead of looking at all of them. */
async function firstOfMany(db: Context['db'], { match, conditions, sort, slice }: Asked): Promise<readonly number[]> {
  // Kept apart by OFFSET 0: as a join it would be made of all of them again.
  const matching = Prisma.sql`
    ${conditions} AND EXISTS (SELECT FROM problem_search f WHERE f.problem_id = p.id AND ${match.condition} OFFSET 0)`;
  if (sort) return listedIds(db, { conditions: matching, sort, slice });
  const best = match.best === null ? [] : await bestOfMany(db, { conditions, best: match.best });
  const first = best.slice(slice.skip, slice.skip + slice.take);
  const rest = await listedIds(db, {
    conditions: Prisma.sql`${matching} AND p.id <> ALL (${best}::int[])`,
    sort: 'DISPLAY_ID',
    slice: { skip: Math.max(0, slice.skip - best.length), take: slice.take - first.length },
  });
  return [...first, ...rest];
}

/** None where even the best are very many, such as all problems of the judge that was typed. */
async function bestOfMany(
  db: Context['db'],
  { conditions, best }: { readonly conditions: Prisma.Sql; readonly best: Prisma.Sql },
): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (
      SELECT p.id, p.display_order
      FROM problem_search f
        JOIN problem p ON p.id = f.problem_id
      WHERE ${best} AND ${conditions}
      LIMIT ${maxFound + 1}
    ) p ORDER BY ${byDisplayId}`;
  return rows.length <= maxFound ? rows.map(({ id }) => id) : [];
}
