import { Box, Button, chakra, Menu, Portal } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '../../components/icon/icon.tsx';
import { message } from '../../lib/intl/message.ts';
import { useText } from '../../lib/intl/use-text.ts';

/** Unread messages by kind. */
export type Unread = Readonly<Record<'discuss' | 'reply' | 'like' | 'sys' | 'mine', number>>;

/** Before the server has counted. */
const noUnread: Unread = { discuss: 0, reply: 0, like: 0, sys: 0, mine: 0 };

const kinds = [
  { kind: 'discuss', to: '/message/discuss', label: message({ id: 'messages.discuss' }) },
  { kind: 'reply', to: '/message/reply', label: message({ id: 'messages.reply' }) },
  { kind: 'like', to: '/message/like', label: message({ id: 'messages.like' }) },
  { kind: 'sys', to: '/message/sys', label: message({ id: 'messages.sys' }) },
  { kind: 'mine', to: '/message/mine', label: message({ id: 'messages.mine' }) },
] as const;

/** Higher counts are shown as this one and a plus. */
const maxCount = 99;

/**
 * The kinds of messages with what is unread of each; a red dot when there is anything.
 *
 * @param counts null until they are known.
 */
export function MessageMenu({ counts }: { readonly counts: Unread | null }) {
  const t = useText();
  const unread = counts ?? noUnread;
  const total = kinds.reduce((sum, { kind }) => sum + unread[kind], 0);
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button
          size="xs"
          variant="ghost"
          px="1"
          position="relative"
          aria-label={total === 0 ? t({ id: 'messages.title' }) : t({ id: 'messages.unread' }, { count: total })}
        >
          <Icon name="bell" />
          {total === 0 ? null : (
            <Box position="absolute" top="1" insetEnd="1" boxSize="2" borderRadius="full" bg="red.solid" />
          )}
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="11rem">
            {kinds.map(({ kind, to, label }) => (
              <Menu.Item key={kind} value={kind} asChild>
                <RouterLink to={to}>
                  <chakra.span flex="1">{t(label)}</chakra.span>
                  {unread[kind] === 0 ? null : (
                    <chakra.span
                      bg="red.solid"
                      color="red.contrast"
                      borderRadius="full"
                      px="1.5"
                      fontSize="xs"
                      lineHeight="1.4"
                    >
                      {unread[kind] > maxCount ? `${maxCount}+` : unread[kind]}
                    </chakra.span>
                  )}
                </RouterLink>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
