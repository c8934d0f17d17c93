import type { Services } from '../../core/context.ts';

const dayMs = 86_400_000;
/** Refusals are counted over so many days. */
const refusalDays = 7;

/** What waits and is under way at a judge. */
export interface QueueFigures {
  readonly judgeKey: string;
  readonly waiting: number;
  /** Their submitters are to make the runs themselves. */
  readonly byHand: number;
  readonly uncertain: number;
  readonly running: number;
  readonly held: number;
  /** When the oldest that waits came; null: nothing waits. */
  readonly oldestAt: Date | null;
}

/** Queues of judges; one without jobs is left out. */
export function readQueues({ db }: Pick<Services, 'db'>, keys: readonly string[]): Promise<QueueFigures[]> {
  return db.$queryRaw<QueueFigures[]>`
    SELECT judge_key AS "judgeKey",
      (count(*) FILTER (WHERE state = 'QUEUED'))::int AS waiting,
      (count(*) FILTER (WHERE state = 'WAITING'))::int AS "byHand",
      (count(*) FILTER (WHERE state IN ('SENDING', 'UNCERTAIN')))::int AS uncertain,
      (count(*) FILTER (WHERE state = 'RUNNING'))::int AS running,
      (count(*) FILTER (WHERE state = 'HELD'))::int AS held,
      min(created_at) FILTER (WHERE state = 'QUEUED') AS "oldestAt"
    FROM remote_job
    WHERE judge_key = ANY(${keys}::text[]) AND state NOT IN ('NOT_SENT', 'DONE')
    GROUP BY judge_key`;
}

/** Accounts of the site that can be used, by the judge that they are of. */
export async function readUsableAccounts({ db }: Pick<Services, 'db'>): Promise<ReadonlyMap<string, UsableAccounts>> {
  const rows = await db.remoteAccount.findMany({
    where: { ownerId: null, state: 'OK' },
    select: { judgeKey: true, pausedUntil: true },
  });
  return new Map(
    [...Map.groupBy(rows, ({ judgeKey }) => judgeKey)].map(([judgeKey, accounts]) => {
      const times = accounts.map(({ pausedUntil }) => pausedUntil?.getTime() ?? 0);
      const freeMs = Math.min(...times);
      return [judgeKey, { accounts: accounts.length, freeAt: freeMs === 0 ? null : new Date(freeMs) }];
    }),
  );
}

/** Accounts of the site that can be used, and when the first of them has ended its pause; null: now. */
interface UsableAccounts {
  readonly accounts: number;
  readonly freeAt: Date | null;
}

/** Judges where the site has an account, usable or not. */
export async function judgesWithAccounts({ db }: Pick<Services, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db.remoteAccount.groupBy({ by: ['judgeKey'], where: { ownerId: null } });
  return new Set(rows.map(({ judgeKey }) => judgeKey));
}

/** How long submissions of the last day took, in seconds; null: there was none. */
export interface TimeFigures {
  readonly judgeKey: string;
  readonly runP50: number | null;
  readonly runP95: number | null;
  readonly verdictP50: number | null;
  readonly verdictP95: number | null;
}

/** Times from a submission until its run is known, and until its verdict. */
export function readTimes({ db }: Pick<Services, 'db'>, keys: readonly string[], now: Date): Promise<TimeFigures[]> {
  return db.$queryRaw<TimeFigures[]>`
    SELECT judge_key AS "judgeKey",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY run_seconds)::float AS "runP50",
      percentile_cont(0.95) WITHIN GROUP (ORDER BY run_seconds)::float AS "runP95",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY verdict_seconds)::float AS "verdictP50",
      percentile_cont(0.95) WITHIN GROUP (ORDER BY verdict_seconds)::float AS "verdictP95"
    FROM (
      SELECT j.judge_key, extract(epoch FROM j.found_at - j.created_at)::float AS run_seconds,
        (SELECT extract(epoch FROM e.at - j.created_at)::float FROM remote_job_event e
          WHERE e.job_id = j.id AND e.state = 'DONE' ORDER BY e.id DESC LIMIT 1) AS verdict_seconds
      FROM remote_job j
      WHERE j.judge_key = ANY(${keys}::text[]) AND j.created_at > ${new Date(now.getTime() - dayMs)}
        AND j.run_id IS NOT NULL) AS job
    GROUP BY judge_key`;
}

/** How many submissions of the last week have no run, by the reason. */
export interface Refusals {
  readonly judgeKey: string;
  readonly reason: string;
  readonly count: number;
}

/** Submissions that were not sent, the most frequent reason first. */
export function readRefusals({ db }: Pick<Services, 'db'>, keys: readonly string[], now: Date): Promise<Refusals[]> {
  return db.$queryRaw<Refusals[]>`
    SELECT judge_key AS "judgeKey", coalesce(reason, 'other') AS reason, count(*)::int AS count
    FROM remote_job
    WHERE judge_key = ANY(${keys}::text[]) AND created_at > ${new Date(now.getTime() - refusalDays * dayMs)}
      AND state = 'NOT_SENT'
    GROUP BY 1, 2 ORDER BY 3 DESC, 2`;
}
