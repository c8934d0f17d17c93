import { OwnTicketsPage } from '../features/problem/ticket/own-tickets-page.tsx';
import { MoreSentences } from '../lib/intl/more-sentences.tsx';
import { ticketPart } from '../lib/intl/parts/ticket.ts';

/** The router asks for this name. */
export function Component() {
  return (
    <MoreSentences part={ticketPart}>
      <OwnTicketsPage />
    </MoreSentences>
  );
}
