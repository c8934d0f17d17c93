import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import type { JudgeInfo } from '../core/judge-info.ts';
import type { JudgeSettings } from '../health/judge-settings.service.ts';
import type { Slot } from '../pace/pace.service.ts';
import { jobSelect, leaseMs, queueDeadlineMs, type Job } from './job.ts';
import { leaseJobs } from './lease.service.ts';

/*
 * Which program of a queue is sent next. One that cannot be sent now, since its user's session or all accounts of the
 * site are busy or rest, does not hold up those behind it.
 */

/** Pause of programs whose judge, or whose way to it, admins switched off, in ms. */
const offMs = 60_000;

/** A leased job, and the account that sends it. */
export interface Sendable {
  readonly job: Job;
  readonly accountId: number;
}

/** Gaps of the site, and of the account, between two submissions. Judges that share accounts are one server. */
export function submitSlots({ accountsOf, pace }: Pick<JudgeInfo, 'accountsOf' | 'pace'>, accountId: number): Slot[] {
  return [
    { key: `${accountsOf} submit`, gapMs: pace.siteSubmitMs },
    { key: `${accountSlotOf(accountsOf)}${accountId}`, gapMs: pace.submitMs },
  ];
}

const accountSlotOf = (accountsOf: string) => `${accountsOf} submit account `;

/** Lets what admins switched off rest. */
export async function restSwitchedOff(
  { db }: Pick<Services, 'db'>,
  { key: judgeKey }: JudgeInfo,
  { settings: { isOn, modes }, now }: { readonly settings: Pick<JudgeSettings, 'isOn' | 'modes'>; readonly now: Date },
): Promise<void> {
  await db.remoteJob.updateMany({
    where: {
      judgeKey,
      state: 'QUEUED',
      nextAt: { lte: now },
      OR: [{ leaseUntil: null }, { leaseUntil: { lte: now } }],
      ...(isOn && { mode: { notIn: [...modes] } }),
    },
    data: { reason: 'switched-off', nextAt: new Date(now.getTime() + offMs) },
  });
}

/** Leases a job that is never sent: it waited too long, or its user's session is removed or lost. */
export async function leaseHopeless(
  services: Pick<Services, 'db'>,
  info: JudgeInfo,
  now: Date,
): Promise<{ readonly job: Job; readonly reason: 'queue-deadline' | 'no-account' } | null> {
  const deadline = new Date(now.getTime() - queueDeadlineMs);
  const only = Prisma.sql`j.created_at < ${deadline} OR j.mode = 'BYO_SESSION' AND NOT EXISTS (
    SELECT FROM remote_account a WHERE ${isAccountOf(info)} AND a.state = 'OK')`;
  const [job] = await leaseJobs(services, { judgeKey: info.key, state: 'QUEUED', count: 1, only }, now);
  if (job === undefined) return null;
  return { job, reason: job.createdAt < deadline ? 'queue-deadline' : 'no-account' };
}

/** Submissions before that are no reason to let others go first, in ms: those that wait are newer. */
const servedMs = 2 * queueDeadlineMs;

/** Users whose programs the site sent to these judges, and when last: `judge_key`, `user_id`, `at`. */
export function servedUsers(judgeKeys: readonly string[], now: Date): Prisma.Sql {
  return Prisma.sql`
    SELECT judge_key, user_id, max(sent_at) AS at FROM remote_job
    WHERE judge_key = ANY(${judgeKeys}::text[]) AND created_at >= ${new Date(now.getTime() - servedMs)}
      AND mode NOT IN ('BROWSER', 'CLAIM')
    GROUP BY judge_key, user_id`;
}

/**
 * Leases the first job that an account can send now: those of contests go first, then those whose user was served
 * longest ago, then the oldest. The account is the one of the site that rests longest, or the user's own.
 *
 * @returns when an account has rested, where all do; null: none is free, or nothing waits.
 */
export async function leaseSendable(
  { db }: Pick<Services, 'db'>,
  info: JudgeInfo,
  now: Date,
): Promise<Sendable | Date | null> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const [first] = await db.$queryRaw<{ id: number; accountId: number; freeAt: Date }[]>`
    WITH served AS (${servedUsers([info.key], now)}),
    first AS (
      SELECT j.id, account.id AS account_id, account.free_at
      FROM remote_job j CROSS JOIN LATERAL (
        SELECT a.id, GREATEST(${now}::timestamptz, a.paused_until, p.next_at) AS free_at
        FROM remote_account a LEFT JOIN remote_pace p ON p.key = ${accountSlotOf(info.accountsOf)}::text || a.id
        WHERE ${isAccountOf(info)} AND a.state = 'OK' AND NOT EXISTS (
          SELECT FROM remote_job f WHERE f.account_id = a.id AND f.state IN ('SENDING', 'UNCERTAIN'))
        ORDER BY free_at, a.used_at NULLS FIRST, a.id LIMIT 1) account LEFT JOIN served ON served.user_id = j.user_id
      WHERE j.judge_key = ${info.key} AND j.state = 'QUEUED' AND j.next_at <= ${now}
        AND (j.lease_until IS NULL OR j.lease_until <= ${now})
      ORDER BY account.free_at, j.priority DESC, served.at NULLS FIRST, j.id
      LIMIT 1 FOR UPDATE OF j SKIP LOCKED),
    leased AS (
      UPDATE remote_job j SET lease = j.lease + 1, lease_until = ${leaseUntil}
      FROM first WHERE j.id = first.id AND first.free_at <= ${now})
    SELECT id, account_id AS "accountId", free_at AS "freeAt" FROM first`;
  if (first === undefined) return null;
  if (first.freeAt > now) return first.freeAt;
  const job = await db.remoteJob.findUnique({ where: { id: first.id, leaseUntil }, select: jobSelect });
  return job === null ? now : { job, accountId: first.accountId };
}

/** Says of programs that are due why they wait. @param isPaused is the breaker of submissions open? */
export async function noteReasons(
  { db }: Pick<Services, 'db'>,
  info: JudgeInfo,
  { isPaused, now }: { readonly isPaused: boolean; readonly now: Date },
): Promise<void> {
  const sender = Prisma.sql`SELECT FROM remote_account a WHERE ${isAccountOf(info)} AND a.state = 'OK'`;
  const reason = isPaused
    ? Prisma.sql`'breaker'`
    : Prisma.sql`CASE WHEN NOT EXISTS (${sender}) THEN 'no-account'
        WHEN NOT EXISTS (${sender} AND (a.paused_until IS NULL OR a.paused_until <= ${now})) THEN 'paused' END`;
  await db.$executeRaw`
    UPDATE remote_job j SET reason = ${reason}
    WHERE j.judge_key = ${info.key} AND j.state = 'QUEUED' AND j.next_at <= ${now}
      AND j.reason IS DISTINCT FROM ${reason}`;
}

/** Is an account `a` one that may send job `j`? */
function isAccountOf({ accountsOf }: JudgeInfo): Prisma.Sql {
  return Prisma.sql`a.judge_key = ${accountsOf} AND a.mode = j.mode
    AND a.owner_id IS NOT DISTINCT FROM CASE WHEN j.mode = 'BYO_SESSION' THEN j.user_id END`;
}
