import { Box, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { UserAvatar } from '../user-avatar.tsx';
import type { MentionOffer } from './use-mention-offers.ts';

interface MentionListProps {
  readonly id: string;
  readonly offers: readonly MentionOffer[];
  /** Of the one that Enter chooses. */
  readonly index: number;
  readonly choose: (username: string) => void;
}

/** Accounts that can be mentioned. The focus stays in the text; a press chooses one. */
export function MentionList({ id, offers, index, choose }: MentionListProps) {
  const t = useText();
  return (
    <>
      <Box
        id={id}
        role="listbox"
        aria-label={t({ id: 'markdown.mentions' })}
        borderTopWidth="1px"
        p="1"
        bg="bg.panel"
        // The text keeps the focus, so that phones keep their keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {offers.map(({ id: userId, username, avatarUrl }, at) => (
          <Flex
            key={userId}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === index}
            align="center"
            gap="2"
            px="2"
            minH="8"
            borderRadius="l1"
            cursor="pointer"
            fontSize="sm"
            bg={at === index ? 'bg.emphasized' : 'transparent'}
            _hover={{ bg: 'bg.muted' }}
            onClick={() => choose(username)}
          >
            <UserAvatar username={username} avatarUrl={avatarUrl} />
            <Box minW="0" overflowWrap="anywhere">
              {username}
            </Box>
          </Flex>
        ))}
      </Box>
      <VisuallyHidden role="status">{t({ id: 'markdown.mentionCount' }, { count: offers.length })}</VisuallyHidden>
    </>
  );
}
