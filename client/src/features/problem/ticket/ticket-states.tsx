import { Badge } from '@chakra-ui/react';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { TicketState_TicketFragment } from './ticket.generated.ts';

type TicketState = TicketState_TicketFragment['state'];

/** Words of a state, and what a change to it did. */
export const ticketStates = {
  OPEN: { label: message({ id: 'ticket.state.OPEN' }), palette: 'amber' },
  IN_WORK: { label: message({ id: 'ticket.state.IN_WORK' }), palette: 'accent' },
  FIXED: { label: message({ id: 'ticket.state.FIXED' }), palette: 'green' },
  DECLINED: { label: message({ id: 'ticket.state.DECLINED' }), palette: 'gray' },
  DUPLICATE: { label: message({ id: 'ticket.state.DUPLICATE' }), palette: 'gray' },
} as const satisfies Record<TicketState, object>;

/** The state of this name; null for other names. */
export function ticketStateOf(name: string | null): TicketState | null {
  return (Object.keys(ticketStates) as readonly TicketState[]).find((state) => state === name) ?? null;
}

export function TicketStateMark({ state }: { readonly state: TicketState }) {
  const t = useText();
  const { label, palette } = ticketStates[state];
  return <Badge colorPalette={palette}>{t(label)}</Badge>;
}
