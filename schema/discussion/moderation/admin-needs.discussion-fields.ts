import { builder } from '../../core/builder.ts';
import { AdminNeedsType } from '../../site/dashboard/admin-needs.type.ts';
import { countOpenTickets } from '../ticket/ticket-list.service.ts';
import { countQueue } from './queue.service.ts';

builder.objectFields(AdminNeedsType, (t) => ({
  reportedTexts: t.int({
    description: 'Texts with open reports that the viewer moderates.',
    resolve: (_needs, _args, context) => countQueue(context),
  }),
  openTickets: t.int({
    description: 'Open tickets about problems that the viewer keeps.',
    resolve: (_needs, _args, context) => countOpenTickets(context),
  }),
}));
