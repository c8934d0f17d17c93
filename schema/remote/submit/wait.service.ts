import type { RemoteJob } from '@verdict/prisma/generated/client/client.ts';
import type { Context } from '../../core/context.ts';
import { adapterOf, isHandleProvable } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import { readJudgeSettings } from '../health/judge-settings.service.ts';
import { submitSlots } from './queue.service.ts';
import { isReadable } from './readable.ts';
import { canSubmitThere, waitOf, type RemoteWait, type WaitFacts } from './wait.ts';

/** A job whose wait is asked for. */
export type WaitingJob = WaitFacts['job'] & Pick<RemoteJob, 'judgeKey' | 'userId' | 'accountId'>;

/** What a submission waits for, and what its submitter can do. */
export interface ShownWait extends RemoteWait {
  /** He can submit at the judge himself instead. */
  readonly canSubmitThere: boolean;
}

/** Failures of a judge that is away. */
const awayClasses: ReadonlySet<string | null> = new Set(['network', 'http5xx', 'maintenance']);

/** What a job waits for; null: it is over. */
export async function readWait(context: Context, job: WaitingJob, isOfContest: boolean): Promise<ShownWait | null> {
  const { db, now } = context;
  const adapter = adapterOf(job.judgeKey);
  if (adapter === null || job.state === 'DONE' || job.state === 'NOT_SENT') return null;
  const { judgeKey, mode } = job;
  const [{ isOn, modes }, health, senders, reader] = await Promise.all([
    readJudgeSettings(db, adapter),
    db.remoteHealth.findMany({
      where: { judgeKey, operation: { in: ['SUBMIT', 'POLL'] } },
      select: { operation: true, openUntil: true, failureClass: true, failedAt: true, succeededAt: true },
    }),
    job.state === 'QUEUED' ? readSenders(context, adapter, job) : null,
    job.accountId === null
      ? null
      : db.remoteAccount.findUnique({ where: { id: job.accountId }, select: { state: true } }),
  ]);
  const breakerOf = (operation: 'SUBMIT' | 'POLL'): WaitFacts['submitBreaker'] => {
    const breaker = health.find((one) => one.operation === operation);
    if (breaker === undefined || breaker.openUntil === null || breaker.openUntil <= now) return null;
    return { until: breaker.openUntil, failureClass: breaker.failureClass };
  };
  const submit = health.find(({ operation }) => operation === 'SUBMIT');
  const hasFailed = (submit?.failedAt?.getTime() ?? 0) > (submit?.succeededAt?.getTime() ?? 0);
  const facts = {
    job,
    isAllowed: isOn && modes.includes(mode),
    submitBreaker: breakerOf('SUBMIT'),
    pollBreaker: breakerOf('POLL'),
    freeAt: senders?.freeAt ?? null,
    isAccountHeld: senders?.isAccountHeld ?? false,
    isAway: hasFailed && awayClasses.has(submit?.failureClass ?? null),
    readerState: reader?.state ?? null,
    isReadByAccount: adapter.results.session === 'ALWAYS',
    isHandleProvable: isHandleProvable(adapter),
  };
  const wait = waitOf(facts, now);
  if (wait === null) return null;
  const ways = {
    modes: isOn && adapter.claims !== undefined ? modes : [],
    isReadable: isReadable(adapter),
    isOfContest,
  };
  return { ...wait, canSubmitThere: canSubmitThere(wait, ways) };
}

/** Accounts that may send a job: when the first has rested, as leaseSendable finds it; whether one needs a person. */
async function readSenders(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { info }: RemoteAdapter,
  { mode, userId }: Pick<WaitingJob, 'mode' | 'userId'>,
): Promise<Pick<WaitFacts, 'freeAt' | 'isAccountHeld'>> {
  const known = await db.remoteAccount.findMany({
    where: {
      judgeKey: info.accountsOf,
      mode,
      ownerId: mode === 'BYO_SESSION' ? userId : null,
      state: { in: ['OK', 'NEEDS_HUMAN'] },
    },
    select: { id: true, pausedUntil: true, state: true },
  });
  const accounts = known.filter(({ state }) => state === 'OK');
  const slots = accounts.map(({ id }) => submitSlots(info, id).map(({ key }) => key));
  const paces = await db.remotePace.findMany({ where: { key: { in: slots.flat() }, nextAt: { gt: now } } });
  const times = accounts.map(({ pausedUntil }, index) => {
    const rests = paces.filter(({ key }) => slots[index]?.includes(key)).map(({ nextAt }) => nextAt.getTime());
    return Math.max(now.getTime(), pausedUntil?.getTime() ?? 0, ...rests);
  });
  return {
    freeAt: times.length === 0 ? null : new Date(Math.min(...times)),
    isAccountHeld: known.length > accounts.length,
  };
}
