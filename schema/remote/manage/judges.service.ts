import type { RemoteMode, RemoteOperation } from '@verdict/prisma/generated/client/client.ts';
import { auditBy, differing } from '../../core/audit/audit.ts';
import type { Context, Services } from '../../core/context.ts';
import { useChallengedAgain } from '../account/challenged-accounts.service.ts';
import { adapterOf, remoteAdapters } from '../adapters.ts';
import type { RemoteAdapter } from '../core/adapter.ts';
import type { Credential } from '../core/credential.ts';
import { jobNameOf } from '../core/job-name.ts';
import type { JudgeInfo } from '../core/judge-info.ts';
import { siteModes } from '../core/site-modes.ts';
import { runCanary } from '../health/canary.service.ts';
import { endPause } from '../health/health.service.ts';
import { readAllJudgeSettings, readJudgeSettings, type JudgeSettings } from '../health/judge-settings.service.ts';
import { refreshRobots } from '../statement/robots.service.ts';
import {
  judgesWithAccounts,
  readQueues,
  readRefusals,
  readTimes,
  readUsableAccounts,
  type QueueFigures,
  type Refusals,
  type TimeFigures,
} from './figures.service.ts';
import { RemoteJudgeNotFound, RemoteModeNotPossible } from './remote.error.ts';
import { pausesOf, statusOf, type RemotePause, type RemoteStatus } from './status.ts';

/** A circuit breaker, for admins. */
export interface BreakerFacts {
  readonly judgeKey: string;
  readonly operation: RemoteOperation;
  readonly openUntil: Date | null;
  readonly openedAt: Date | null;
  readonly failureClass: string | null;
  readonly failureText: string;
  readonly failedAt: Date | null;
  readonly succeededAt: Date | null;
  /** Is the page kept that could not be read last? */
  readonly hasPage: boolean;
}

/** How a judge is, for everyone. */
export interface JudgeStatus extends RemoteStatus {
  readonly info: JudgeInfo;
  /** Without those of accounts of the site where it has none. */
  readonly modes: readonly RemoteMode[];
  /** When a submission was taken last. */
  readonly succeededAt: Date | null;
  readonly pauses: readonly RemotePause[];
}

/** A judge, for admins. */
export interface ManagedJudge {
  readonly info: JudgeInfo;
  /** What an account signs in with; null: the adapter has no sign-in. */
  readonly credentialKind: Credential['kind'] | null;
  readonly settings: JudgeSettings;
  readonly status: RemoteStatus;
  readonly breakers: readonly BreakerFacts[];
  readonly queue: QueueFigures;
  readonly times: TimeFigures;
  readonly refusals: readonly Refusals[];
}

const breakerSelect = {
  judgeKey: true,
  operation: true,
  openUntil: true,
  openedAt: true,
  failureClass: true,
  failureText: true,
  failedAt: true,
  succeededAt: true,
} as const;

type Reading = Pick<Context, 'db' | 'now'>;

const keys = remoteAdapters.map(({ info }) => info.key);

/** States of all judges; callers at the same time share the reads. */
export function readJudgeStatuses({ db, now, reads }: Pick<Context, 'db' | 'now' | 'reads'>): Promise<JudgeStatus[]> {
  return reads.once('remote judges', async () => {
    const facts = await readFacts({ db, now });
    return facts.map(({ info, settings, status, breakers, hasAccount }) => ({
      ...status,
      info,
      modes: settings.modes.filter((mode) => hasAccount || !siteModes.includes(mode)),
      succeededAt: breakers.find(({ operation }) => operation === 'SUBMIT')?.succeededAt ?? null,
      pauses: pausesOf(breakers, now),
    }));
  });
}

/** All judges with their figures. */
export async function readManagedJudges(reading: Reading): Promise<ManagedJudge[]> {
  const [facts, times, refusals] = await Promise.all([
    readFacts(reading),
    readTimes(reading, keys, reading.now),
    readRefusals(reading, keys, reading.now),
  ]);
  return facts.map((judge) => ({
    ...judge,
    times: times.find(({ judgeKey }) => judgeKey === judge.info.key) ?? noTimes(judge.info.key),
    refusals: refusals.filter(({ judgeKey }) => judgeKey === judge.info.key),
  }));
}

/** One judge with its figures. @throws RemoteJudgeNotFound */
export async function readManagedJudge(reading: Reading, key: string): Promise<ManagedJudge> {
  const judge = (await readManagedJudges(reading)).find(({ info }) => info.key === key);
  if (judge === undefined) throw new RemoteJudgeNotFound();
  return judge;
}

/** The adapter of a judge. @throws RemoteJudgeNotFound */
export function knownAdapter(key: string): RemoteAdapter {
  const adapter = adapterOf(key);
  if (adapter === null) throw new RemoteJudgeNotFound();
  return adapter;
}

/** What admins choose for a judge. */
interface JudgeChange {
  readonly key: string;
  readonly isOn: boolean;
  readonly modes: readonly RemoteMode[];
  /** Null: no limit; absent: it stays. */
  readonly hourlyLimit?: number | null | undefined;
  /** The same of one problem. */
  readonly problemLimit?: number | null | undefined;
}

/** Switches a judge, and the modes it may be used in. @throws RemoteJudgeNotFound, RemoteModeNotPossible */
export async function changeJudge(context: Context, change: JudgeChange): Promise<void> {
  const { key, isOn, modes } = change;
  const adapter = knownAdapter(key);
  if (modes.some((mode) => !adapter.info.modes.includes(mode))) throw new RemoteModeNotPossible();
  const chosen = adapter.info.modes.filter((mode) => modes.includes(mode));
  await context.db.$transaction(async (tx) => {
    const old = await readJudgeSettings(tx, adapter);
    const { hourlyLimit = old.hourlyLimit, problemLimit = old.problemLimit } = change;
    const data = { isOn, modes: chosen, hourlyLimit, problemLimit };
    await tx.remoteJudge.upsert({ where: { key }, create: { key, ...data }, update: data, select: { key: true } });
    const changes = differing(
      {
        isOn: old.isOn,
        modes: old.modes.join(', '),
        hourlyLimit: old.hourlyLimit,
        problemLimit: old.problemLimit,
      },
      { ...data, modes: chosen.join(', ') },
    );
    await auditBy(context, tx, {
      action: 'remote.changeJudge',
      target: { kind: 'REMOTE_JUDGE', id: key },
      groupId: null,
      ...changes,
    });
    // What waited for the switch is looked at now.
    await tx.remoteJob.updateMany({
      where: { judgeKey: key, state: 'QUEUED', reason: 'switched-off' },
      data: { nextAt: context.host.clock() },
    });
    await context.pubsub.publish('job', { name: jobNameOf(adapter.info), id: 1 }, tx);
    await context.pubsub.publish('remoteJudge', { judgeKey: key }, tx);
  });
}

/** Reads the canary of a judge now, and its `robots.txt` if that is older than a day. @throws RemoteJudgeNotFound */
export async function checkJudge(context: Context, key: string): Promise<void> {
  const adapter = knownAdapter(key);
  await runCanary(context, adapter);
  await refreshRobots(context, adapter);
  await context.db.$transaction((tx) =>
    auditBy(context, tx, {
      action: 'remote.checkJudge',
      target: { kind: 'REMOTE_JUDGE', id: key },
      groupId: null,
    }),
  );
}

/**
 * Ends the pause of an operation of a judge. Where it asked for a person, accounts that it put out of use for that are
 * used again, and programs that wait are sent at once.
 *
 * @throws RemoteJudgeNotFound
 */
export async function resumeOperation(
  context: Context,
  circuit: { readonly judgeKey: string; readonly operation: RemoteOperation },
): Promise<void> {
  const { judgeKey } = circuit;
  const { info } = knownAdapter(judgeKey);
  await context.db.$transaction(async (tx) => {
    const now = context.host.clock();
    if (!(await endPause(tx, circuit, now))) return;
    await auditBy(context, tx, {
      action: 'remote.resume',
      target: { kind: 'REMOTE_JUDGE', id: judgeKey },
      groupId: null,
      after: { name: circuit.operation },
    });
    if (circuit.operation !== 'STATEMENT') await useChallengedAgain(context, tx, info);
    await tx.remoteJob.updateMany({ where: { judgeKey, state: 'QUEUED', nextAt: { gt: now } }, data: { nextAt: now } });
    await context.pubsub.publish('job', { name: jobNameOf(info), id: 1 }, tx);
    await context.pubsub.publish('remoteJudge', { judgeKey }, tx);
  });
}

/** The page that the parser of an operation could not read last, without secrets; null: none is kept. */
export async function readFailurePage(
  { db }: Pick<Services, 'db'>,
  circuit: { readonly judgeKey: string; readonly operation: RemoteOperation },
): Promise<string | null> {
  const row = await db.remoteHealth.findUnique({
    where: { judgeKey_operation: circuit },
    select: { failurePage: true },
  });
  return row?.failurePage ?? null;
}

/** What everyone and admins see is made of it. */
interface JudgeFacts extends Omit<ManagedJudge, 'times' | 'refusals'> {
  /** Has the site an account there, usable or not? */
  readonly hasAccount: boolean;
}

async function readFacts({ db, now }: Reading): Promise<JudgeFacts[]> {
  const [settings, health, pages, accounts, withAccounts, queues] = await Promise.all([
    readAllJudgeSettings(db, remoteAdapters),
    db.remoteHealth.findMany({
      where: { judgeKey: { in: keys } },
      select: breakerSelect,
      orderBy: { operation: 'asc' },
    }),
    // Pages are large: none is read to know that it is there.
    db.remoteHealth.findMany({
      where: { judgeKey: { in: keys }, failurePage: { not: null } },
      select: { judgeKey: true, operation: true },
    }),
    readUsableAccounts({ db }),
    judgesWithAccounts({ db }),
    readQueues({ db }, keys),
  ]);
  return remoteAdapters.map(({ info, signIn }) => {
    const chosen = settings.get(info.key) ?? noSettings;
    const own = health
      .filter(({ judgeKey }) => judgeKey === info.key)
      .map((breaker) => ({
        ...breaker,
        hasPage: pages.some(({ judgeKey, operation }) => judgeKey === info.key && operation === breaker.operation),
      }));
    const hasAccount = withAccounts.has(info.accountsOf);
    const queue = queues.find(({ judgeKey }) => judgeKey === info.key) ?? noQueue(info.key);
    const facts = {
      ...chosen,
      pace: info.pace,
      ...(accounts.get(info.accountsOf) ?? { accounts: 0, freeAt: null }),
      hasAccount,
      waiting: queue.waiting,
      oldestAt: queue.oldestAt,
      breakers: own,
    };
    const status = statusOf(facts, now);
    const credentialKind = signIn?.credential ?? null;
    return { info, credentialKind, settings: chosen, status, breakers: own, queue, hasAccount };
  });
}

const noSettings: JudgeSettings = {
  isOn: false,
  modes: [],
  hourlyLimit: null,
  problemLimit: null,
  canaryAt: null,
  canaryFailure: null,
};

function noQueue(judgeKey: string): QueueFigures {
  return { judgeKey, waiting: 0, byHand: 0, uncertain: 0, running: 0, held: 0, oldestAt: null };
}

function noTimes(judgeKey: string): TimeFigures {
  return { judgeKey, runP50: null, runP95: null, verdictP50: null, verdictP95: null };
}
