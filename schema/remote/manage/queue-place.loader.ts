import DataLoader from 'dataloader';
import type { Context } from '../../core/context.ts';
import type { QueuePlace } from '../../queue/task/queue-place.loader.ts';
import { servedUsers } from '../submit/queue.service.ts';
import { readJudgeStatuses, type JudgeStatus } from './judges.service.ts';

const loaders = new WeakMap<Context, DataLoader<number, QueuePlace | null>>();

/**
 * Where a submission stands in the queue of its remote judge; null: it is in none. All that is asked at once comes
 * together.
 */
export function loadRemotePlace(context: Context, submissionId: number): Promise<QueuePlace | null> {
  let loader = loaders.get(context);
  if (loader === undefined) {
    loader = new DataLoader<number, QueuePlace | null>((ids) => queuePlaces(context, ids), { cache: false });
    loaders.set(context, loader);
  }
  return loader.load(submissionId);
}

async function queuePlaces(context: Context, submissionIds: readonly number[]): Promise<(QueuePlace | null)[]> {
  const jobs = await context.db.remoteJob.findMany({
    where: { submissionId: { in: [...new Set(submissionIds)] }, state: 'QUEUED' },
    select: { submissionId: true, judgeKey: true, mode: true },
  });
  // Most that are asked about have left the queue.
  if (jobs.length === 0) return submissionIds.map(() => null);
  const [ahead, statuses] = await Promise.all([
    countAhead(
      context,
      jobs.map(({ judgeKey }) => judgeKey),
    ),
    readJudgeStatuses(context),
  ]);
  return submissionIds.map((id) => {
    const job = jobs.find(({ submissionId }) => submissionId === id);
    const position = ahead.get(id);
    if (job === undefined || position === undefined) return null;
    const status = statuses.find(({ info }) => info.key === job.judgeKey);
    const gapMs = status === undefined ? null : gapOf(status, job.mode === 'BYO_SESSION');
    return { position, expectedWaitSeconds: gapMs === null ? null : Math.ceil((position * gapMs) / 1_000) };
  });
}

/** Pause between two programs of a queue; null: none leaves it now. */
function gapOf({ state, cause, gapMs, info: { pace } }: JudgeStatus, isOfSession: boolean): number | null {
  if (state === 'DOWN' || state === 'OFF' || state === 'NOT_SET_UP' || cause !== null) return null;
  return isOfSession ? Math.max(pace.siteSubmitMs, pace.submitMs) : gapMs;
}

/**
 * How many programs for the same accounts go before those that wait: those of contests, then one of each user in turn,
 * beginning with who was served longest ago (`leaseSendable`). A user's own session is a queue of its own.
 */
async function countAhead(
  { db, now }: Pick<Context, 'db' | 'now'>,
  judgeKeys: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const keys = [...new Set(judgeKeys)];
  const rows = await db.$queryRaw<{ submissionId: number; ahead: number }[]>`
    WITH served AS (${servedUsers(keys, now)}),
    waiting AS (
      SELECT j.id, j.submission_id, j.judge_key, j.priority, served.at,
        CASE WHEN j.mode = 'BYO_SESSION' THEN j.user_id END AS session_of,
        row_number() OVER (
          PARTITION BY j.judge_key, j.mode = 'BYO_SESSION', j.priority, j.user_id ORDER BY j.id) AS turn
      FROM remote_job j LEFT JOIN served ON served.judge_key = j.judge_key AND served.user_id = j.user_id
      WHERE j.judge_key = ANY(${keys}::text[]) AND j.state = 'QUEUED')
    SELECT submission_id AS "submissionId", (row_number() OVER (
        PARTITION BY judge_key, session_of ORDER BY priority DESC, turn, waiting.at NULLS FIRST, id))::int - 1 AS ahead
    FROM waiting`;
  return new Map(rows.map(({ submissionId, ahead }) => [submissionId, ahead]));
}
