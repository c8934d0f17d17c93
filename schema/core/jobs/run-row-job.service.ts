import type { Services } from '../context.ts';
import { failureReason } from './failure-reason.ts';
import type { RowJob } from './job.ts';

/*
 * How a failing job ends
 *
 * Each failure is counted in `job_failure`, by job and row, as long as its reason stays the same. After
 * `maxSameFailures` the row is ended as failed with that reason, where its job can do so (`fail`); else the regular
 * look for work skips the row for `restMs`, and an event still starts it. A success or another reason starts the count
 * again.
 */

/** Failures in a row with the same reason before a row is ended as failed. The queue makes three attempts a minute. */
export const maxSameFailures = 5;
/** How long a row rests after that, in ms, if its job cannot end it. */
const restMs = 600_000;

/**
 * Runs a job on a row and counts its failures.
 *
 * @returns when the row is due again, if the job says so.
 * @throws what the job throws, unless the row was ended for it.
 */
export async function runRowJob(services: Services, job: RowJob, id: number, now: Date): Promise<Date | null> {
  let dueAt: Date | null | void;
  try {
    dueAt = await job.run(services, id, now);
  } catch (error) {
    services.log.error({ err: error, job: job.name, id }, 'job failed');
    if (!(await noteFailure(services, job, { id, reason: failureReason(error), now }))) throw error;
    return null;
  }
  await services.db.jobFailure.deleteMany({ where: { job: job.name, rowId: id } });
  return dueAt ?? null;
}

/** Rows that wait for a job, without those that rest. */
export async function waitingRows(services: Services, job: RowJob, now: Date): Promise<number[]> {
  const ids = await job.due(services, now);
  if (ids.length === 0) return ids;
  const resting = await services.db.jobFailure.findMany({
    where: { job: job.name, count: { gte: maxSameFailures }, failedAt: { gt: new Date(now.getTime() - restMs) } },
    select: { rowId: true },
  });
  const skipped = new Set(resting.map(({ rowId }) => rowId));
  return ids.filter((id) => !skipped.has(id));
}

interface Failure {
  readonly id: number;
  readonly reason: string;
  readonly now: Date;
}

/** @returns true when the row was ended as failed. */
async function noteFailure(services: Services, job: RowJob, { id, reason, now }: Failure): Promise<boolean> {
  const { db, log } = services;
  const key = { job: job.name, rowId: id };
  const before = await db.jobFailure.findUnique({ where: { job_rowId: key }, select: { reason: true, count: true } });
  const count = before?.reason === reason ? before.count + 1 : 1;
  const failure = { reason, count, failedAt: now };
  await db.jobFailure.upsert({
    where: { job_rowId: key },
    create: { ...key, ...failure },
    update: failure,
    select: { rowId: true },
  });
  if (count < maxSameFailures || job.fail === undefined) return false;
  await job.fail(services, id, { reason, now });
  await db.jobFailure.deleteMany({ where: key });
  log.error({ job: job.name, id, reason, count }, 'job failed permanently');
  return true;
}
