import { queryFromInfo } from '@pothos/plugin-prisma';
import { z } from 'zod';
import { builder } from '../../core/builder.ts';
import { pageComplexity, PageInput, pageOf } from '../../core/page.ts';
import { rowId } from '../../core/row-id.ts';
import { RowOrderEnum } from '../../core/row-order.ts';
import { defaultTicketPage, listOwnTickets, listTickets, readTicket } from './ticket-list.service.ts';
import { TicketKindEnum, TicketObject, TicketPage, TicketStateEnum } from './ticket.type.ts';

builder.queryFields((t) => ({
  problemTicket: t.prismaField({
    type: TicketObject,
    description: 'A ticket that the viewer reported, or of a problem that they keep.',
    authScopes: { signedIn: true },
    args: { id: t.arg.id() },
    resolve: (query, _root, { id }, context) => readTicket(context, rowId(id), query),
  }),
  problemTickets: t.field({
    type: TicketPage,
    description: `Tickets of problems that the viewer keeps. ${defaultTicketPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultTicketPage),
    args: {
      state: t.arg({ type: TicketStateEnum, required: false, description: 'Null: of any.' }),
      kind: t.arg({ type: TicketKindEnum, required: false, description: 'Null: of any.' }),
      problemDisplayId: t.arg.string({
        required: false,
        description: 'About this problem; null: about any.',
        validate: z.string().max(50),
      }),
      isAssignedToViewer: t.arg.boolean({ required: false, description: 'Only those assigned to the viewer.' }),
      order: t.arg({ type: RowOrderEnum, required: false, description: 'Null: open ones first, oldest first.' }),
      page: t.arg({ type: PageInput, required: false }),
    },
    resolve: (_root, { state, kind, problemDisplayId, isAssignedToViewer, order, page }, context, info) =>
      listTickets(context, {
        filter: {
          state: state ?? null,
          kind: kind ?? null,
          problemDisplayId: problemDisplayId?.trim() || null,
          isAssignedToViewer: isAssignedToViewer ?? false,
        },
        order: order ?? null,
        page: pageOf({ page }, defaultTicketPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'ProblemTicket' }),
      }),
  }),
  ownProblemTickets: t.field({
    type: TicketPage,
    description: `Tickets that the viewer reported, newest first. ${defaultTicketPage} a page by default.`,
    authScopes: { signedIn: true },
    complexity: pageComplexity(defaultTicketPage),
    args: { page: t.arg({ type: PageInput, required: false }) },
    resolve: (_root, { page }, context, info) =>
      listOwnTickets(context, {
        page: pageOf({ page }, defaultTicketPage),
        query: queryFromInfo({ context, info, path: ['items'], typeName: 'ProblemTicket' }),
      }),
  }),
}));
