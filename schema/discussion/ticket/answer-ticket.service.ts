import { ration } from '../../account/user/ration.ts';
import type { Context } from '../../core/context.ts';
import { userIdOf } from '../../core/viewer-user.ts';
import { isBlank, refuseFaults, required } from '../../problem/editing/fault.ts';
import { writingRefusal } from '../thread/comment-refusal.service.ts';
import { placeOfProblem } from '../thread/thread-path.ts';
import { enterTicket } from './enter-ticket.service.ts';
import { notifiedKeeper, notifyOfTicket, publishTicket } from './ticket-news.service.ts';
import { maxEntries, ProblemTicketFull, ProblemTicketNotFound } from './ticket.error.ts';

/** A text below a ticket. */
export interface NewTicketText {
  readonly id: number;
  readonly content: string;
  /** For keepers alone. */
  readonly isNote: boolean;
}

/**
 * Answers a ticket, or writes a note of keepers. Answers are notified to the other side.
 *
 * @throws InvalidInput, ProblemTicketNotFound, ProblemClosedForDiscussion, CommentingForbidden, WritingBanned,
 *   ProblemTicketFull, TooManyRequests
 */
export async function answerTicket(context: Context, { id, content, isNote }: NewTicketText): Promise<void> {
  const { db, viewer, pubsub, now, locale } = context;
  const userId = userIdOf(viewer);
  const { problem, reporterId, isKeeper } = await enterTicket(context, id);
  // Only keepers know that there are notes.
  if (isNote && !isKeeper) throw new ProblemTicketNotFound();
  const refusal = await writingRefusal(context, placeOfProblem(problem));
  if (refusal !== null) throw refusal;
  refuseFaults(isBlank(content) ? [required('content')] : [], locale);
  ration(context, 'comment', userId);
  await db.$transaction(async (tx) => {
    const { count } = await tx.problemTicket.updateMany({ where: { id }, data: { updatedAt: now } });
    if (count === 0) throw new ProblemTicketNotFound();
    if ((await tx.problemTicketEntry.count({ where: { ticketId: id } })) >= maxEntries) throw new ProblemTicketFull();
    await tx.problemTicketEntry.create({
      data: { ticketId: id, authorId: userId, kind: isNote ? 'NOTE' : 'REPLY', content, createdAt: now },
    });
    await publishTicket(tx, pubsub, id);
    if (isNote) return;
    const { assigneeId } = await tx.problemTicket.findUniqueOrThrow({ where: { id }, select: { assigneeId: true } });
    const otherSide = userId === reporterId ? await notifiedKeeper(tx, { assigneeId, problem }) : reporterId;
    const recipients = [{ userId: otherSide, ticketId: id }];
    await notifyOfTicket(tx, pubsub, { action: 'REPLY', senderId: userId, content, problem, recipients });
  });
}
