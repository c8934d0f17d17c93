import type { RemoteJob } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { adapterOf, isHandleProvable } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { readJudgeSettings } from '../health/judge-settings.service.ts';
import { submitSlots } from './queue.service.ts';
import { waitOf, type RemoteWait, type WaitFacts } from './wait.ts';

/** A job whose wait is asked for. */
export type WaitingJob = WaitFacts['job'] & Pick<RemoteJob, 'judgeKey' | 'userId' | 'accountId'>;

/** What a job waits for; null: it is over. */
export async function readWait(context: Context, job: WaitingJob): Promise<RemoteWait | null> {
  const { db, now } = context;
  const adapter = adapterOf(job.judgeKey);
  if (adapter === null || job.state === 'DONE' || job.state === 'NOT_SENT') return null;
  const { judgeKey, mode } = job;
  const [{ isOn, modes }, open, freeAt, reader] = await Promise.all([
    readJudgeSettings(db, adapter),
    db.remoteHealth.findMany({
      where: { judgeKey, openUntil: { gt: now } },
      select: { operation: true, openUntil: true, failureClass: true },
    }),
    job.state === 'QUEUED' ? firstFree(context, adapter, job) : null,
    job.accountId === null
      ? null
      : db.remoteAccount.findUnique({ where: { id: job.accountId }, select: { state: true } }),
  ]);
  const breakerOf = (operation: 'SUBMIT' | 'POLL'): WaitFacts['submitBreaker'] => {
    const breaker = open.find((one) => one.operation === operation);
    if (breaker === undefined || breaker.openUntil === null) return null;
    return { until: breaker.openUntil, failureClass: breaker.failureClass };
  };
  const facts = {
    job,
    isAllowed: isOn && modes.includes(mode),
    submitBreaker: breakerOf('SUBMIT'),
    pollBreaker: breakerOf('POLL'),
    freeAt,
    readerState: reader?.state ?? null,
    isReadByAccount: adapter.results.session === 'ALWAYS',
    isHandleProvable: isHandleProvable(adapter),
  };
  return waitOf(facts, now);
}

/** When the first account that may send a job has rested, as leaseSendable finds it; null: there is none. */
async function firstFree(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { info }: RemoteAdapter,
  { mode, userId }: Pick<WaitingJob, 'mode' | 'userId'>,
): Promise<Date | null> {
  const accounts = await db.remoteAccount.findMany({
    where: { judgeKey: info.accountsOf, mode, ownerId: mode === 'BYO_SESSION' ? userId : null, state: 'OK' },
    select: { id: true, pausedUntil: true },
  });
  const slots = accounts.map(({ id }) => submitSlots(info, id).map(({ key }) => key));
  const paces = await db.remotePace.findMany({ where: { key: { in: slots.flat() }, nextAt: { gt: now } } });
  const times = accounts.map(({ pausedUntil }, index) => {
    const rests = paces.filter(({ key }) => slots[index]?.includes(key)).map(({ nextAt }) => nextAt.getTime());
    return Math.max(now.getTime(), pausedUntil?.getTime() ?? 0, ...rests);
  });
  return times.length === 0 ? null : new Date(Math.min(...times));
}
