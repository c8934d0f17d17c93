import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma, RemoteJobState } from '@verdict/prisma/generated/client/client.ts';
import type { AuditAction } from '../../core/audit/audit-actions.ts';
import { auditBy, type AuditFields } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { LanguageNotAvailable } from '../../judging/submission/submission.error.ts';
import { applyVerdict } from '../../judging/submission/verdict.service.ts';
import { languageName } from '../../queue/language/language-name.service.ts';
import { HandleNeeded } from '../browser/browser.error.ts';
import { runIdIn } from '../browser/report-run.service.ts';
import type { RunRow } from '../core/adapter.ts';
import { atRest, failureSentence } from '../core/failure-sentence.ts';
import { jobNameOf } from '../core/job-name.ts';
import { isUndecided, showStatus, verdictWithout } from '../submit/change-job.service.ts';
import { enqueueRemote } from '../submit/enqueue.service.ts';
import { jobSelect, type Job } from '../submit/job.ts';
import { readableAt } from '../submit/reader.service.ts';
import { readCandidates } from '../submit/reconcile.service.ts';
import { knownAdapter } from './judges.service.ts';
import {
  RemoteJobNotFound,
  RemoteJobNotReady,
  RemoteJudgeNotAnswering,
  RemoteRunDoubtful,
  RemoteRunTaken,
} from './remote.error.ts';
import { doubtOf } from './run-doubt.service.ts';

/*
 * What admins do with remote submissions. Each act takes the lease away from a step that is under way, so that the step
 * writes nothing after it.
 */

/** What can be done with a job. */
export const jobActs = ['LIST_RUNS', 'BIND_RUN', 'POLL', 'FAIL', 'SUBMIT_AGAIN'] as const;
type JobAct = (typeof jobActs)[number];

const statesFor: Readonly<Record<JobAct, readonly RemoteJobState[]>> = {
  LIST_RUNS: ['WAITING', 'UNCERTAIN', 'RUNNING', 'HELD', 'NOT_SENT'],
  BIND_RUN: ['WAITING', 'UNCERTAIN', 'RUNNING', 'HELD', 'NOT_SENT'],
  POLL: ['UNCERTAIN', 'RUNNING', 'DONE'],
  FAIL: ['QUEUED', 'WAITING', 'UNCERTAIN', 'RUNNING', 'HELD'],
  SUBMIT_AGAIN: ['NOT_SENT', 'DONE'],
};
/** Submissions without a result of their judge. */
const withoutResult: readonly number[] = [Status.SUBMITTED_FAILED, Status.SYSTEM_ERROR];

/** A job, and the status that its submission shows. */
type ActedJob = Pick<Job, 'state' | 'sentAt' | 'accountId' | 'handle' | 'runId'> & {
  readonly submission: { readonly status: number };
};

/** Is it not known whose run a job has? Its user has proven no handle, or its account was removed. */
export function isNameless({ accountId, handle }: Pick<Job, 'accountId' | 'handle'>): boolean {
  return accountId === null && handle === null;
}

/** What can be done with a job as it is now. Runs are looked for where the request may have left. */
export function actsFor(job: ActedJob): JobAct[] {
  const { state, sentAt, runId, submission } = job;
  const hasResult = !withoutResult.includes(submission.status);
  return jobActs.filter((act) => {
    if (!statesFor[act].includes(state)) return false;
    if (act === 'LIST_RUNS') return sentAt !== null && !isNameless(job);
    if (act === 'BIND_RUN') return sentAt !== null;
    if (act === 'POLL') return state !== 'DONE' || (runId !== null && !hasResult);
    return act !== 'SUBMIT_AGAIN' || !hasResult;
  });
}

/**
 * Runs at the judge that may be the job's, as of now.
 *
 * @throws RemoteJobNotFound, RemoteJobNotReady, RemoteJudgeNotAnswering
 */
export async function listCandidates(context: Context, id: number): Promise<readonly RunRow[]> {
  const job = await findJob(context, id, 'LIST_RUNS');
  const adapter = knownAdapter(job.judgeKey);
  if ((await readableAt(context, adapter, context.host.clock())) !== null) throw new RemoteJudgeNotAnswering(atRest);
  const answer = await readCandidates(context, adapter, job);
  if ('failure' in answer) throw new RemoteJudgeNotAnswering(failureSentence(answer.failure));
  return answer.value ?? [];
}

/** A run that an admin names. */
interface NamedRun {
  readonly id: number;
  /** Address or number. */
  readonly run: string;
  /** Whose it is, where that is not known. */
  readonly username: string | null;
  readonly isConfirmed: boolean;
}

/**
 * Says which run is the job's, and whose, where that is not known; its result is then read. Until it is there, another
 * run may be named. The judge is asked first whether it may be, unless the admin is sure.
 *
 * @throws RemoteJobNotFound, RemoteJobNotReady, RemoteJudgeNotFound, RemoteRunTaken, RemoteRunDoubtful, HandleNeeded,
 *   RunUnreadable
 */
export async function bindRun(context: Context, { id, run, username, isConfirmed }: NamedRun): Promise<void> {
  const { db, pubsub, now } = context;
  const job = await findJob(context, id, 'BIND_RUN');
  const adapter = knownAdapter(job.judgeKey);
  const runId = runIdIn(adapter, run);
  if (isNameless(job) && username === null) throw new HandleNeeded();
  const handle = isNameless(job) ? username : job.handle;
  const doubt = isConfirmed ? null : await doubtOf(context, adapter, { ...job, handle }, runId);
  if (doubt !== null) throw new RemoteRunDoubtful(doubt);
  try {
    await db.$transaction(async (tx) => {
      const known = { runId, givenRunId: null, foundAt: now, nextAt: now, reason: null };
      const data = { ...known, state: 'RUNNING', handle } as const;
      await move(context, tx, { job, data, text: `bound by hand: ${runId}` });
      if (job.state === 'NOT_SENT') await reopen(context, tx, job);
      else await showStatus(tx, pubsub, job.submissionId, Status.PENDING);
      await note(context, tx, { job, action: 'remote.bindRun', after: { runId } });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new RemoteRunTaken();
    throw error;
  }
}

/**
 * Has the judge asked at once. A job that ended without a result waits for that of the same run again, for another day.
 *
 * @throws RemoteJobNotFound, RemoteJobNotReady
 */
export async function pollNow(context: Context, id: number): Promise<void> {
  const { db, now } = context;
  const job = await findJob(context, id, 'POLL');
  await db.$transaction(async (tx) => {
    if (job.state === 'DONE') {
      const data = { state: 'RUNNING', reason: null, foundAt: now, isLeftOut: false, nextAt: now } as const;
      await move(context, tx, { job, data, text: 'asked again' });
      await reopen(context, tx, job);
    } else {
      const { count } = await tx.remoteJob.updateMany({ where: { id, state: job.state }, data: { nextAt: now } });
      if (count === 0) throw new RemoteJobNotReady();
    }
    await note(context, tx, { job, action: 'remote.pollNow' });
  });
}

/** Ends a job as one without a run: its submission gets status 10. @throws RemoteJobNotFound, RemoteJobNotReady */
export async function failJob(context: Context, id: number): Promise<void> {
  const { db, pubsub } = context;
  const job = await findJob(context, id, 'FAIL');
  await db.$transaction(async (tx) => {
    // A run that was bound by mistake is free for the submission whose it is; its owner may have been a mistake, too.
    const isNameWrong = job.state === 'RUNNING' && job.accountId === null;
    const noRun = { runId: null, givenRunId: null, foundAt: null, ...(isNameWrong && { handle: null }) };
    const data = { ...noRun, state: 'NOT_SENT', reason: 'by-admin', nextAt: null } as const;
    await move(context, tx, { job, data, text: 'by-admin' });
    const verdict = verdictWithout(Status.SUBMITTED_FAILED, 'An admin ended this attempt.');
    if (await isUndecided(tx, job)) await applyVerdict(tx, pubsub, { submissionId: job.submissionId, verdict });
    await note(context, tx, { job, action: 'remote.failJob' });
  });
}

/**
 * Queues a submission once more, as a further attempt: there will be a new run.
 *
 * @throws RemoteJobNotFound, RemoteJobNotReady, LanguageNotAvailable, RemoteJudgeOff, RemoteLimitReached,
 *   RemoteModeNotOffered, RemoteSessionLost
 */
export async function submitAgain(context: Context, id: number): Promise<void> {
  const { db, now } = context;
  const job = await findJob(context, id, 'SUBMIT_AGAIN');
  await db.$transaction(async (tx) => {
    await reopen(context, tx, job);
    const { problemId, userId, contestId, languageKey } = await tx.submission.findUniqueOrThrow({
      where: { id: job.submissionId },
      select: { problemId: true, userId: true, contestId: true, languageKey: true },
    });
    const { submissionId } = job;
    const row = { submissionId, problemId, userId, languageKey, isOfContest: contestId !== null };
    if (!(await enqueueRemote(tx, context, row, now)))
      throw new LanguageNotAvailable(await languageName(tx, languageKey));
    await note(context, tx, { job, action: 'remote.submitAgain' });
  });
}

async function findJob({ db }: Pick<Context, 'db'>, id: number, act: JobAct): Promise<Job> {
  const job = await db.remoteJob.findUnique({
    where: { id },
    select: { ...jobSelect, submission: { select: { status: true } } },
  });
  if (job === null) throw new RemoteJobNotFound();
  if (!actsFor(job).includes(act)) throw new RemoteJobNotReady();
  return job;
}

interface Move {
  readonly job: Job;
  readonly data: Prisma.RemoteJobUncheckedUpdateManyInput & { readonly state: RemoteJobState };
  readonly text: string;
}

/** Changes a job, and takes its lease away. @throws RemoteJobNotReady when a step changed it meanwhile. */
async function move({ now }: Pick<Context, 'now'>, tx: Transaction, { job, data, text }: Move): Promise<void> {
  const { count } = await tx.remoteJob.updateMany({
    where: { id: job.id, state: job.state, lease: job.lease },
    data: { ...data, lease: { increment: 1 }, leaseUntil: null },
  });
  if (count === 0) throw new RemoteJobNotReady();
  await tx.remoteJobEvent.create({
    data: { jobId: job.id, state: data.state, text, at: now },
    select: { id: true },
  });
}

/** Has a submission without a result wait again. @throws RemoteJobNotReady: it has one, or a later attempt. */
async function reopen({ pubsub }: Pick<Context, 'pubsub'>, tx: Transaction, { id, submissionId }: Job): Promise<void> {
  const newest = await tx.remoteJob.findFirst({
    where: { submissionId },
    orderBy: { attempt: 'desc' },
    select: { id: true },
  });
  const { count } = await tx.submission.updateMany({
    where: { id: submissionId, status: { in: [...withoutResult] } },
    data: { status: Status.PENDING },
  });
  if (count === 0 || newest?.id !== id) throw new RemoteJobNotReady();
  await pubsub.publish('submission', { submissionId, status: Status.PENDING, casesDone: 0, casesTotal: 0 }, tx);
}

interface Noted {
  readonly job: Job;
  readonly action: AuditAction;
  readonly after?: AuditFields;
}

/** Leaves an entry, wakes the worker, and tells those who watch. */
async function note(context: Context, tx: Transaction, { job, action, after }: Noted): Promise<void> {
  const { pubsub } = context;
  const target = { kind: 'SUBMISSION', id: job.submissionId };
  await auditBy(context, tx, { action, target, groupId: null, ...(after && { after }) });
  await pubsub.publish('job', { name: jobNameOf({ key: job.judgeKey }), id: 1 }, tx);
  await pubsub.publish('remoteJudge', { judgeKey: job.judgeKey }, tx);
}
