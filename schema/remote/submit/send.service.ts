import { Status } from '@verdict/judge/protocol/status.ts';
import type { Prisma } from '@verdict/prisma/generated/client/client.ts';
import type { Services } from '../../core/context.ts';
import { isUniqueViolation } from '../../core/unique-violation.ts';
import { noteOf, setAccountState, signInAccount } from '../account/sign-in.service.ts';
import { dropSession, keepSession, openAccount, type OpenAccount } from '../account/vault.service.ts';
import type { RemoteAdapter, SubmitOutcome } from '../core/adapter.ts';
import { RemoteFailure } from '../core/failure.ts';
import { noteOutcome } from '../health/health.service.ts';
import type { JudgeHttp } from '../http/judge-http.ts';
import { talkTo } from '../http/talk.service.ts';
import { changeJob, concludeUnsent, isUndecided, type JobChange } from './change-job.service.ts';
import { jobSource } from './job-source.service.ts';
import { leaseMs, type Job } from './job.ts';
import { sourceDigest } from './source-digest.ts';

/** Pause after a failure before anything was sent, in ms. */
const unsentPauseMs = 15_000;

/** A job, and the account it is sent by. */
interface Sending {
  readonly adapter: RemoteAdapter;
  readonly job: Job;
  readonly account: OpenAccount;
  readonly http: JudgeHttp;
}

/**
 * Sends the program of a leased job by an account. The request is made only after it was stored that it may be, and by
 * the holder of the lease alone.
 */
export async function sendJob(
  services: Services,
  adapter: RemoteAdapter,
  { job, accountId }: { readonly job: Job; readonly accountId: number },
): Promise<void> {
  const account = await openAccount(services, accountId);
  if (account === null)
    return putBack(services, job, { reason: 'no-account', text: 'the account is gone', pauseMs: unsentPauseMs });
  const http = await talkTo(services, adapter, { session: account.session, deadline: job.leaseUntil });
  const sending = { adapter, job, account, http };
  try {
    if (!account.isSignedIn) await signInAccount(services, adapter, sending);
    const [newest] = (await adapter.runs?.list(http, { username: account.username, ref: job.ref })) ?? [];
    await sendWithBaseline(services, sending, newest?.runId ?? null);
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    await noteOutcome(services, { judgeKey: adapter.info.key, operation: 'SUBMIT' }, error, services.host.clock());
    await giveBack(services, sending, error);
  }
}

/** Nothing was sent yet, so failures up to here are thrown; those of the request itself are decided here. */
async function sendWithBaseline(services: Services, sending: Sending, baselineRunId: string | null): Promise<void> {
  const { adapter, job, account, http } = sending;
  const { submitting } = adapter;
  if (submitting === undefined) throw http.failure('refused', 'the site cannot submit to this judge');
  if (!(await isUndecided(services.db, job))) {
    await changeJob(services, job, { state: 'DONE', data: { nextAt: null }, text: 'cancelled' }, services.host.clock());
    return;
  }
  const source = await jobSource(services, adapter, job);
  const sentAt = services.host.clock();
  const visibleBy = new Date(sentAt.getTime() + leaseMs + adapter.info.pace.visibleWithinMs);
  const facts = {
    accountId: account.id,
    // The account may be removed before its run has a result.
    handle: account.username,
    baselineRunId,
    sourceSha256: sourceDigest(source),
    sourceBytes: Buffer.byteLength(source),
    sentAt,
    visibleBy,
    // The step goes on: its lease stays.
    leaseUntil: job.leaseUntil,
  };
  if (!(await mayNowBeSent(services, job, facts, sentAt))) return;
  const sent: Job = { ...job, state: 'SENDING' };
  let outcome: SubmitOutcome;
  try {
    outcome = await submitting.send(http, {
      ref: job.ref,
      submitKey: job.submitKey,
      languageId: job.languageId,
      source,
      username: account.username,
      // Sites that share an account number their jobs alike.
      clientRef: `verdict-${job.id}-${job.createdAt.getTime()}`,
    });
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    await decideFailure(services, { ...sending, job: sent }, error);
    return;
  }
  await noteOutcome(services, { judgeKey: adapter.info.key, operation: 'SUBMIT' }, null, services.host.clock());
  await keepSession(services, account);
  await decideOutcome(services, { ...sending, job: sent }, outcome);
}

/** From here on the program may be sent. @returns false when it may not: the lease or the account was taken. */
async function mayNowBeSent(
  services: Services,
  job: Job,
  facts: Prisma.RemoteJobUncheckedUpdateManyInput,
  now: Date,
): Promise<boolean> {
  try {
    return await changeJob(
      services,
      job,
      { state: 'SENDING', status: Status.SUBMITTING, data: facts, reason: null },
      now,
    );
  } catch (error) {
    // Another program of the account is on its way (remote_job_in_flight_key).
    if (!isUniqueViolation(error)) throw error;
    await putBack(services, job, { text: 'the account is busy', pauseMs: unsentPauseMs });
    return false;
  }
}

async function decideOutcome(
  services: Services,
  { adapter, job, account, http }: Sending,
  outcome: SubmitOutcome,
): Promise<void> {
  const now = services.host.clock();
  const answer = http.lastAnswer;
  const { pollMs, visibleWithinMs } = adapter.info.pace;
  const nextAt = new Date(now.getTime() + pollMs);
  if (outcome.kind === 'REFUSED') return concludeUnsent(services, job, { ...outcome, answer }, now);
  await services.db.remoteAccount.updateMany({ where: { id: account.id }, data: { usedAt: now } });
  if (outcome.kind === 'ACCEPTED') {
    const data = { runId: outcome.runId, foundAt: now, nextAt };
    const change = { state: 'RUNNING', status: Status.PENDING, data, text: outcome.runId, answer } as const;
    await changeJob(services, job, change, now);
  } else {
    const data = { visibleBy: new Date(now.getTime() + visibleWithinMs), nextAt };
    const change = { state: 'UNCERTAIN', reason: 'taken', data, text: 'without a number', answer } as const;
    await changeJob(services, job, change, now);
  }
}

/** What follows from a failure of the request that may have made a run (decision 180). */
async function decideFailure(services: Services, sending: Sending, failure: RemoteFailure): Promise<void> {
  const { adapter, job, http } = sending;
  const now = services.host.clock();
  const answer = http.lastAnswer;
  await noteOutcome(services, { judgeKey: adapter.info.key, operation: 'SUBMIT' }, failure, now);
  const { pollMs, visibleWithinMs } = adapter.info.pace;
  if (failure.class === 'refused')
    return concludeUnsent(services, job, { reason: failure.reason ?? 'other', text: failure.message, answer }, now);
  const isAnswer = failure.class === 'throttle' || failure.class === 'challenge' || failure.class === 'auth';
  if (isAnswer || !failure.isSent) return giveBack(services, sending, failure);
  await changeJob(
    services,
    job,
    {
      state: 'UNCERTAIN',
      data: { visibleBy: new Date(now.getTime() + visibleWithinMs), nextAt: new Date(now.getTime() + pollMs) },
      failureClass: failure.class,
      text: failure.message,
      answer,
    },
    now,
  );
}

/** Puts a job that was certainly not sent back into the queue, and the account out of use where it is the cause. */
async function giveBack(services: Services, { job, account, http }: Sending, failure: RemoteFailure): Promise<void> {
  const answer = http.lastAnswer;
  if (failure.class === 'refused') {
    const reason = failure.reason ?? 'other';
    return concludeUnsent(services, job, { reason, text: failure.message, answer }, services.host.clock());
  }
  if (failure.class === 'challenge') await setAccountState(services, account.id, 'NEEDS_HUMAN', noteOf(failure));
  if (failure.class === 'auth') {
    await dropSession(services, account.id);
    // A session that was stored may be lost by now; one that was opened a moment ago is not.
    if (!account.isSignedIn) await setAccountState(services, account.id, 'NEEDS_HUMAN', noteOf(failure));
  }
  const pauseMs = failure.class === 'auth' ? 0 : (failure.retryAfterMs ?? unsentPauseMs);
  if (failure.class === 'throttle') {
    const pausedUntil = new Date(services.host.clock().getTime() + pauseMs);
    await services.db.remoteAccount.updateMany({ where: { id: account.id }, data: { pausedUntil } });
  }
  await putBack(services, job, { failureClass: failure.class, text: failure.message, pauseMs, answer });
}

async function putBack(
  services: Services,
  job: Job,
  { pauseMs, ...why }: Pick<JobChange, 'reason' | 'failureClass' | 'text' | 'answer'> & { readonly pauseMs: number },
): Promise<void> {
  const now = services.host.clock();
  const data = { accountId: null, nextAt: new Date(now.getTime() + pauseMs) };
  await changeJob(services, job, { ...why, state: 'QUEUED', status: Status.PENDING, data }, now);
}
