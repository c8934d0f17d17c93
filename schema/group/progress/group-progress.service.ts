import { Status } from '@verdict/judge/protocol/status.ts';
import { Prisma, type User } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { level } from '../../core/level.ts';
import { sliceOf, type Page, type PageRequest } from '../../core/page.ts';
import { receivedTrainings } from '../../place/share.rule.ts';
import { findTraining } from '../../training/core/see-training.service.ts';
import { isOpenTo } from '../../training/core/training-problem.service.ts';
import { TrainingNotFound } from '../../training/core/training.error.ts';
import { isOfAnyClass, isOfClass } from '../class/of-class.ts';
import { requireInGroup } from '../core/find-group.service.ts';
import { isNamed } from '../member/is-named.ts';

/** Rows of a page unless asked otherwise. */
export const defaultProgressPage = 30;
/** An unsolved problem counts as stuck from so many attempts on, */
export const stuckAttempts = 3;
/** while the last of them is not older than this. */
export const stuckDays = 14;

/** What a member did on a problem of a list, in practice. */
export interface ProgressCell {
  readonly problemId: number;
  /** Accepted if it ever was, else that of the newest judged submission. */
  readonly status: number;
  /** Best score of an OI problem. */
  readonly score: number | null;
  /** Judged submissions; of a solved problem those up to the first accepted one. */
  readonly attempts: number;
  /** When the newest submission was made; of a solved problem the newest accepted one. */
  readonly lastMs: number;
}

/** How far a member is in a list. */
interface Progress {
  readonly userId: string;
  readonly solved: number;
  /** Problems tried and not solved. */
  readonly tried: number;
  /** Unsolved problems with several attempts, the last of them a short while ago. */
  readonly stuck: number;
  /** Null: nothing of the list was tried. */
  readonly lastMs: number | null;
  /** Problems that were tried, in the order of the list. */
  readonly cells: readonly ProgressCell[];
}

/** A row of the class view, with the columns of the user that were asked for. */
export interface ProgressRow extends Progress {
  readonly groupId: number;
  readonly user: Pick<User, 'id' | 'username' | 'nickname'>;
}

/** What rows are ordered by. */
export const progressOrders = ['STUCK', 'SOLVED', 'ACTIVE', 'NAME'] as const;
export type ProgressOrder = (typeof progressOrders)[number];

/** Which part of the class view is asked for. */
export interface ProgressRequest {
  readonly groupId: number;
  readonly trainingId: number;
  readonly order: ProgressOrder;
  /** Part of a username or nickname, or of a name or number in the roster; blank: all. */
  readonly search: string;
  /** Of the group; null: all members. */
  readonly classId: number | null;
  readonly page: PageRequest;
  /** The selection of columns of the users. */
  readonly query: object;
}

const orders: Readonly<Record<ProgressOrder, Prisma.Sql>> = {
  STUCK: Prisma.sql`stuck DESC, "stuckAttempts" DESC, "lastMs" DESC NULLS LAST, username_key`,
  SOLVED: Prisma.sql`solved DESC, tried DESC, username_key`,
  ACTIVE: Prisma.sql`"lastMs" DESC NULLS LAST, username_key`,
  NAME: Prisma.sql`username_key`,
};

/**
 * How far members of a group are in a list, for its admins: in practice of the site and of the group, never of
 * contests. The list is one of the group or shared with it, or one of the site that the viewer may read inside. Admins
 * and roots of the group are left out unless they are in a class: a student who helps for a while stays in view.
 *
 * @throws GroupNotFound, GroupActForbidden, TrainingNotFound
 */
export async function listGroupProgress(context: Context, request: ProgressRequest): Promise<Page<ProgressRow>> {
  const { page, query } = request;
  await requireReadable(context, request);
  const { total, rows } = await progressOf(context, request);
  const users = await context.db.user.findMany({ ...query, where: { id: { in: rows.map(({ userId }) => userId) } } });
  const byId = new Map(users.map((user) => [user.id, user]));
  const items = rows.flatMap((row) => {
    const user = byId.get(row.userId);
    return user === undefined ? [] : [{ ...row, groupId: request.groupId, user }];
  });
  return { ...page, total, items };
}

async function requireReadable(
  context: Context,
  request: Pick<ProgressRequest, 'groupId' | 'trainingId'>,
): Promise<void> {
  const { groupId, trainingId } = request;
  await requireInGroup(context, groupId, 'group.readProgress');
  const { training } = await findTraining(context, trainingId);
  const isHere = training.groupId === null || training.groupId === groupId || (await isShared(context, request));
  if (!isHere || !(await isOpenTo(context, training))) throw new TrainingNotFound();
}

/** Does another group share the list with this one? */
async function isShared(
  { db }: Pick<Context, 'db'>,
  { groupId, trainingId }: Pick<ProgressRequest, 'groupId' | 'trainingId'>,
): Promise<boolean> {
  return (await db.training.count({ where: { AND: [{ id: trainingId }, receivedTrainings([groupId])] } })) > 0;
}

/** A submission that is judged again keeps its verdict until there is another, as in counters.service.ts. */
const newest = Prisma.sql`
  SELECT coalesce(v.status, s.status) AS status, s.submitted_at
  FROM submission s
    LEFT JOIN verdict_change v ON s.status IN (5, 6, 7, 9) AND v.submission_id = s.id AND v.version = s.version
  WHERE o.first_accepted_at IS NULL
    AND s.user_id = o.user_id AND s.problem_id = o.problem_id AND s.contest_id IS NULL AND s.origin = 'PRACTICE'
    AND coalesce(v.status, s.status) IN (-3, -2, -1, 0, 1, 2, 3, 4, 8)
  ORDER BY s.id DESC
  LIMIT 1`;

/** One query, whatever the number of members and problems. */
async function progressOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { groupId, trainingId, order, search, classId, page }: ProgressRequest,
): Promise<{ readonly total: number; readonly rows: readonly Progress[] }> {
  const { skip, take } = sliceOf(page);
  const stuckSince = new Date(now.getTime() - stuckDays * 24 * 60 * 60 * 1000);
  const [found] = await db.$queryRaw<{ total: number; rows: Progress[] }[]>`
    WITH member AS MATERIALIZED (
      SELECT u.id AS user_id, u.username_key
      FROM group_member m
        JOIN "user" u ON u.id = m.user_id
      WHERE m.group_id = ${groupId} AND NOT u.is_disabled
        AND (m.level = ${level.member} OR (m.level > ${level.member} AND ${isOfAnyClass}))
        AND ${isNamed(search, { groupId, userId: Prisma.sql`u.id` })} AND ${isOfClass(classId)}
    ), cell AS MATERIALIZED (
      SELECT o.user_id, l.rank, l.problem_id, o.first_accepted_at IS NOT NULL AS is_solved,
        CASE WHEN o.first_accepted_at IS NULL THEN newest.status ELSE ${Status.ACCEPTED}::int END AS status,
        o.best_score AS score, coalesce(o.attempts_to_solve, o.attempts) AS attempts,
        coalesce(newest.submitted_at, o.last_accepted_at, o.first_accepted_at) AS last_at
      FROM member
        JOIN solved_problem o ON o.user_id = member.user_id
        JOIN training_problem l ON l.training_id = ${trainingId} AND l.is_counted AND l.problem_id = o.problem_id
        LEFT JOIN LATERAL (${newest}) newest ON true
      WHERE o.first_accepted_at IS NOT NULL OR newest.status IS NOT NULL
    ), figure AS (
      SELECT user_id,
        (count(*) FILTER (WHERE is_solved))::int AS solved,
        (count(*) FILTER (WHERE NOT is_solved))::int AS tried,
        (count(*) FILTER (WHERE ${isStuck(stuckSince)}))::int AS stuck,
        coalesce(sum(attempts) FILTER (WHERE ${isStuck(stuckSince)}), 0) AS "stuckAttempts",
        (extract(epoch FROM max(last_at)) * 1000)::float8 AS "lastMs"
      FROM cell
      GROUP BY user_id
    ), page AS (
      SELECT *, row_number() OVER (ORDER BY ${orders[order]}) AS number
      FROM (
        SELECT member.user_id AS "userId", username_key, coalesce(solved, 0) AS solved, coalesce(tried, 0) AS tried,
          coalesce(stuck, 0) AS stuck, coalesce("stuckAttempts", 0) AS "stuckAttempts", "lastMs"
        FROM member LEFT JOIN figure USING (user_id)
      ) one
      ORDER BY number LIMIT ${take} OFFSET ${skip}
    )
    SELECT (SELECT count(*)::int FROM member) AS total, (
      SELECT coalesce(json_agg(json_build_object(
        'userId', "userId", 'solved', solved, 'tried', tried, 'stuck', stuck, 'lastMs', "lastMs", 'cells', (
          SELECT coalesce(json_agg(json_build_object(
            'problemId', problem_id, 'status', status, 'score', score, 'attempts', attempts,
            'lastMs', (extract(epoch FROM last_at) * 1000)::float8) ORDER BY rank, problem_id), '[]')
          FROM cell WHERE cell.user_id = page."userId")
        ) ORDER BY number), '[]')
      FROM page) AS rows`;
  return found ?? { total: 0, rows: [] };
}

function isStuck(since: Date): Prisma.Sql {
  return Prisma.sql`NOT is_solved AND attempts >= ${stuckAttempts} AND last_at >= ${since}`;
}
