import { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services, Transaction } from '../../core/context.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { jobSelect, leaseMs, type Job } from './job.ts';

/*
 * A step holds the lease of its job. Whatever it writes names the number of its lease: a step that was thought dead and
 * comes back writes nothing.
 */

/** Which jobs are leased. */
export interface LeaseFilter {
  readonly judgeKey: string;
  readonly state: 'QUEUED' | 'WAITING' | 'UNCERTAIN' | 'RUNNING';
  readonly count: number;
  /** A further condition on the job `j`. */
  readonly only?: Prisma.Sql;
}

/** Leases jobs whose step is due, those that wait longest first. */
export async function leaseJobs(
  { db }: Pick<Services, 'db'>,
  { judgeKey, state, count, only = Prisma.sql`TRUE` }: LeaseFilter,
  now: Date,
): Promise<Job[]> {
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const rows = await db.$queryRaw<{ id: number }[]>`
    UPDATE remote_job SET lease = lease + 1, lease_until = ${leaseUntil}
    WHERE id IN (
      SELECT j.id FROM remote_job j
      WHERE j.judge_key = ${judgeKey} AND j.state = ${state}::remote_job_state AND j.next_at <= ${now}
        AND (j.lease_until IS NULL OR j.lease_until <= ${now}) AND (${only})
      ORDER BY j.next_at, j.id LIMIT ${count} FOR UPDATE OF j SKIP LOCKED)
    RETURNING id`;
  return db.remoteJob.findMany({
    where: { id: { in: rows.map(({ id }) => id) }, leaseUntil },
    orderBy: { id: 'asc' },
    select: jobSelect,
  });
}

/**
 * Leases runs whose results one request can tell: those of one account and handle. One that an answer for several left
 * out is read alone.
 */
export async function leaseRuns(
  services: Pick<Services, 'db'>,
  { info: { key: judgeKey }, results: { maxBatch } }: RemoteAdapter,
  now: Date,
): Promise<Job[]> {
  const running = { judgeKey, state: 'RUNNING' } as const;
  const [first] = await leaseJobs(services, { ...running, count: 1 }, now);
  if (first === undefined) return [];
  if (maxBatch === 1 || first.isLeftOut) return [first];
  const only = Prisma.sql`NOT j.is_left_out AND j.account_id IS NOT DISTINCT FROM ${first.accountId}
    AND j.handle IS NOT DISTINCT FROM ${first.handle}`;
  return [first, ...(await leaseJobs(services, { ...running, count: maxBatch - 1, only }, now))];
}

/** Ends a step: what it found out, and when the next one is due. @returns false when the lease was lost. */
export async function endStep(
  tx: Transaction | Services['db'],
  { id, lease, state }: Pick<Job, 'id' | 'lease' | 'state'>,
  data: Prisma.RemoteJobUncheckedUpdateManyInput,
): Promise<boolean> {
  const { count } = await tx.remoteJob.updateMany({
    where: { id, lease, state },
    data: { leaseUntil: null, ...data },
  });
  return count === 1;
}

/** Jobs whose sender died in the middle: their programs may have been sent. */
export async function reviveLostJobs({ db }: Pick<Services, 'db'>, judgeKey: string, now: Date): Promise<void> {
  await db.remoteJob.updateMany({
    where: { judgeKey, state: 'SENDING', leaseUntil: { lte: now } },
    data: { state: 'UNCERTAIN', lease: { increment: 1 }, leaseUntil: null, nextAt: now },
  });
}
