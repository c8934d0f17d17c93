import { Box } from '@chakra-ui/react';
import type { Column } from '../../../components/data-table/column.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { ticketKinds } from '../../../components/ticket/ticket-kinds.ts';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { TicketStateMark } from './ticket-states.tsx';
import type { TicketRow_TicketFragment } from './ticket.generated.ts';

/** Columns of the tickets of those who keep problems. */
export function useTicketColumns(): readonly Column<TicketRow_TicketFragment>[] {
  const t = useText();
  return [
    {
      id: 'id',
      head: t({ id: 'table.id' }),
      kind: 'name',
      isShort: true,
      cell: ({ id }) => <TextLink to={`/ticket/${id}`}>#{id}</TextLink>,
    },
    {
      id: 'problem',
      head: t({ id: 'ticket.head.problem' }),
      kind: 'name',
      cell: ({ problemDisplayId, problemTitle }) => (
        <TextLink to={`/problem/${encodeURIComponent(problemDisplayId)}`} fontWeight="medium">
          {problemDisplayId} {problemTitle}
        </TextLink>
      ),
    },
    {
      id: 'state',
      head: t({ id: 'table.state' }),
      isShort: true,
      cell: ({ state }) => <TicketStateMark state={state} />,
    },
    { id: 'kind', head: t({ id: 'ticket.head.kind' }), isShort: true, cell: ({ kind }) => t(ticketKinds[kind]) },
    {
      id: 'content',
      head: t({ id: 'ticket.head.text' }),
      width: '35%',
      cell: ({ id, content }) => (
        // Rows are as high as while they load.
        <Box minH="2lh">
          <TextLink to={`/ticket/${id}`} lineClamp="2">
            {content}
          </TextLink>
        </Box>
      ),
    },
    {
      id: 'reporter',
      head: t({ id: 'ticket.head.reporter' }),
      cell: ({ reporter }) =>
        reporter === null ? t({ id: 'ticket.accountGone' }) : <UserLink username={reporter.username} />,
    },
    {
      id: 'assignee',
      head: t({ id: 'ticket.head.assignee' }),
      cell: ({ assignee }) => (assignee === null ? null : <UserLink username={assignee.username} />),
    },
    {
      id: 'created',
      head: t({ id: 'table.created' }),
      isShort: true,
      orders: { asc: 'OLDEST', desc: 'NEWEST' },
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
  ];
}
