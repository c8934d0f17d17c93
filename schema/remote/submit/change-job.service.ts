import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, RemoteJobState } from '@verdict/prisma/generated/client/client.ts';
import type { PubSub, Services, Transaction } from '../../core/context.ts';
import { applyVerdict } from '../../judging/submission/verdict.service.ts';
import type { Verdict } from '../../judging/submission/verdict.ts';
import type { FailureClass, RefuseReason } from '../core/failure.ts';
import type { HeardAnswer } from '../http/judge-http.ts';
import { answerPart } from './answer-part.ts';
import type { Job, JobReason } from './job.ts';
import { endStep } from './lease.service.ts';

/** Statuses of a submission that its judge has not decided: an admin may have, meanwhile. */
const openStatuses: number[] = [Status.PENDING, Status.COMPILING, Status.JUDGING, Status.SUBMITTING];

/** What a step makes of its job. */
export interface JobChange {
  readonly state: RemoteJobState;
  readonly data?: Prisma.RemoteJobUncheckedUpdateManyInput;
  /** What the submission shows; absent: it stays. */
  readonly status?: number;
  readonly reason?: JobReason | RefuseReason | null;
  /** Of the failure that led to it. */
  readonly failureClass?: FailureClass;
  /** What the judge said, without secrets; absent: nothing worth an entry. */
  readonly text?: string;
  /** The answer that led to it; absent or null: what is kept of an earlier one stays. */
  readonly answer?: HeardAnswer | null;
}

/** Ends a step with a change of the job. @returns false when the lease was lost: nothing is written. */
export async function changeJob(
  services: Pick<Services, 'db' | 'pubsub'>,
  job: Job,
  change: JobChange,
  now: Date,
): Promise<boolean> {
  return services.db.$transaction((tx) => changeJobIn(tx, services.pubsub, { job, change, now }));
}

/** As changeJob, within a transaction. */
async function changeJobIn(
  tx: Transaction,
  pubsub: PubSub,
  { job, change, now }: { readonly job: Job; readonly change: JobChange; readonly now: Date },
): Promise<boolean> {
  const { state, data = {}, status, reason, failureClass, text, answer = null } = change;
  const words = cleanText(text ?? '');
  const isHeld = await endStep(tx, job, {
    ...data,
    state,
    ...(reason !== undefined && { reason }),
    ...(text !== undefined && { text: words }),
  });
  if (!isHeld) return false;
  if (answer !== null) await keepAnswer(tx, job, answer, now);
  if (state !== job.state || text !== undefined)
    await tx.remoteJobEvent.create({
      data: { jobId: job.id, state, reason: reason ?? null, failureClass: failureClass ?? null, text: words, at: now },
      select: { id: true },
    });
  if (state !== job.state || text !== undefined) await pubsub.publish('remoteJudge', { judgeKey: job.judgeKey }, tx);
  if (status !== undefined) await showStatus(tx, pubsub, job.submissionId, status);
  return true;
}

/** Keeps what the judge answered last about a job, for admins. */
async function keepAnswer(tx: Transaction, job: Job, { status, path, text }: HeardAnswer, now: Date): Promise<void> {
  const part = answerPart(text, job.runId).replaceAll('\0', '');
  const data = { status, path: path.slice(0, 500), text: part, at: now };
  const { id: jobId } = job;
  await tx.remoteAnswer.upsert({
    where: { jobId },
    create: { jobId, ...data },
    update: data,
    select: { jobId: true },
  });
}

/** Does the submission wait for its judge still? An admin may have cancelled it. */
export async function isUndecided(tx: Pick<Transaction, 'submission'>, { submissionId }: Job): Promise<boolean> {
  return (await tx.submission.count({ where: { id: submissionId, status: { in: openStatuses } } })) > 0;
}

/** Ends a job with a verdict, which is written in the same transaction unless an admin gave one. */
export async function concludeJob(
  { db, pubsub }: Pick<Services, 'db' | 'pubsub'>,
  job: Job,
  { verdict, ...change }: JobChange & { readonly verdict: Verdict },
  now: Date,
): Promise<void> {
  await db.$transaction(async (tx) => {
    if (!(await changeJobIn(tx, pubsub, { job, change: { ...change, data: { nextAt: null, ...change.data } }, now })))
      return;
    if (await isUndecided(tx, job)) await applyVerdict(tx, pubsub, { submissionId: job.submissionId, verdict });
  });
}

/** Ends a job of which there is certainly no run: its submission may be submitted again. */
export function concludeUnsent(
  services: Pick<Services, 'db' | 'pubsub'>,
  job: Job,
  {
    reason,
    text,
    answer = null,
  }: Pick<JobChange, 'answer'> & { readonly reason: JobReason | RefuseReason; readonly text: string },
  now: Date,
): Promise<void> {
  return concludeJob(
    services,
    job,
    { state: 'NOT_SENT', reason, text, answer, verdict: verdictWithout(Status.SUBMITTED_FAILED, text || reason) },
    now,
  );
}

/** A verdict without a result of the judge. */
export function verdictWithout(status: number, message: string): Verdict {
  return {
    cause: 'FAILED',
    status,
    score: null,
    totalScore: null,
    timeMs: null,
    memoryKb: null,
    message: cleanText(message),
    judgeName: null,
    actorId: null,
    record: null,
    failures: [],
    results: { cases: [], groups: [] },
  };
}

/** Shows how far a submission is, unless it has a verdict. */
export async function showStatus(tx: Transaction, pubsub: PubSub, submissionId: number, status: number): Promise<void> {
  const { count } = await tx.submission.updateMany({
    where: { id: submissionId, status: { in: openStatuses, not: status } },
    data: { status },
  });
  if (count > 0) await pubsub.publish('submission', { submissionId, status, casesDone: 0, casesTotal: 0 }, tx);
}

function cleanText(text: string): string {
  return text.replaceAll('\0', '').slice(0, 1_000);
}
