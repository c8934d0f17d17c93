import { useParams } from 'react-router';
import { TicketPage } from '../features/problem/ticket/ticket-page.tsx';

/** The router asks for this name. */
export function Component() {
  const { ticketID = '' } = useParams();
  return <TicketPage key={ticketID} ticketId={ticketID} />;
}
