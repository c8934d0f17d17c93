import { Badge, Box, Flex, Text } from '@chakra-ui/react';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText, type Text as Words } from '../../../lib/intl/use-text.ts';
import { ticketStates } from './ticket-states.tsx';
import type { TicketEntry_EntryFragment, Ticket_TicketFragment } from './ticket.generated.ts';

/** What happened to a ticket, oldest first. */
export function TicketTimeLine({ ticket: { entries } }: { readonly ticket: Ticket_TicketFragment }) {
  const t = useText();
  return (
    <Box aria-live="polite">
      {entries.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          {t({ id: 'ticket.noEntries' })}
        </Text>
      ) : (
        <Box as="ol" listStyleType="none" aria-label={t({ id: 'ticket.timeLine' })}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Entry({ entry }: { readonly entry: TicketEntry_EntryFragment }) {
  const t = useText();
  const { kind, author, content, createdAt } = entry;
  return (
    <Box
      as="li"
      py="2"
      ps="3"
      mb="2"
      borderInlineStartWidth="3px"
      borderColor={kind === 'NOTE' ? 'amber.solid' : 'border'}
    >
      <Flex columnGap="2" wrap="wrap" align="baseline" fontSize="sm">
        {author === null ? (
          <Text as="span" color="fg.muted">
            {t({ id: 'ticket.accountGone' })}
          </Text>
        ) : (
          <UserLink username={author.username} />
        )}
        {kind === 'NOTE' ? <Badge colorPalette="amber">{t({ id: 'ticket.note' })}</Badge> : null}
        {kind === 'STATE' || kind === 'ASSIGNMENT' ? <span>{changeOf(t, entry)}</span> : null}
        <Box color="fg.muted" fontSize="xs">
          <RelativeTime at={createdAt} />
        </Box>
      </Flex>
      {content === '' ? null : <Markdown source={content} mt="1" />}
    </Box>
  );
}

function changeOf(t: Words, { kind, state, assignee, fixedInRevision }: TicketEntry_EntryFragment): string {
  if (kind === 'ASSIGNMENT')
    return assignee === null
      ? t({ id: 'ticket.unassigned' })
      : t({ id: 'ticket.wasAssigned' }, { name: assignee.username });
  if (state === null) return '';
  const change = t({ id: 'ticket.stateChanged' }, { state: t(ticketStates[state].label) });
  return fixedInRevision === null ? change : `${change} · ${t({ id: 'ticket.revision' }, { number: fixedInRevision })}`;
}
