import type { Prisma, ProblemTicket, ProblemTicketState } from '@verdict/prisma/generated/client/client.ts';
import type { Viewer } from '../../core/context.ts';
import { allowed } from '../../place/place.rule.ts';

/** A reporter opens a closed ticket again for so long, in ms. */
const reopenMs = 30 * 86_400_000;

export const openStates = ['OPEN', 'IN_WORK'] as const satisfies readonly ProblemTicketState[];

/** Tickets of problems that the viewer keeps. */
export function keptTickets(viewer: Viewer): Prisma.ProblemTicketWhereInput {
  return { problem: allowed(viewer, 'problem.keep') };
}

/** Tickets that the viewer reported. */
export function ownTickets(viewer: Viewer): Prisma.ProblemTicketWhereInput {
  return viewer.kind === 'user' ? { reporterId: viewer.userId } : { id: { in: [] } };
}

/** Tickets that the viewer reads: their own, and those of problems that they keep. */
export function readableTickets(viewer: Viewer): Prisma.ProblemTicketWhereInput {
  return { OR: [ownTickets(viewer), keptTickets(viewer)] };
}

/**
 * Entries that the viewer reads: keepers all; reporters those that are no notes, and while a contest with the problem
 * runs for them only their own.
 *
 * @param closed ids from `closedProblems`.
 */
export function readableEntries(viewer: Viewer, closed: readonly number[]): Prisma.ProblemTicketEntryWhereInput {
  const kept: Prisma.ProblemTicketEntryWhereInput = { ticket: keptTickets(viewer) };
  if (viewer.kind !== 'user') return { ticket: { id: { in: [] } } };
  const own: Prisma.ProblemTicketEntryWhereInput = {
    ticket: ownTickets(viewer),
    kind: { not: 'NOTE' },
    OR: [{ authorId: viewer.userId }, { ticket: { problemId: { notIn: [...closed] } } }],
  };
  return { OR: [kept, own] };
}

/** Who the viewer is to a ticket. */
export interface TicketRights {
  readonly isKeeper: boolean;
  /** A contest with the problem runs for the viewer, who is its reporter. */
  readonly isClosed: boolean;
}

/** States that the viewer, its reporter or a keeper, may give a ticket now. */
export function settableStates(
  { state, closedAt }: Pick<ProblemTicket, 'state' | 'closedAt'>,
  { isKeeper, isClosed }: TicketRights,
  now: Date,
): ProblemTicketState[] {
  if (isClosed) return [];
  const all = ['OPEN', 'IN_WORK', 'FIXED', 'DECLINED', 'DUPLICATE'] as const satisfies readonly ProblemTicketState[];
  if (isKeeper) return all.filter((one) => one !== state);
  if (closedAt === null) return ['DECLINED'];
  return now.getTime() - closedAt.getTime() < reopenMs ? ['OPEN'] : [];
}
