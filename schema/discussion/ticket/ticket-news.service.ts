import type { MessageAction } from '@verdict/prisma/generated/client/client.ts';
import { deliverMessages } from '../../account/message/deliver.service.ts';
import type { PubSub, Transaction } from '../../core/context.ts';
import { may } from '../../place/place.rule.ts';
import { excerptOf } from '../comment/comment-news.service.ts';
import { readersAmong } from '../thread/readers-among.service.ts';
import type { TicketProblem } from './enter-ticket.service.ts';

/** An act on tickets of a problem, with each account that is notified of it and the ticket that it is shown. */
interface TicketNews {
  readonly action: MessageAction;
  readonly senderId: string;
  readonly content: string;
  readonly problem: TicketProblem;
  readonly recipients: readonly { readonly userId: string | null; readonly ticketId: number }[];
}

/** Notifies accounts of an act on a ticket, in its transaction. While a contest runs, the messages are hidden. */
export async function notifyOfTicket(tx: Transaction, pubsub: PubSub, news: TicketNews): Promise<void> {
  const { action, senderId, content, problem, recipients } = news;
  const title = `${problem.displayId} ${problem.title}`;
  await deliverMessages(
    tx,
    pubsub,
    recipients.flatMap(({ userId, ticketId }) =>
      userId === null
        ? []
        : [
            {
              recipientId: userId,
              kind: action === 'REPLY' ? ('REPLY' as const) : ('DISCUSS' as const),
              action,
              senderId,
              source: { type: 'TICKET' as const, id: ticketId, title, problemId: problem.id },
              content: excerptOf(content),
              quote: null,
              url: `/ticket/${ticketId}`,
            },
          ],
    ),
  );
}

/** The keeper who is notified of what a reporter does: the assignee, else the author of the problem; null: nobody. */
export async function notifiedKeeper(
  tx: Transaction,
  { assigneeId, problem }: { readonly assigneeId: string | null; readonly problem: TicketProblem },
): Promise<string | null> {
  const candidates = [assigneeId, problem.authorId].filter((id) => id !== null);
  const keepers = await readersAmong(tx, candidates, async (reader) => may(reader, 'problem.keep', problem));
  return candidates.find((id) => keepers.includes(id)) ?? null;
}

/** Publishes that a ticket has another entry. */
export async function publishTicket(tx: Transaction, pubsub: PubSub, ticketId: number): Promise<void> {
  await pubsub.publish('problemTicket', { ticketId }, tx);
}
