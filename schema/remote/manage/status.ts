import type { RemoteMode, RemoteOperation } from '@verdict/prisma/generated/client/client.ts';
import type { JudgePace } from '../core/judge-info.ts';
import { unreachedClasses } from '../health/breaker.ts';

const unreached: ReadonlySet<string> = new Set(unreachedClasses);
/** A failure to reach the judge counts for its state this long, in ms: it is checked once a day. */
const failureMs = 25 * 3_600_000;
/** A wait that is called slow, in ms. */
const slowMs = 120_000;
const minuteMs = 60_000;

/** OFF: admins switched it off. NOT_SET_UP: only accounts of the site submit there, and none was added. */
export const remoteStates = ['WORKING', 'SLOW', 'BROWSER_ONLY', 'DOWN', 'OFF', 'NOT_SET_UP'] as const;
type RemoteState = (typeof remoteStates)[number];

/** Why a judge is not reached; the first ones are classes of failures (core/failure.ts). */
export const remoteCauses = [
  'NETWORK',
  'HTTP5XX',
  'MAINTENANCE',
  'CHALLENGE',
  'LAYOUT',
  'NO_ACCOUNT',
  'OTHER',
] as const;
type RemoteCause = (typeof remoteCauses)[number];

/** What the state of a judge follows from. */
export interface StatusFacts {
  readonly isOn: boolean;
  readonly modes: readonly RemoteMode[];
  readonly pace: Pick<JudgePace, 'submitMs' | 'siteSubmitMs'>;
  /** Accounts of the site that can be used. */
  readonly accounts: number;
  /** When the first of them has ended a pause that the judge wanted; null: now. */
  readonly freeAt: Date | null;
  /** Has the site an account there, usable or not? */
  readonly hasAccount: boolean;
  readonly waiting: number;
  readonly oldestAt: Date | null;
  readonly breakers: ReadonlyArray<{
    readonly operation: RemoteOperation;
    readonly openedAt: Date | null;
    readonly openUntil: Date | null;
    readonly failureClass: string | null;
    readonly failedAt: Date | null;
    readonly succeededAt: Date | null;
  }>;
}

/** An operation of a judge that rests, for everyone. */
export interface RemotePause {
  readonly operation: RemoteOperation;
  readonly since: Date | null;
  readonly until: Date;
  readonly cause: RemoteCause;
}

/** How a judge is, for everyone. */
export interface RemoteStatus {
  readonly state: RemoteState;
  readonly waiting: number;
  /** Of a submission made now; null: the site does not send it. */
  readonly waitMinutes: number | null;
  /** Between two programs that accounts of the site send, in ms; null: they send none. */
  readonly gapMs: number | null;
  /** Since when it is not reached. */
  readonly since: Date | null;
  readonly cause: RemoteCause | null;
}

/** The state of a judge: whether the site can submit there, else whether its users can. */
export function statusOf(facts: StatusFacts, now: Date): RemoteStatus {
  const { isOn, modes, accounts, freeAt, waiting, oldestAt, breakers } = facts;
  const idle = { waiting, waitMinutes: null, gapMs: null, since: null, cause: null };
  if (!isOn) return { ...idle, state: 'OFF' };
  const inBrowser = modes.includes('BROWSER') || modes.includes('CLAIM') ? 'BROWSER_ONLY' : 'DOWN';
  // Nothing is known of it, and nobody is to wait for it.
  if (!facts.hasAccount && inBrowser === 'DOWN' && !modes.includes('BYO_SESSION'))
    return { ...idle, state: 'NOT_SET_UP' };
  // After its pause a request is let through: where nobody submits, nobody would find out that the judge is back.
  const open = breakers.filter(({ openUntil }) => openUntil !== null && openUntil > now);
  const poll = open.find(({ operation }) => operation === 'POLL');
  const entry = open.find(({ operation }) => operation === 'SUBMIT' || operation === 'SIGN_IN');
  // Without its results a run in the browser is of no use either.
  if (poll !== undefined) return { ...idle, state: 'DOWN', ...blame(poll) };
  if (entry !== undefined) return { ...idle, state: inBrowser, ...blame(entry) };
  const silent = silentSince(breakers, now);
  if (silent !== null) return { ...idle, state: 'DOWN', ...silent };
  const isSent = accounts > 0 && (modes.includes('POOL') || modes.includes('OFFICIAL_API'));
  // Not everyone has a session there.
  const isSentByOwn = modes.includes('BYO_SESSION') && inBrowser === 'DOWN';
  if (!isSent && !isSentByOwn) return { ...idle, state: inBrowser, cause: inBrowser === 'DOWN' ? 'NO_ACCOUNT' : null };
  // What waits leaves one by one, as the gaps of site and accounts allow.
  const gapMs = Math.max(facts.pace.siteSubmitMs, facts.pace.submitMs / Math.max(1, accounts));
  const restMs = freeAt === null ? 0 : Math.max(0, freeAt.getTime() - now.getTime());
  const waitMs = restMs + waiting * gapMs;
  const oldestMs = oldestAt === null ? 0 : now.getTime() - oldestAt.getTime();
  const isSlow = Math.max(waitMs, oldestMs) >= slowMs;
  return {
    ...idle,
    state: isSlow ? 'SLOW' : 'WORKING',
    waitMinutes: Math.ceil(Math.max(waitMs, isSlow ? oldestMs : 0) / minuteMs),
    gapMs,
  };
}

/**
 * What rests now. Statements rest after their pause, too, until one is read: nobody waits for them, so the next request
 * may be days away.
 */
export function pausesOf(breakers: StatusFacts['breakers'], now: Date): RemotePause[] {
  return breakers.flatMap(({ operation, openedAt, openUntil, failureClass }) =>
    openUntil === null || (openUntil <= now && operation !== 'STATEMENT')
      ? []
      : [{ operation, since: openedAt, until: openUntil, cause: causeOf(failureClass) }],
  );
}

/** Since when nothing is heard of a judge; null: something was heard, or nothing was asked lately. */
function silentSince(
  breakers: StatusFacts['breakers'],
  now: Date,
): { readonly since: Date; readonly cause: RemoteCause } | null {
  const heardMs = Math.max(...breakers.map(({ succeededAt }) => succeededAt?.getTime() ?? 0));
  for (const { failureClass, failedAt } of breakers) {
    if (failedAt === null || failureClass === null || !unreached.has(failureClass)) continue;
    const isNews = now.getTime() - failedAt.getTime() < failureMs && failedAt.getTime() > heardMs;
    if (isNews) return { since: failedAt, cause: causeOf(failureClass) };
  }
  return null;
}

function blame({ openedAt, failureClass }: StatusFacts['breakers'][number]): {
  readonly since: Date | null;
  readonly cause: RemoteCause;
} {
  return { since: openedAt, cause: causeOf(failureClass) };
}

function causeOf(failureClass: string | null): RemoteCause {
  const name = failureClass?.toUpperCase();
  return remoteCauses.find((cause) => cause === name) ?? 'OTHER';
}
