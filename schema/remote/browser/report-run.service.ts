import { Status } from '@verdict/judge/protocol/status.ts';
import { SubmittingForbidden } from '../../account/user/account.error.ts';
import type { Context } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { canSubmit } from '../../core/viewer.rule.ts';
import { adapterOf, isHandleProvable } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { jobNameOf } from '../core/job-name.ts';
import { judgeNameOf } from '../judge-name.ts';
import { concludeJob, concludeUnsent, verdictWithout } from '../submit/change-job.service.ts';
import { jobSelect, leaseMs, type Job } from '../submit/job.ts';
import { isReadable } from '../submit/readable.ts';
import { HandleNeeded, ReportedResultRefused, RunNotAwaited, RunUnreadable, RunUsed } from './browser.error.ts';

/** What a submitter says of his run at the judge. */
export interface RunReport {
  readonly submissionId: number;
  /** Address or number. */
  readonly run: string;
  /** Where the judge lets nobody prove a handle. */
  readonly handle?: string | null | undefined;
  /** Where the site cannot read it. */
  readonly status?: number | null | undefined;
}

/** Results that a browser may report. */
export const reportableStatuses: readonly number[] = [
  Status.ACCEPTED,
  Status.WRONG_ANSWER,
  Status.PRESENTATION_ERROR,
  Status.COMPILE_ERROR,
  Status.TIME_LIMIT_EXCEEDED,
  Status.MEMORY_LIMIT_EXCEEDED,
  Status.RUNTIME_ERROR,
];

/**
 * Takes a submitter's word for which run is his: a worker looks at it, and the submission says what was wrong with it.
 * Where the site cannot read the judge, the result itself is taken, with a mark.
 *
 * @throws SubmittingForbidden, RunNotAwaited, RunUnreadable, HandleNeeded, ReportedResultRefused, RunUsed
 */
export async function reportRun(context: Context, report: RunReport): Promise<void> {
  const { db, pubsub, now } = context;
  const { job, adapter } = await awaitedJob(context, report.submissionId);
  const runId = runIdIn(adapter, report.run);
  const proven = await db.remoteHandle.findUnique({
    where: { userId_judgeKey: { userId: job.userId, judgeKey: adapter.info.accountsOf } },
    select: { handle: true },
  });
  const said = isHandleProvable(adapter) ? null : (report.handle ?? job.handle);
  const handle = proven?.handle ?? said;
  if (handle === null) throw new HandleNeeded();
  if (!isReadable(adapter)) return takeResult(context, { adapter, job, runId, handle, status: report.status ?? null });
  const data = { givenRunId: runId, handle, isReported: proven === null, reason: null, nextAt: now };
  await db.$transaction(async (tx) => {
    // A look that is on its way does not know of this run: it loses its lease.
    const { count } = await tx.remoteJob.updateMany({
      where: { id: job.id, state: 'WAITING' },
      data: { ...data, lease: { increment: 1 }, leaseUntil: null },
    });
    if (count === 0) throw new RunNotAwaited();
    await pubsub.publish('job', { name: jobNameOf(adapter.info), id: 1 }, tx);
  });
}

/** Id of a run of the judge in its address or number. @throws RunUnreadable */
export function runIdIn({ results }: Pick<RemoteAdapter, 'results'>, run: string): string {
  const runId = results.parseRun(run);
  if (runId === null || runId.length > 50) throw new RunUnreadable();
  return runId;
}

/** Gives up: the submission was not sent, and may be submitted again. @throws SubmittingForbidden, RunNotAwaited */
export async function giveUpRun(context: Context, submissionId: number): Promise<void> {
  const { job } = await awaitedJob(context, submissionId);
  await concludeUnsent(context, await takeLease(context, job), { reason: 'not-submitted', text: '' }, context.now);
}

/** The job of one of the viewer's submissions that waits for his run. */
async function awaitedJob(
  { db, viewer }: Context,
  submissionId: number,
): Promise<{ readonly job: Job; readonly adapter: RemoteAdapter }> {
  if (!canSubmit(viewer)) throw new SubmittingForbidden();
  const job = await db.remoteJob.findFirst({
    where: { submissionId, state: 'WAITING', submission: { userId: userIdOf(viewer) } },
    select: jobSelect,
  });
  const adapter = job === null ? null : adapterOf(job.judgeKey);
  if (job === null || adapter === null) throw new RunNotAwaited();
  return { job, adapter };
}

/** Takes the lease of a job that waits: a look that is on its way writes nothing. @throws RunNotAwaited */
async function takeLease({ db, now }: Context, { id }: Job): Promise<Job> {
  const { count } = await db.remoteJob.updateMany({
    where: { id, state: 'WAITING' },
    data: { lease: { increment: 1 }, leaseUntil: new Date(now.getTime() + leaseMs) },
  });
  if (count === 0) throw new RunNotAwaited();
  return db.remoteJob.findUniqueOrThrow({ where: { id }, select: jobSelect });
}

interface ReportedResult {
  readonly adapter: RemoteAdapter;
  readonly job: Job;
  readonly runId: string;
  readonly handle: string;
  readonly status: number | null;
}

async function takeResult(context: Context, { adapter, job, runId, handle, status }: ReportedResult): Promise<void> {
  const { db, now } = context;
  const { contestId, problem } = await db.submission.findUniqueOrThrow({
    where: { id: job.submissionId },
    select: { contestId: true, problem: { select: { type: true, totalScore: true } } },
  });
  if (status === null || contestId !== null) throw new ReportedResultRefused();
  const totalScore = problem.type === 'OI' ? (problem.totalScore ?? 100) : null;
  const share = status === Status.ACCEPTED ? 1 : 0;
  const verdict = {
    ...verdictWithout(status, ''),
    cause: 'JUDGED',
    message: null,
    totalScore,
    score: totalScore === null ? null : totalScore * share,
    judgeName: judgeNameOf(context, adapter.info),
  } as const;
  const data = { runId, handle, isReported: true, foundAt: now };
  const change = { state: 'DONE', reason: null, text: 'reported by the browser', data, verdict } as const;
  try {
    await concludeJob(context, await takeLease(context, job), change, now);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new RunUsed();
  }
}
