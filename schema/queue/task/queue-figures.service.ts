import { Prisma, type JudgeQueue, type PrismaClient } from '@verdict/prisma/generated/client/client.ts';
import { isUnderWay, readCapacity, type Capacity } from './capacity.service.ts';
import { expectedWaitSeconds } from './expected-wait.ts';
import { basePriority } from './priority.ts';

/** Throughput is that of so many minutes. */
const throughputMinutes = 5;
/** Most failures that are listed. */
const maxFailures = 50;

/** What waits and runs in one queue. */
export interface QueueFigures {
  readonly queue: JudgeQueue;
  readonly waiting: number;
  readonly running: number;
  /** Null: nothing waits. */
  readonly oldestWaitSeconds: number | null;
  /** Of a task queued now behind all that waits in the queue and in more urgent ones; null: there is no live node. */
  readonly expectedWaitSeconds: number | null;
}

/** A task that failed for our own reasons. */
export interface JudgeFailure {
  readonly queue: JudgeQueue;
  /** Whose program was judged, be it for a preview; null: a task of no submission. */
  readonly submissionId: number | null;
  readonly causes: readonly string[];
  /** True: given up, or done by a later attempt. False: it will be tried again. */
  readonly isOver: boolean;
  /** When it was queued, or when it ended. */
  readonly at: Date;
}

/** All figures of the queue at one moment. */
export interface QueueState extends Capacity {
  /** The more urgent first. */
  readonly queues: readonly QueueFigures[];
  /** Tasks ended per minute, over the last five. */
  readonly endedPerMinute: number;
  /** Of the tasks in the queue and those that ended within an hour, the latest first. */
  readonly failures: readonly JudgeFailure[];
}

/** The figures now, from the rows. */
export async function readQueueState(db: Pick<PrismaClient, '$queryRaw'>): Promise<QueueState> {
  const [capacity, queues, endedPerMinute, failures] = await Promise.all([
    readCapacity(db),
    readQueues(db),
    readThroughput(db),
    readFailures(db),
  ]);
  return {
    ...capacity,
    queues: queues.map(({ ahead, ...figures }) => ({
      ...figures,
      expectedWaitSeconds: expectedWaitSeconds({ ...capacity, ahead }),
    })),
    endedPerMinute,
    failures,
  };
}

type QueueRow = Omit<QueueFigures, 'expectedWaitSeconds'> & { readonly ahead: number };

async function readQueues(db: Pick<PrismaClient, '$queryRaw'>): Promise<QueueRow[]> {
  const classes = Object.entries(basePriority).map(
    ([queue, priority]) => Prisma.sql`(${queue}::judge_queue, ${priority}::int)`,
  );
  return db.$queryRaw<QueueRow[]>`
    WITH class (queue, priority) AS (VALUES ${Prisma.join(classes)}), tasks AS (
      SELECT queue, (count(*) FILTER (WHERE NOT is_under_way))::int AS waiting,
        (count(*) FILTER (WHERE is_under_way))::int AS running,
        extract(epoch FROM clock_timestamp() - min(created_at) FILTER (WHERE NOT is_under_way))::float AS oldest
      FROM (SELECT queue, created_at, coalesce(${isUnderWay}, false) AS is_under_way FROM judge_task) task
      GROUP BY queue)
    SELECT class.queue::text AS queue, coalesce(tasks.waiting, 0) AS waiting, coalesce(tasks.running, 0) AS running,
      tasks.oldest AS "oldestWaitSeconds",
      (sum(coalesce(tasks.waiting, 0)) OVER (ORDER BY class.priority DESC))::int AS ahead
    FROM class LEFT JOIN tasks ON tasks.queue = class.queue ORDER BY class.priority DESC`;
}

async function readThroughput(db: Pick<PrismaClient, '$queryRaw'>): Promise<number> {
  const [row] = await db.$queryRaw<{ ended: number }[]>`
    SELECT count(*)::int AS ended
    FROM ended_judge_task
    WHERE ended_at > clock_timestamp() - ${throughputMinutes} * interval '1 minute'`;
  return (row?.ended ?? 0) / throughputMinutes;
}

async function readFailures(db: Pick<PrismaClient, '$queryRaw'>): Promise<JudgeFailure[]> {
  return db.$queryRaw<JudgeFailure[]>`
    SELECT t.queue::text AS queue, coalesce(t.submission_id, i.submission_id) AS "submissionId",
      ARRAY(SELECT one->>'cause' FROM jsonb_array_elements(t.failures) AS one) AS causes,
      false AS "isOver", t.created_at AS at
    FROM judge_task t LEFT JOIN rejudge_item i ON i.id = t.rejudge_item_id WHERE t.failures <> '[]'
    UNION ALL
    SELECT queue::text, submission_id, failures, true, ended_at FROM ended_judge_task
    WHERE cardinality(failures) > 0 AND ended_at > clock_timestamp() - interval '1 hour'
    ORDER BY at DESC LIMIT ${maxFailures}`;
}
