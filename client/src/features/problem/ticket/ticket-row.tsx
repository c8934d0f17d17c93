import { Badge, Box, Flex } from '@chakra-ui/react';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { ticketKinds } from '../../../components/ticket/ticket-kinds.ts';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { TicketStateMark } from './ticket-states.tsx';
import type { TicketRow_TicketFragment } from './ticket.generated.ts';

/** A ticket in a list. */
export function TicketRow({ ticket }: { readonly ticket: TicketRow_TicketFragment }) {
  const t = useText();
  const { id, kind, state, content, reporter, assignee, problemDisplayId, problemTitle, createdAt } = ticket;
  return (
    <Box as="li" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <TextLink to={`/ticket/${id}`} fontWeight="semibold" minW="0" overflowWrap="anywhere">
          #{id} {problemDisplayId} {problemTitle}
        </TextLink>
        <TicketStateMark state={state} />
        <Badge>{t(ticketKinds[kind])}</Badge>
      </Flex>
      <Box lineClamp="2" fontSize="sm" overflowWrap="anywhere" mt="1">
        {content}
      </Box>
      <Flex columnGap="2" mt="1" wrap="wrap" color="fg.muted" fontSize="xs">
        {reporter === null ? <span>{t({ id: 'ticket.accountGone' })}</span> : <UserLink username={reporter.username} />}
        <RelativeTime at={createdAt} />
        {assignee === null ? null : <span>{t({ id: 'ticket.assignedTo' }, { name: assignee.username })}</span>}
      </Flex>
    </Box>
  );
}
