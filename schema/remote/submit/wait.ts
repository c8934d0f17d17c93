import type { RemoteAccountState, RemoteJob, RemoteMode } from '@verdict/prisma/generated/client/client.ts';
import { queueDeadlineMs } from './job.ts';

/** What a submission to a remote judge waits for, and what that means. */
export const waitKinds = {
  PLACE: { description: 'Its turn: Progress has its place and the expected wait.' },
  PACE: { description: 'The pause between two programs, or between two of the account.' },
  RETRY: { description: 'The judge did not take it just now; the site tries again.' },
  RETRY_UNREACHABLE: { description: 'The judge did not answer as it should just now; the site tries again.' },
  UNREACHABLE: { description: 'The judge does not answer as it should, so the site asks it nothing for a while.' },
  CHALLENGE: { description: 'The judge asks for a person, so the site sends nothing for a while.' },
  NO_ACCOUNT: { description: 'An account of the site that can be used.' },
  ACCOUNT_NEEDS_ADMIN: { description: 'An account of the site that works once an admin has signed in with it.' },
  OWN_SESSION: { description: 'A session of the submitter, which he must give again.' },
  SWITCHED_OFF: { description: 'Admins have paused submissions to the judge, or this way to it.' },
  SENDING: { description: 'It is being sent.' },
  RUN_TAKEN: { description: 'The judge took it without saying as which run: the site looks for that.' },
  RUN_LOOKED_FOR: { description: 'The judge did not say whether it took it: the site looks for the run.' },
  RESULT: { description: 'The judge has it, and its result is awaited.' },
  RESULT_UNREACHABLE: { description: 'The judge has it, and does not answer as it should.' },
  RESULT_CHALLENGE: { description: 'The judge has it, and asks for a person before it shows results.' },
  RESULT_ACCOUNT: {
    description: 'The judge has it; its result is read by an account of the site that cannot be used.',
  },
  RESULT_SESSION: {
    description: 'The judge has it; its result is read by a session that the submitter must give again.',
  },
  ADMIN: { description: 'An admin must say which run it is.' },
  OWN_HANDLE: { description: 'The submitter connects his handle, so that his run can be found.' },
  OWN_CLAIM_HANDLE: { description: 'The submitter connects his handle, then names a run that he has at the judge.' },
  OWN_RUN: { description: 'The submitter submits it at the judge himself.' },
  OWN_CLAIM: { description: 'The submitter names a run that he has at the judge.' },
  RUN_CHECK: { description: 'The site is about to look at the run that the submitter named.' },
} as const;
type WaitKind = keyof typeof waitKinds;

/** What a submission waits for. */
export interface RemoteWait {
  readonly kind: WaitKind;
  /** When that ends, or the submission counts as not sent; null: nobody knows. */
  readonly until: Date | null;
}

/** The breaker of an operation; null: it is closed. */
type OpenBreaker = { readonly until: Date; readonly failureClass: string | null } | null;

/** What the wait of a job follows from. */
export interface WaitFacts {
  readonly job: Pick<
    RemoteJob,
    'state' | 'mode' | 'handle' | 'givenRunId' | 'visibleBy' | 'createdAt' | 'nextAt' | 'reason'
  >;
  /** Do admins let it be sent? */
  readonly isAllowed: boolean;
  readonly submitBreaker: OpenBreaker;
  readonly pollBreaker: OpenBreaker;
  /** When the first account that may send it has rested; null: there is none. */
  readonly freeAt: Date | null;
  /** Could an account that needs a person send it? */
  readonly isAccountHeld: boolean;
  /** Did the judge not answer as it should when the site submitted last? */
  readonly isAway: boolean;
  /** Of the account by whose session alone its result is read; null: visitors read it, or the account is gone. */
  readonly readerState: RemoteAccountState | null;
  readonly isReadByAccount: boolean;
  readonly isHandleProvable: boolean;
}

/** What a job waits for; null: it is over. */
export function waitOf(facts: WaitFacts, now: Date): RemoteWait | null {
  const { state, visibleBy, reason } = facts.job;
  switch (state) {
    case 'QUEUED':
      return sendingWait(facts, now);
    case 'WAITING':
      return ownWait(facts);
    case 'SENDING':
      return { kind: 'SENDING', until: null };
    case 'UNCERTAIN':
      return { kind: reason === 'taken' ? 'RUN_TAKEN' : 'RUN_LOOKED_FOR', until: visibleBy };
    case 'RUNNING':
      return resultWait(facts);
    case 'HELD':
      return { kind: 'ADMIN', until: null };
    case 'DONE':
    case 'NOT_SENT':
      return null;
  }
}

function sendingWait(facts: WaitFacts, now: Date): RemoteWait {
  const { job, isAllowed, submitBreaker, freeAt, isAccountHeld, isAway } = facts;
  const { mode, createdAt, nextAt } = job;
  const deadline = new Date(createdAt.getTime() + queueDeadlineMs);
  if (!isAllowed) return { kind: 'SWITCHED_OFF', until: deadline };
  // Without an account it does not go on by itself when the pause of the judge is over.
  if (freeAt === null && mode === 'BYO_SESSION') return { kind: 'OWN_SESSION', until: null };
  if (freeAt === null) return { kind: isAccountHeld ? 'ACCOUNT_NEEDS_ADMIN' : 'NO_ACCOUNT', until: deadline };
  if (submitBreaker !== null) return { kind: kindOf(submitBreaker), until: submitBreaker.until };
  if (nextAt !== null && nextAt > now) return { kind: isAway ? 'RETRY_UNREACHABLE' : 'RETRY', until: nextAt };
  return freeAt > now ? { kind: 'PACE', until: freeAt } : { kind: 'PLACE', until: null };
}

function ownWait({ job: { mode, handle, givenRunId, visibleBy }, isHandleProvable }: WaitFacts): RemoteWait {
  if (givenRunId !== null) return { kind: 'RUN_CHECK', until: visibleBy };
  const needsHandle = handle === null && isHandleProvable;
  if (mode === 'CLAIM') return { kind: needsHandle ? 'OWN_CLAIM_HANDLE' : 'OWN_CLAIM', until: visibleBy };
  return { kind: needsHandle ? 'OWN_HANDLE' : 'OWN_RUN', until: visibleBy };
}

function resultWait({ job: { mode }, pollBreaker, isReadByAccount, readerState }: WaitFacts): RemoteWait {
  if (isReadByAccount && readerState !== 'OK')
    return { kind: mode === 'BYO_SESSION' ? 'RESULT_SESSION' : 'RESULT_ACCOUNT', until: null };
  if (pollBreaker === null) return { kind: 'RESULT', until: null };
  return { kind: `RESULT_${kindOf(pollBreaker)}`, until: pollBreaker.until };
}

function kindOf({ failureClass }: NonNullable<OpenBreaker>): 'CHALLENGE' | 'UNREACHABLE' {
  return failureClass === 'challenge' ? 'CHALLENGE' : 'UNREACHABLE';
}

/** Waits of the site's own way to the judge, while the judge takes programs of its users. */
const waitsOfSite: ReadonlySet<WaitKind> = new Set([
  'CHALLENGE',
  'NO_ACCOUNT',
  'ACCOUNT_NEEDS_ADMIN',
  'OWN_SESSION',
  'SWITCHED_OFF',
]);

/** What users may do at a judge themselves. */
export interface OwnWays {
  /** None while the judge is off. */
  readonly modes: readonly RemoteMode[];
  /** Does the site read results there? Those that users report do not count in contests. */
  readonly isReadable: boolean;
  readonly isOfContest: boolean;
}

/** Can its submitter submit there himself, instead of waiting? A run from before a contest would count in it. */
export function canSubmitThere({ kind }: RemoteWait, { modes, isReadable, isOfContest }: OwnWays): boolean {
  if (!waitsOfSite.has(kind)) return false;
  return isOfContest ? isReadable && modes.includes('BROWSER') : modes.includes('BROWSER') || modes.includes('CLAIM');
}
