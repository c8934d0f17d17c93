import type { Context, Viewer } from '../../core/context.ts';
import { isAdmitted } from '../../place/contest/account-limit.ts';
import {
  AccountNotAdmitted,
  ContestHasEnded,
  ContestNotFound,
  ContestNotStarted,
  ContestPasswordNeeded,
  NotContestAdmin,
} from '../../place/contest/contest.error.ts';
import { canLook, isContestAdmin, statusOf, submitRefusal } from '../../place/contest/contest.rule.ts';
import { loadMemberships } from './membership.loader.ts';
import { seeContest, type SeenContest } from './see-contest.service.ts';
import { isRegisteredBy, virtualOf, type Virtual } from './virtual.ts';

type Asking = Pick<Context, 'db' | 'reads' | 'viewer' | 'now'>;

/** A contest a viewer stands before, with what decides how far in they may go. */
export interface EnteredContest {
  readonly contest: SeenContest;
  readonly isAdmin: boolean;
  /** Is the viewer a member of one of its participants, virtual ones aside? */
  readonly isRegistered: boolean;
  /** The viewer's virtual participation, be it running or over; null: there is none. */
  readonly virtual: Virtual | null;
}

/** Comes as far as the announcement of a contest. @throws ContestNotFound */
export async function findContest(asking: Asking, contestId: number): Promise<EnteredContest> {
  const { viewer, now } = asking;
  const [contest, memberships] = await Promise.all([seeContest(asking, contestId), loadMemberships(asking, contestId)]);
  if (contest === null) throw new ContestNotFound();
  return {
    contest,
    isAdmin: isContestAdmin(viewer, contest),
    isRegistered: isRegisteredBy(memberships),
    virtual: virtualOf(contest, memberships, now),
  };
}

/**
 * Goes inside a contest: to its problems, submissions and board.
 *
 * @throws ContestNotFound, ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted
 */
export async function enterContest(asking: Asking, contestId: number): Promise<EnteredContest> {
  const entered = await findContest(asking, contestId);
  requireInside(asking, entered);
  return entered;
}

/**
 * @throws ContestNotStarted, ContestPasswordNeeded, AccountNotAdmitted when a contest that was found is not to be
 *   entered.
 */
export function requireInside({ viewer, now }: Pick<Context, 'viewer' | 'now'>, entered: EnteredContest): void {
  const { contest, isAdmin, isRegistered } = entered;
  if (isAdmin) return;
  if (statusOf(contest, now) === 'SCHEDULED') throw new ContestNotStarted();
  if (!canLook(viewer, contest, { now, isRegistered })) throw new ContestPasswordNeeded(viewer);
  if (contest.access === 'PRIVATE') requireAdmitted({ viewer }, entered);
}

const refusals = {
  SCHEDULED: () => new ContestNotStarted(),
  ENDED: () => new ContestHasEnded(),
  NOT_REGISTERED: (viewer: Viewer) => new ContestPasswordNeeded(viewer),
};

/**
 * Goes inside a contest to submit something: a program, a question, a text to be printed. Virtual participants submit
 * programs alone: nobody of the jury is there any more.
 *
 * @throws ContestNotFound, ContestNotStarted, ContestHasEnded, ContestPasswordNeeded, AccountNotAdmitted
 */
export async function enterToSubmit(
  asking: Asking,
  contestId: number,
  what: 'PROGRAM' | 'MESSAGE',
): Promise<EnteredContest> {
  const entered = await findContest(asking, contestId);
  const { contest, isRegistered, virtual } = entered;
  const refusal = submitRefusal(asking.viewer, contest, {
    now: asking.now,
    isRegistered,
    isVirtual: what === 'PROGRAM' && (virtual?.isRunning ?? false),
  });
  if (refusal !== null) throw refusals[refusal](asking.viewer);
  requireAdmitted(asking, entered);
  return entered;
}

/** @throws ContestNotFound, NotContestAdmin */
export async function administerContest(asking: Asking, contestId: number): Promise<EnteredContest> {
  const entered = await findContest(asking, contestId);
  if (!entered.isAdmin) throw new NotContestAdmin();
  return entered;
}

/** May the account take part, as far as the contest is for certain accounts? */
export function isAdmittedTo(
  viewer: Viewer,
  { contest, isAdmin }: { readonly contest: { readonly accountLimit: unknown }; readonly isAdmin: boolean },
): boolean {
  return isAdmin || (viewer.kind === 'user' && isAdmitted(viewer.username, contest.accountLimit));
}

/** @throws AccountNotAdmitted when the contest is for other accounts. */
export function requireAdmitted({ viewer }: Pick<Context, 'viewer'>, entered: EnteredContest): void {
  if (!isAdmittedTo(viewer, entered)) throw new AccountNotAdmitted();
}
