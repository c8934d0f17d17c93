import { viewerOf } from '../../account/session/session.service.ts';
import { audit } from '../../core/audit/audit.ts';
import type { Context, Transaction } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { may } from '../../place/place.rule.ts';
import { placeOfProblem } from '../thread/thread-path.ts';
import { enterTicket, lockTicket, type TicketProblem } from './enter-ticket.service.ts';
import { notifyOfTicket, publishTicket } from './ticket-news.service.ts';
import { AssigneeNotKeeper, ProblemTicketNotFound } from './ticket.error.ts';

/** Who is to handle a ticket. */
export interface TicketAssignment {
  readonly id: number;
  /** That the viewer saw. */
  readonly version: number;
  /** Null: nobody. */
  readonly username: string | null;
}

/**
 * Assigns a ticket to a keeper of its problem, or to nobody. For keepers.
 *
 * @throws ProblemTicketNotFound, ProblemClosedForDiscussion, ProblemTicketChanged, AssigneeNotKeeper
 */
export async function assignTicket(context: Context, { id, version, username }: TicketAssignment): Promise<void> {
  const { db, viewer, pubsub, now } = context;
  const { problem, isKeeper } = await enterTicket(context, id);
  if (!isKeeper) throw new ProblemTicketNotFound();
  const actorId = userIdOf(viewer);
  await db.$transaction(async (tx) => {
    const ticket = await lockTicket(tx, { id, version });
    const assigneeId = username === null ? null : await keeperOf(tx, problem, username);
    if (assigneeId === ticket.assigneeId) return;
    await tx.problemTicket.update({
      where: { id },
      data: { assigneeId, version: { increment: 1 }, updatedAt: now },
    });
    await tx.problemTicketEntry.create({
      data: { ticketId: id, authorId: actorId, kind: 'ASSIGNMENT', assigneeId, createdAt: now },
    });
    await audit(tx, {
      actorId,
      action: 'ticket.assign',
      target: { kind: 'PROBLEM_TICKET', id },
      groupId: placeOfProblem(problem),
      before: { assigneeId: ticket.assigneeId },
      after: { assigneeId },
      at: now,
    });
    await publishTicket(tx, pubsub, id);
    const recipients = [{ userId: assigneeId, ticketId: id }];
    await notifyOfTicket(tx, pubsub, {
      action: 'ASSIGN',
      senderId: actorId,
      content: ticket.content,
      problem,
      recipients,
    });
  });
}

/** Id of a keeper. @throws AssigneeNotKeeper */
async function keeperOf(tx: Transaction, problem: TicketProblem, username: string): Promise<string> {
  const user = await tx.user.findUnique({
    where: { usernameKey: username.toLowerCase() },
    select: { id: true, username: true, role: true },
  });
  if (user === null || !may(await viewerOf(tx, user), 'problem.keep', problem)) throw new AssigneeNotKeeper();
  return user.id;
}
