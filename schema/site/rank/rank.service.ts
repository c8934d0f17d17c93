import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { isListed, rankKinds, type RankKind } from './rank-order.ts';
import { countRanked } from './ranked-count.service.ts';

/*
 * How ranks are read
 *
 * Each rank has one number a user is ordered by, and an index on just that: a page is a walk down the index, and a
 * place is the count of a part of it. Nothing is computed ahead, so a rank is true to the last verdict.
 */

/** Rows per page of a rank unless asked otherwise (specification, section 9). */
export const defaultRankPage = 30;

/** A search finds, counts and turns to so many, the best first. */
export const maxFound = 1_000;

/** A user's place in a rank. */
export interface Place {
  readonly userId: string;
  /**
   * From 1; who has the same figures has the same place, and the next place skips (decision 137, "ACM rank" of
   * contests).
   */
  readonly place: number;
}

/** A user in a rank, with the columns that were asked for. */
export interface RankRow extends Place {
  readonly user: { readonly id: string };
}

/** What of a rank is asked for. */
export interface RankRequest {
  readonly kind: RankKind;
  /** Part of a username or nickname; blank for all. Real names are private and not looked at. */
  readonly search: string;
  readonly page: PageRequest;
}

/**
 * A page of a rank, the best first.
 *
 * @param query the selection of columns of the users, from the caller.
 */
export async function listRank(
  context: Pick<Context, 'db' | 'largeValues' | 'now'>,
  { kind, search, page }: RankRequest,
  query: object,
): Promise<Page<RankRow>> {
  const { db } = context;
  const text = search.trim();
  const { places, total } =
    text === ''
      ? { places: await placesOnPage(db, kind, page), total: await countRanked(context, kind) }
      : await placesFound(db, kind, text, page);
  return { ...page, total, items: await withUsers(db, places, query) };
}

/** One user in a rank; null when the rank does not list them. */
export async function rankOf(db: PrismaClient, kind: RankKind, userId: string, query: object): Promise<RankRow | null> {
  const place = await placeOf(db, kind, userId);
  const [row] = place === null ? [] : await withUsers(db, [{ userId, place }], query);
  return row ?? null;
}

/** Place of one user in a rank; null when the rank does not list them. */
export async function placeOf(db: PrismaClient, kind: RankKind, userId: string): Promise<number | null> {
  const { key, isRanked } = rankKinds[kind];
  const [row] = await db.$queryRaw<Place[]>`
    WITH page AS (
      SELECT s.user_id, ${key} AS key
      FROM user_statistics s
      WHERE s.user_id = ${userId} AND ${isRanked} AND ${isListed})
    ${placesOfPage(kind)}`;
  return row?.place ?? null;
}

/** Places by the row's distance from the top, less those before it that have the same figures. */
async function placesOnPage(db: PrismaClient, kind: RankKind, page: PageRequest): Promise<Place[]> {
  const { key, isRanked } = rankKinds[kind];
  const { skip, take } = sliceOf(page);
  return db.$queryRaw<Place[]>`
    WITH page AS (
      SELECT s.user_id, ${key} AS key
      FROM user_statistics s
      WHERE ${isRanked} AND ${isListed}
      ORDER BY ${key} DESC, s.user_id
      LIMIT ${take}
      OFFSET ${skip}
    ), first AS (
      SELECT user_id, key FROM page ORDER BY key DESC, user_id LIMIT 1
    ), numbered AS (
      SELECT user_id, rank() OVER (ORDER BY key DESC) AS number FROM page
    )
    SELECT user_id AS "userId", (${skip}::int + number - CASE WHEN number > 1 THEN 0 ELSE (
      SELECT count(*)
      FROM user_statistics s, first
      WHERE ${isRanked} AND ${isListed} AND ${key} = first.key AND s.user_id < first.user_id
    ) END)::int AS place
    FROM numbered ORDER BY number, user_id`;
}

async function placesFound(
  db: PrismaClient,
  kind: RankKind,
  text: string,
  page: PageRequest,
): Promise<{ readonly places: readonly Place[]; readonly total: number }> {
  const { key, isRanked } = rankKinds[kind];
  const { skip, take } = sliceOf(page);
  const [found] = await db.$queryRaw<{ total: number; places: Place[] }[]>`
    WITH found AS MATERIALIZED (
      SELECT s.user_id, ${key} AS key FROM user_statistics s JOIN "user" u ON u.id = s.user_id
      WHERE ${isRanked} AND ${isListed}
        AND (u.username_key LIKE ${part(usernameKey(text))} OR u.nickname ILIKE ${part(text)})
      ORDER BY ${key} DESC, s.user_id LIMIT ${maxFound}
    ), page AS (
      SELECT * FROM found ORDER BY key DESC, user_id LIMIT ${take} OFFSET ${skip}
    ), placed AS (${placesOfPage(kind)})
    SELECT (SELECT count(*)::int FROM found) AS total,
      (SELECT coalesce(json_agg(placed ORDER BY place, "userId"), '[]') FROM placed) AS places`;
  return found ?? { total: 0, places: [] };
}

/** What LIKE finds a part of a text by. */
function part(text: string): string {
  return `%${literally(text)}%`;
}

/**
 * The places of the rows of `page` (user_id, key), wherever they are: those between one row and the next are counted
 * once.
 */
function placesOfPage(kind: RankKind): Prisma.Sql {
  const { key, isRanked, most } = rankKinds[kind];
  return Prisma.sql`
    SELECT page.user_id AS "userId", step.place FROM page JOIN (
      SELECT step.key, (1 + sum(better.count) OVER (ORDER BY step.key DESC))::int AS place
      FROM (
        SELECT key, lag(key, 1, ${most}) OVER (ORDER BY key DESC) AS above
        FROM (SELECT DISTINCT key FROM page) keys) step,
        LATERAL (
          SELECT count(*)
          FROM user_statistics s
          WHERE ${isRanked} AND ${isListed} AND ${key} > step.key AND ${key} <= step.above) better
    ) step ON step.key = page.key`;
}

async function withUsers(db: PrismaClient, places: readonly Place[], query: object): Promise<RankRow[]> {
  const users = await db.user.findMany({ ...query, where: { id: { in: places.map(({ userId }) => userId) } } });
  const byId = new Map(users.map((user) => [user.id, user]));
  return places.flatMap((place) => {
    const user = byId.get(place.userId);
    return user === undefined ? [] : [{ ...place, user }];
  });
}
