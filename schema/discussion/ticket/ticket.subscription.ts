import { builder } from '../../core/builder.ts';
import { rowId } from '../../core/row-id.ts';
import { watch } from '../../core/watch.ts';
import { closedProblems } from '../core/closed-problems.service.ts';
import { readTicket } from './ticket-list.service.ts';
import { TicketObject } from './ticket.type.ts';

builder.subscriptionField('problemTicketChanged', (t) =>
  t.prismaField({
    type: TicketObject,
    description: 'A ticket as it is now, then after each change.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    subscribe: (_root, { id }, context) =>
      watch(context, {
        topic: 'problemTicket',
        filter: ({ ticketId }) => ticketId === rowId(id),
        async read(moment) {
          const ticket = await readTicket(moment, rowId(id));
          // Not even the time of what others do is pushed to a reporter while a contest runs.
          const isClosed = (await closedProblems(moment)).includes(ticket.problemId);
          return isClosed ? { id: ticket.id, updatedAt: null } : { id: ticket.id, updatedAt: ticket.updatedAt };
        },
        restMs: context.pace.listMs,
      }),
    resolve: (query, { id }, _args, context) => readTicket(context, id, query),
  }),
);
