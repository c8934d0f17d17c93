import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import type { RankKind } from '../../site/rank/rank-order.ts';
import { isOfClass } from '../class/of-class.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { mayReadNames } from '../core/group.rule.ts';
import { isNamed } from '../member/is-named.ts';

/** Rows of a page unless asked otherwise (specification, section 9). */
export const defaultGroupRankPage = 30;

/** Figures of a member in a group. */
interface Figures {
  readonly userId: string;
  /** From 1. Equal figures have the same place, and the next place skips. */
  readonly place: number;
  /** Distinct problems solved. */
  readonly solved: number;
  /** Judged submissions. */
  readonly submissions: number;
  /** Sum of the best OI rank score of each problem in practice. */
  readonly oiRankScore: number;
}

/** A member in the rank of a group, with the columns that were asked for. */
export interface GroupRankRow extends Figures {
  readonly groupId: number;
  readonly user: { readonly id: string };
}

interface GroupRankRequest {
  readonly groupId: number;
  readonly kind: RankKind;
  /**
   * Part of a username or nickname, for those who read the roster also of a name or number in it; blank: all. Real
   * names of accounts are private.
   */
  readonly search: string;
  /** Places are among the members of this class; null: of the group. */
  readonly classId: number | null;
  readonly page: PageRequest;
  /** The selection of columns of the users. */
  readonly query: object;
}

const orders: Readonly<Record<RankKind, Prisma.Sql>> = {
  ACM: Prisma.sql`solved DESC, submissions`,
  OI: Prisma.sql`"oiRankScore" DESC, solved DESC`,
};

/** Verdicts that count, as in `countedStatus`. */
const isCounted = Prisma.sql`s.status IN (-3, -2, -1, 0, 1, 2, 3, 4, 8)`;

/**
 * Members that submitted something, the best first: in practice of the group, and in its visible contests that are over
 * and not frozen. Derived with each request, so nothing can be stale or tell of what is frozen.
 *
 * @throws GroupNotFound
 */
export async function listGroupRank(context: Context, request: GroupRankRequest): Promise<Page<GroupRankRow>> {
  const { db } = context;
  const { groupId, page, query } = request;
  await requireInGroup(context, groupId, 'group.enter');
  const { total, figures } = await figuresOf(context, request);
  const users = await db.user.findMany({ ...query, where: { id: { in: figures.map(({ userId }) => userId) } } });
  const byId = new Map(users.map((user) => [user.id, user]));
  const items = figures.flatMap((row) => {
    const user = byId.get(row.userId);
    return user === undefined ? [] : [{ ...row, groupId, user }];
  });
  return { ...page, total, items };
}

async function figuresOf(
  { db, viewer, now }: Pick<Context, 'db' | 'viewer' | 'now'>,
  { groupId, kind, search, classId, page }: GroupRankRequest,
): Promise<{ readonly total: number; readonly figures: readonly Figures[] }> {
  const { skip, take } = sliceOf(page);
  const roster = mayReadNames(viewer, groupId) ? { groupId, userId: Prisma.sql`placed."userId"` } : null;
  const [found] = await db.$queryRaw<{ total: number; figures: Figures[] }[]>`
    WITH member AS (
      SELECT u.id AS user_id, u.username_key, u.nickname
      FROM group_member m
        JOIN "user" u ON u.id = m.user_id
      WHERE m.group_id = ${groupId} AND m.level >= ${level.member} AND NOT u.is_disabled AND ${isOfClass(classId)}
    ), attempt AS (
      SELECT s.user_id, s.problem_id, s.status, s.oi_rank_score
      FROM submission s
      WHERE s.group_id = ${groupId} AND s.contest_id IS NULL AND s.origin = 'PRACTICE' AND ${isCounted}
      UNION ALL
      SELECT s.user_id, s.problem_id, s.status, NULL
      FROM contest c
        JOIN submission s ON s.contest_id = c.id
      WHERE c.group_id = ${groupId} AND c.is_visible AND c.ends_at <= ${now} AND ${isUnfrozen(now)}
        AND s.participant_id IS NOT NULL AND ${isCounted}
    ), of_problem AS (
      SELECT user_id, problem_id, count(*) AS attempts, bool_or(status = 0) AS is_solved, max(oi_rank_score) AS best
      FROM attempt
      GROUP BY user_id, problem_id
    ), figure AS (
      SELECT user_id, (count(*) FILTER (WHERE is_solved))::int AS solved, sum(attempts)::int AS submissions,
        coalesce(sum(best), 0)::int AS "oiRankScore"
      FROM of_problem
      GROUP BY user_id
    ), placed AS (
      SELECT figure.user_id AS "userId", (rank() OVER (ORDER BY ${orders[kind]}))::int AS place, solved, submissions,
        "oiRankScore", username_key, nickname
      FROM figure
        JOIN member ON member.user_id = figure.user_id
    ), found AS (
      SELECT "userId", place, solved, submissions, "oiRankScore" FROM placed WHERE ${isNamed(search, roster)}
    ), page AS (
      SELECT * FROM found ORDER BY place, "userId" LIMIT ${take} OFFSET ${skip}
    )
    SELECT (SELECT count(*)::int FROM found) AS total,
      (SELECT coalesce(json_agg(page ORDER BY place, "userId"), '[]') FROM page) AS figures`;
  return found ?? { total: 0, figures: [] };
}

/** Of contest `c` that has ended: `isSealed` says the same of a row. */
function isUnfrozen(now: Date): Prisma.Sql {
  return Prisma.sql`(c.seals_at IS NULL OR c.is_unsealed_at_end OR coalesce(c.unsealed_at <= ${now}, false))`;
}
