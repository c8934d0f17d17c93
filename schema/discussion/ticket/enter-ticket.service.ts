import type { ProblemTicket } from '@verdict/prisma/generated/client/client.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { may } from '../../place/place.rule.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { ProblemClosedForDiscussion } from '../core/discussion.error.ts';
import { ProblemTicketChanged, ProblemTicketNotFound } from './ticket.error.ts';
import { readableTickets } from './ticket.rule.ts';

/** What of a problem its tickets need. */
export const ticketProblemSelect = {
  id: true,
  displayId: true,
  title: true,
  groupId: true,
  inBank: true,
  authorId: true,
} as const;

/** What a problem of a ticket is. */
export interface TicketProblem {
  readonly id: number;
  readonly displayId: string;
  readonly title: string;
  readonly groupId: number | null;
  readonly inBank: boolean;
  readonly authorId: string | null;
}

/** A ticket that the viewer may act on. */
interface EnteredTicket {
  readonly id: number;
  readonly reporterId: string | null;
  readonly problem: TicketProblem;
  readonly isKeeper: boolean;
}

/**
 * A ticket to act on.
 *
 * @throws ProblemTicketNotFound; ProblemClosedForDiscussion while a contest with the problem runs for its reporter
 */
export async function enterTicket(asking: Pick<Context, 'db' | 'viewer' | 'now'>, id: number): Promise<EnteredTicket> {
  const { db, viewer } = asking;
  const ticket = await db.problemTicket.findFirst({
    where: { id, AND: readableTickets(viewer) },
    select: { id: true, reporterId: true, problem: { select: ticketProblemSelect } },
  });
  if (ticket === null) throw new ProblemTicketNotFound();
  if ((await closedProblems(asking)).includes(ticket.problem.id)) throw new ProblemClosedForDiscussion();
  return { ...ticket, isKeeper: may(viewer, 'problem.keep', ticket.problem) };
}

/**
 * Locks a ticket, and another one with it, for a change.
 *
 * @param version that the viewer saw.
 * @throws ProblemTicketNotFound, ProblemTicketChanged
 */
export async function lockTicket(
  tx: Transaction,
  { id, version, otherId = null }: { readonly id: number; readonly version: number; readonly otherId?: number | null },
): Promise<ProblemTicket> {
  const ids = otherId === null ? [id] : [id, otherId];
  await tx.$queryRaw`SELECT FROM problem_ticket WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  const ticket = await tx.problemTicket.findUnique({ where: { id } });
  if (ticket === null) throw new ProblemTicketNotFound();
  if (ticket.version !== version) throw new ProblemTicketChanged();
  return ticket;
}
