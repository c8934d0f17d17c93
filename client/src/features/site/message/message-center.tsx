import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { ScrollRow } from '../../../components/scroll-row.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useUnreadCounts } from '../../../lib/messages/use-unread-counts.ts';
import { viewToken } from '../../../lib/store/view-tab.ts';
import { MessageList } from './message-list.tsx';
import { messageLists, type MessageListLook } from './message-lists.ts';

/** Most a badge counts; more is shown as "99+" (specification, section 9). */
const badgeCap = 99;

/** The messages of whoever is signed in: five lists, one shown. */
export function MessageCenter({ list }: { readonly list: MessageListLook }) {
  const t = useText();
  const counts = useUnreadCounts();
  const navRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a narrow screen the last ones may stand outside.
    navRef.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [list.path]);
  return (
    <PageBody>
      <PageTitle text={t(list.label)} />
      <PageHeader title={t({ id: 'message.title' })} />
      <Box borderBottomWidth="1px" mb="3">
        <ScrollRow>
          <Flex
            as="nav"
            ref={navRef}
            aria-label={t({ id: 'message.lists' })}
            gap={{ base: '0', md: '1' }}
            minW="max-content"
          >
            {messageLists.map(({ path, count, label }) => (
              <ListLink key={path} to={`/message/${path}`}>
                {t(label)}
                <UnreadBadge count={counts?.[count] ?? 0} />
              </ListLink>
            ))}
          </Flex>
        </ScrollRow>
      </Box>
      {viewToken === null ? (
        <MessageList key={list.kind} list={list} unread={counts?.[list.count] ?? null} />
      ) : (
        // The server shows messages to no view (decision 172).
        <Text color="fg.muted">{t({ id: 'message.ownerOnly' })}</Text>
      )}
    </PageBody>
  );
}

function UnreadBadge({ count }: { readonly count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Badge
      size="sm"
      colorPalette="red"
      variant="solid"
      borderRadius="full"
      aria-label={t({ id: 'message.unreadCount' }, { count })}
      role="img"
    >
      {count > badgeCap ? `${badgeCap}+` : count}
    </Badge>
  );
}

const ListLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: { base: '1', md: '1.5' },
    minHeight: 'control',
    paddingInline: { base: '1.5', md: '3' },
    fontSize: { base: 'xs', md: 'sm' },
    paddingBlock: '2',
    color: 'fg.muted',
    fontWeight: 'medium',
    textDecoration: 'none',
    flexShrink: '0',
    _hover: { color: 'fg' },
    _currentPage: { color: 'accent.fg', layerStyle: 'current' },
  },
});
