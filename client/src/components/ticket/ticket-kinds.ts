import { message } from '../../lib/intl/message.ts';

/** What of a problem may be wrong, in the order of the form. */
export const ticketKinds = {
  STATEMENT: message({ id: 'ticket.kind.STATEMENT' }),
  TEST_DATA: message({ id: 'ticket.kind.TEST_DATA' }),
  LIMITS: message({ id: 'ticket.kind.LIMITS' }),
  TRANSLATION: message({ id: 'ticket.kind.TRANSLATION' }),
  OTHER: message({ id: 'ticket.kind.OTHER' }),
} as const;

export type TicketKind = keyof typeof ticketKinds;

/** The kind of this name; OTHER for unknown names. */
export function ticketKindOf(name: string): TicketKind {
  return (Object.keys(ticketKinds) as readonly TicketKind[]).find((kind) => kind === name) ?? 'OTHER';
}
