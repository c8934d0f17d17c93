import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { usernameKey } from '../../account/user/credentials.ts';
import type { Context } from '../../core/context.ts';
import { literally } from '../../core/like-pattern.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { rememberedCount } from '../../core/remembered.ts';
import { mayTraining, type RuledTraining } from '../core/training.rule.ts';
import { isRanked, maxRankKey, rankKeyOf, type TrainingRankOrder } from './training-rank-order.ts';

/** Rows per page of a rank unless asked otherwise (specification, section 9). */
export const defaultTrainingRankPage = 30;

/** A search finds, counts and turns to so many, the best first. */
export const maxFound = 1_000;

/** A member in the rank. */
interface Ranked {
  readonly userId: string;
  /** From 1; equal figures share a place, and the next place skips. */
  readonly place: number;
  readonly solvedCount: number;
  /** Sum of the best run times of the solved problems, in milliseconds. */
  readonly timeMs: number;
  /** When the last of these problems was solved, in milliseconds since 1970; 0: none was. */
  readonly finishedMs: number;
  /** Sum of the attempts up to the first accepted one on each of these problems. */
  readonly attempts: number;
}

/** A row of the rank, with the columns of the user that were asked for. */
export interface TrainingRankRow extends Ranked {
  readonly trainingId: number;
  readonly user: { readonly id: string };
  /** Null: the viewer cannot read real names. */
  readonly realName: string | null;
}

/** Which part of a rank is asked for. */
export interface TrainingRankRequest {
  readonly order: TrainingRankOrder;
  /** Part of a username, nickname or school; of a real name too, if the viewer can read it. Blank: all. */
  readonly search: string;
  readonly page: PageRequest;
  /** The selection of columns of the users. */
  readonly query: object;
}

/** A page of the rank of a training that the viewer may read inside, the best first. */
export async function listTrainingRank(
  context: Context,
  training: RuledTraining,
  { order, search, page, query }: TrainingRankRequest,
): Promise<Page<TrainingRankRow>> {
  const { db } = context;
  const readsRealNames = mayTraining(context.viewer, 'training.readNames', training);
  const text = search.trim();
  const { rows, total } =
    text === ''
      ? { rows: await rankedOnPage(db, training, { order, page }), total: await countRanked(context, training) }
      : await rankedFound(db, training, { order, condition: nameCondition(text, readsRealNames), page });
  const where = { id: { in: rows.map(({ userId }) => userId) } };
  const [users, named] = await Promise.all([
    db.user.findMany({ ...query, where }),
    readsRealNames ? db.user.findMany({ where, select: { id: true, realName: true } }) : [],
  ]);
  const byId = new Map(users.map((user) => [user.id, user]));
  const realNames = new Map(named.map(({ id, realName }) => [id, realName]));
  const items = rows.flatMap((row) => {
    const user = byId.get(row.userId);
    return user === undefined
      ? []
      : [{ ...row, trainingId: training.id, user, realName: realNames.get(row.userId) ?? null }];
  });
  return { ...page, total, items };
}

/** How many a rank shows; from 1,000 on as of the last half minute. */
function countRanked(context: Context, training: RuledTraining): Promise<number> {
  const { id, access, sharing, privateSince } = training;
  return rememberedCount(context, `training rank ${id} ${access} ${sharing} ${privateSince?.getTime()}`, async () => {
    const [row] = await context.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM training_member m WHERE ${isRanked(training)}`;
    return row?.count ?? 0;
  });
}

const columnsWith = (rankKey: Prisma.Sql) =>
  Prisma.sql`m.user_id, m.solved_count, m.time_ms, m.finished_ms, m.attempts, ${rankKey} AS key`;
/** Run times beyond the range of a GraphQL integer (24 days) are cut. */
const figures = Prisma.sql`
  user_id AS "userId", solved_count AS "solvedCount", least(time_ms, 2147483647)::int AS "timeMs",
  finished_ms::float8 AS "finishedMs", attempts`;

/** Places by the row's distance from the top, less those before it that have the same figures. */
function rankedOnPage(
  db: PrismaClient,
  training: RuledTraining,
  { order, page }: Pick<TrainingRankRequest, 'order' | 'page'>,
): Promise<Ranked[]> {
  const rankKey = rankKeyOf(order);
  const { skip, take } = sliceOf(page);
  return db.$queryRaw<Ranked[]>`
    WITH page AS (
      SELECT ${columnsWith(rankKey)}
      FROM training_member m
      WHERE ${isRanked(training)}
      ORDER BY ${rankKey} DESC, m.user_id
      LIMIT ${take}
      OFFSET ${skip}
    ), first AS (
      SELECT user_id, key FROM page ORDER BY key DESC, user_id LIMIT 1
    ), numbered AS (
      SELECT *, rank() OVER (ORDER BY key DESC) AS number FROM page
    )
    SELECT ${figures}, (${skip}::int + number - CASE WHEN number > 1 THEN 0 ELSE (
      SELECT count(*)
      FROM training_member m, first
      WHERE ${isRanked(training)} AND ${rankKey} = first.key AND m.user_id < first.user_id
    ) END)::int AS place
    FROM numbered ORDER BY number, user_id`;
}

/** Those whom a search finds, with their places in the complete rank: each part of it is counted once. */
async function rankedFound(
  db: PrismaClient,
  training: RuledTraining,
  { order, condition, page }: Pick<TrainingRankRequest, 'order' | 'page'> & { readonly condition: Prisma.Sql },
): Promise<{ readonly rows: readonly Ranked[]; readonly total: number }> {
  const rankKey = rankKeyOf(order);
  const { skip, take } = sliceOf(page);
  const [found] = await db.$queryRaw<{ total: number; rows: Ranked[] }[]>`
    WITH found AS MATERIALIZED (
      SELECT ${columnsWith(rankKey)}
      FROM training_member m JOIN "user" u ON u.id = m.user_id
      WHERE ${isRanked(training)} AND ${condition}
      ORDER BY ${rankKey} DESC, m.user_id LIMIT ${maxFound}
    ), page AS (
      SELECT * FROM found ORDER BY key DESC, user_id LIMIT ${take} OFFSET ${skip}
    ), step AS (
      SELECT above.key, (1 + sum(better.count) OVER (ORDER BY above.key DESC))::int AS place
      FROM (SELECT key, lag(key, 1, ${maxRankKey}) OVER (ORDER BY key DESC) AS above
        FROM (SELECT DISTINCT key FROM page) keys) above,
        LATERAL (
          SELECT count(*)
          FROM training_member m
          WHERE ${isRanked(training)} AND ${rankKey} > above.key AND ${rankKey} <= above.above) better
    ), placed AS (
      SELECT ${figures}, step.place FROM page JOIN step USING (key)
    )
    SELECT (SELECT count(*)::int FROM found) AS total,
      (SELECT coalesce(json_agg(placed ORDER BY place, "userId"), '[]') FROM placed) AS rows`;
  return found ?? { total: 0, rows: [] };
}

function nameCondition(text: string, readsRealNames: boolean): Prisma.Sql {
  const part = `%${literally(text)}%`;
  const parts = [
    Prisma.sql`u.username_key LIKE ${`%${literally(usernameKey(text))}%`}`,
    Prisma.sql`u.nickname ILIKE ${part}`,
    Prisma.sql`u.school ILIKE ${part}`,
  ];
  if (readsRealNames) parts.push(Prisma.sql`u.real_name ILIKE ${part}`);
  return Prisma.sql`(${Prisma.join(parts, ' OR ')})`;
}
