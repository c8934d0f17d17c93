import type { Services } from '../../core/context.ts';
import type { RowJob } from '../../core/jobs/job.ts';
import { remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { jobNameOf } from '../core/job-name.ts';
import { closedUntil, openUntil } from '../health/health.service.ts';
import { readJudgeSettings } from '../health/judge-settings.service.ts';
import { takeSlots } from '../pace/pace.service.ts';
import { concludeUnsent } from './change-job.service.ts';
import type { Job } from './job.ts';
import { endStep, leaseJobs, leaseRuns, reviveLostJobs } from './lease.service.ts';
import { lookForRun } from './look-for-run.service.ts';
import { pollJobs } from './poll.service.ts';
import { leaseHopeless, leaseSendable, noteReasons, restSwitchedOff, submitSlots } from './queue.service.ts';
import { readableAt } from './reader.service.ts';
import { reconcileJob } from './reconcile.service.ts';
import { sendJob } from './send.service.ts';

/*
 * The work of one judge: results first, which free accounts, then programs that wait. Each step takes its lease, so any
 * number of servers may do this at the same time.
 */

/** Steps of one run; what is left is done by the next. */
const maxSteps = 20;
/** Pause while no account is free, in ms. */
const noAccountMs = 5_000;

/** Did a step happen, else when is the next one due? Null: none is. */
type Step = 'DONE' | Date | null;

/** Does what is due at a judge. @returns when more is due; null: nothing is. */
export async function workOnJudge(services: Services, adapter: RemoteAdapter): Promise<Date | null> {
  await reviveLostJobs(services, adapter.info.key, services.host.clock());
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const read = await readStep(services, adapter);
    const sent = await sendStep(services, adapter);
    if (read !== 'DONE' && sent !== 'DONE') return earliest([read, sent]);
  }
  return services.host.clock();
}

/** Looks for runs that are not known, and at results. */
async function readStep(services: Services, adapter: RemoteAdapter): Promise<Step> {
  const now = services.host.clock();
  const { key: judgeKey } = adapter.info;
  const dueAt = await nextDue(services, judgeKey, ['WAITING', 'UNCERTAIN', 'RUNNING']);
  if (dueAt === null || dueAt > now) return dueAt;
  const readable = await readableAt(services, adapter, now);
  if (readable !== null) return readable;
  const [uncertain] = await leaseJobs(services, { judgeKey, state: 'UNCERTAIN', count: 1 }, now);
  if (uncertain !== undefined) {
    await reconcileJob(services, adapter, uncertain);
    return 'DONE';
  }
  // Runs that people make and results take turns, by how long they are due.
  const waitingAt = await nextDue(services, judgeKey, ['WAITING']);
  const runningAt = await nextDue(services, judgeKey, ['RUNNING']);
  const isWaitingFirst = waitingAt !== null && (runningAt === null || waitingAt < runningAt);
  const [waiting] = isWaitingFirst ? await leaseJobs(services, { judgeKey, state: 'WAITING', count: 1 }, now) : [];
  if (waiting !== undefined) await lookForRun(services, adapter, waiting);
  else await pollJobs(services, adapter, await leaseRuns(services, adapter, now));
  return 'DONE';
}

/** Sends the first program of the queue that can be sent, if the judge takes one. */
async function sendStep(services: Services, adapter: RemoteAdapter): Promise<Step> {
  const { info } = adapter;
  const now = services.host.clock();
  const dueAt = await nextDue(services, info.key, ['QUEUED']);
  if (dueAt === null || dueAt > now) return dueAt;
  const hopeless = await leaseHopeless(services, info, now);
  if (hopeless !== null) {
    await concludeUnsent(services, hopeless.job, { reason: hopeless.reason, text: '' }, now);
    return 'DONE';
  }
  const settings = await readJudgeSettings(services.db, adapter);
  await restSwitchedOff(services, info, { settings, now });
  const circuit = { judgeKey: info.key, operation: 'SUBMIT' } as const;
  const open = await openUntil(services, circuit, now);
  const first = open ?? (await leaseSendable(services, info, now));
  if (first === null || first instanceof Date) {
    await noteReasons(services, info, { isPaused: open !== null, now });
    const nextAt = await nextDue(services, info.key, ['QUEUED']);
    const isWaiting = nextAt !== null && nextAt <= now;
    return isWaiting ? (open ?? earliest([first, new Date(now.getTime() + noAccountMs)])) : nextAt;
  }
  const { job, accountId } = first;
  const freeAt = await takeSlots(services, submitSlots(info, accountId), now);
  if (freeAt !== null) {
    // Its turn stays; only its lease ends.
    await endStep(services.db, job, {});
    return freeAt;
  }
  // Of those that find its pause over one tries whether the judge is back.
  const closed = await closedUntil(services, circuit, now);
  if (closed !== null) {
    await endStep(services.db, job, {});
    return closed;
  }
  await sendJob(services, adapter, { job, accountId });
  return 'DONE';
}

/** When the first of these jobs is due. */
async function nextDue(
  { db }: Pick<Services, 'db'>,
  judgeKey: string,
  states: readonly Job['state'][],
): Promise<Date | null> {
  const { _min } = await db.remoteJob.aggregate({
    where: { judgeKey, state: { in: [...states] } },
    _min: { nextAt: true },
  });
  return _min.nextAt;
}

function earliest(steps: readonly Step[]): Date | null {
  const times = steps.filter((step): step is Date => step instanceof Date).map((step) => step.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** The background job of each judge, whose only row is 1. */
export const remoteJobs: readonly RowJob[] = remoteAdapters.map((adapter) => ({
  name: jobNameOf(adapter.info),
  concurrency: 1,
  async due({ db }, now) {
    const waiting = await db.remoteJob.count({
      where: {
        judgeKey: adapter.info.key,
        OR: [{ nextAt: { lte: now } }, { state: 'SENDING', leaseUntil: { lte: now } }],
      },
    });
    return waiting > 0 ? [1] : [];
  },
  run: (services) => workOnJudge(services, adapter),
}));
