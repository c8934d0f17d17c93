import { Prisma, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { nodeSilenceMs } from '../language/language.service.ts';

/** Durations are those of the last tasks that ended within this time, in minutes, and at most so many of them. */
const lately = { minutes: 10, tasks: 100 } as const;

/** Condition on judge_node as n: it is heard of and may be given work (isNodeLive, in SQL). */
export const isLiveNode = Prisma.sql`
  n.mode = 'ACTIVE' AND n.revoked_at IS NULL
    AND n.last_seen_at > clock_timestamp() - ${nodeSilenceMs} * interval '1 millisecond'`;

/**
 * Condition on judge_task: a judge works on it. A task whose lease ran out waits for another judge, although it stays
 * RUNNING until a claim takes it back.
 */
export const isUnderWay = Prisma.sql`state = 'RUNNING' AND lease_until > clock_timestamp()`;

/** What the judges of a site can do at once, and how long a task takes them. */
export interface Capacity {
  /** Of live nodes. */
  readonly slots: number;
  /** Tasks under way. */
  readonly running: number;
  /** Of the tasks that ended lately; null when none did. */
  readonly meanDurationMs: number | null;
}

/** The capacity now. */
export async function readCapacity(db: Pick<PrismaClient, '$queryRaw'>): Promise<Capacity> {
  const [row] = await db.$queryRaw<Capacity[]>`
    SELECT (SELECT coalesce(sum(n.slots), 0)::int FROM judge_node n WHERE ${isLiveNode}) AS slots,
      (SELECT count(*)::int FROM judge_task WHERE ${isUnderWay}) AS running,
      (SELECT avg(duration_ms)::float FROM (
        SELECT duration_ms
        FROM ended_judge_task
        WHERE ended_at > clock_timestamp() - ${lately.minutes} * interval '1 minute'
        ORDER BY ended_at DESC LIMIT ${lately.tasks}) recent) AS "meanDurationMs"`;
  return row ?? { slots: 0, running: 0, meanDurationMs: null };
}
