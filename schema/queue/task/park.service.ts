import type { Task } from '@verdict/judge/protocol/task.ts';
import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { showWaiting } from './conclude.service.ts';
import { subjectColumns, type TaskSubject } from './task-subject.ts';

/*
 * A task whose file is missing in the content store is parked: it waits, holds no slot and nothing counts against it.
 * It is claimable again as soon as the file is back (checked whenever a judge asks for work), or after a growing delay,
 * since its problem may have other test data by then. A parked task that still needs the missing file is parked again
 * before a judge gets it.
 */

/** Delay of the first retry, in seconds; it doubles with each attempt. */
const firstDelaySeconds = 30;
/** Longest delay between two retries, in seconds. */
const maxDelaySeconds = 1_800;

interface ParkedTask extends TaskSubject {
  readonly id: number;
}

/** Which task is parked, and what for. */
interface ParkedWhich {
  /** Condition on judge_task, besides being RUNNING. */
  readonly where: Prisma.Sql;
  readonly missingSha256: string;
}

/**
 * Parks a running task.
 *
 * @returns false when no task was parked.
 */
export async function parkTask(services: Services, which: ParkedWhich): Promise<boolean> {
  const { db, pubsub, files, log } = services;
  const { where, missingSha256 } = which;
  const isBack = await files.has(missingSha256);
  const parked = await db.$transaction(async (tx) => {
    const doublings = Prisma.sql`power(2, least(judge_task.attempt, 20) - 1)`;
    const delay = Prisma.sql`least(${maxDelaySeconds}, ${firstDelaySeconds} * ${doublings}) * interval '1 second'`;
    const [task] = await tx.$queryRaw<ParkedTask[]>`
      UPDATE judge_task SET state = 'WAITING', incarnation = NULL, node_id = NULL, lease_until = NULL, cases_done = 0,
        missing_sha256 = ${isBack ? null : missingSha256},
        parked_until = CASE WHEN ${isBack} THEN NULL ELSE clock_timestamp() + ${delay} END
      WHERE state = 'RUNNING' AND ${where} RETURNING id, ${subjectColumns}`;
    if (task === undefined) return null;
    await showWaiting(tx, pubsub, task);
    await pubsub.publish('judgeTask', {}, tx);
    return task;
  });
  if (parked !== null && !isBack) {
    log.error({ task: parked, missingSha256 }, 'judge task parked: a file is missing in the content store');
  }
  return parked !== null;
}

/** The file a parked task was waiting for, if this task still needs it and the store still lacks it; else null. */
export async function stillMissing(
  { files }: Pick<Services, 'files'>,
  task: Task,
  missingSha256: string | null,
): Promise<string | null> {
  if (missingSha256 === null || !JSON.stringify(task).includes(missingSha256)) return null;
  return (await files.has(missingSha256)) ? null : missingSha256;
}

/** Makes parked tasks claimable whose missing file is back. */
export async function unparkFoundFiles({ db, files, pubsub, log }: Services): Promise<void> {
  const parked = await db.judgeTask.findMany({
    where: { missingSha256: { not: null } },
    distinct: ['missingSha256'],
    select: { missingSha256: true },
  });
  for (const { missingSha256 } of parked) {
    if (missingSha256 === null || !(await files.has(missingSha256))) continue;
    const data = { missingSha256: null, parkedUntil: null };
    const { count } = await db.judgeTask.updateMany({ where: { missingSha256 }, data });
    if (count === 0) continue;
    log.info({ missingSha256, count }, 'missing file found, its judge tasks continue');
    await pubsub.publish('judgeTask', {});
  }
}

/** A file that judge tasks wait for. */
export interface MissingFile {
  readonly missingSha256: string;
  /** Tasks that wait for it. */
  readonly taskCount: number;
  /** Display ids of their problems, at most 10. */
  readonly problems: readonly string[];
}

/** Files that parked tasks wait for. */
export function missingFiles(db: Pick<Services['db'], '$queryRaw'>): Promise<MissingFile[]> {
  return db.$queryRaw<MissingFile[]>`
    SELECT t.missing_sha256 AS "missingSha256", count(*)::int AS "taskCount",
      coalesce((array_agg(DISTINCT p.display_id) FILTER (WHERE p.id IS NOT NULL))[1:10], '{}') AS problems
    FROM judge_task t LEFT JOIN rejudge_item i ON i.id = t.rejudge_item_id
    LEFT JOIN submission s ON s.id = coalesce(t.submission_id, i.submission_id)
    LEFT JOIN test_run r ON r.id = t.test_run_id LEFT JOIN problem p ON p.id = coalesce(s.problem_id, r.problem_id)
    WHERE t.missing_sha256 IS NOT NULL GROUP BY 1 ORDER BY 1`;
}
