import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { MessageRow_MessageFragment } from './message.generated.ts';

interface MessageRowProps {
  readonly message: MessageRow_MessageFragment;
  readonly onDelete: () => void;
}

/** One message: who did what and where, or a notice with its text. */
export function MessageRow({ message: row, onDelete }: MessageRowProps) {
  const t = useText();
  const { action, content, quote, createdAt, isRead } = row;
  return (
    <Box as="li" px={{ base: '3', md: '4' }} py="3" layerStyle="row" data-unread={isRead ? undefined : ''}>
      <Flex align="flex-start" gap="3">
        <Box flex="1" minW="0">
          <Flex align="baseline" columnGap="2" wrap="wrap">
            {isRead ? null : <NewMark role="img" aria-label={t({ id: 'message.unread' })} />}
            <Box minW="0" overflowWrap="anywhere">
              {action === null ? <Title message={row} /> : <Act message={row} />}
            </Box>
            <Box color="fg.muted" fontSize="xs" flexShrink="0">
              <RelativeTime at={createdAt} />
            </Box>
          </Flex>
          {quote === null ? null : (
            <Text
              mt="2"
              ps="3"
              borderInlineStartWidth="3px"
              borderColor="border.emphasized"
              color="fg.muted"
              lineClamp="2"
              overflowWrap="anywhere"
            >
              {quote}
            </Text>
          )}
          {content === null || content === '' ? null : action === null ? (
            <Markdown source={content} mt="2" />
          ) : (
            <Text mt="2" lineClamp="4" whiteSpace="pre-line" overflowWrap="anywhere">
              {content}
            </Text>
          )}
        </Box>
        <Button
          size="xs"
          variant="ghost"
          flexShrink="0"
          mt="-1.5"
          color="fg.muted"
          aria-label={t({ id: 'message.deleteThis' })}
          onClick={onDelete}
        >
          {t({ id: 'message.delete' })}
        </Button>
      </Flex>
    </Box>
  );
}

function Title({ message: { title, url } }: Pick<MessageRowProps, 'message'>) {
  return (
    <chakra.h2 fontWeight="semibold" fontSize="sm">
      {url === null ? title : <TextLink to={url}>{title}</TextLink>}
    </chakra.h2>
  );
}

const acts = {
  COMMENT: message({ id: 'message.actComment' }),
  REPLY: message({ id: 'message.actReply' }),
  LIKE_POST: message({ id: 'message.actLikePost' }),
  LIKE_COMMENT: message({ id: 'message.actLikeComment' }),
  ASK: message({ id: 'message.actAsk' }),
  ACCEPT: message({ id: 'message.actAccept' }),
  REPORT: message({ id: 'message.actReport' }),
  REOPEN: message({ id: 'message.actReopen' }),
  FIX: message({ id: 'message.actFix' }),
  DECLINE: message({ id: 'message.actDecline' }),
  MARK_DUPLICATE: message({ id: 'message.actDuplicate' }),
  MENTION: message({ id: 'message.actMention' }),
  SEND_SOLUTION: message({ id: 'message.actSendSolution' }),
  APPROVE: message({ id: 'message.actApprove' }),
  RETURN: message({ id: 'message.actReturn' }),
  REFUSE: message({ id: 'message.actRefuse' }),
  ASSIGN: message({ id: 'message.actAssign' }),
} as const;

const places = {
  CONTEST: message({ id: 'message.inContest' }),
  DISCUSSION: message({ id: 'message.inDiscussion' }),
  EDITORIAL: message({ id: 'message.inEditorial' }),
  QUESTION: message({ id: 'message.inQuestion' }),
  SOLUTION: message({ id: 'message.inSolution' }),
  TICKET: message({ id: 'message.inTicket' }),
} as const;

function Act({ message: { sender, action, title, url, sourceType } }: Pick<MessageRowProps, 'message'>) {
  const t = useText();
  const { formatMessage } = useIntl();
  if (action === null) return null;
  return formatMessage(acts[action], {
    sender:
      sender === null ? (
        <chakra.span color="fg.muted">{t({ id: 'message.gone' })}</chakra.span>
      ) : (
        <TextLink to={`/user-home?username=${encodeURIComponent(sender.username)}`} fontWeight="semibold">
          {sender.username}
        </TextLink>
      ),
    // Old acts have no source.
    place: t(places[sourceType ?? 'DISCUSSION']),
    title: url === null ? title : <TextLink to={url}>{title}</TextLink>,
  });
}

const NewMark = chakra('span', {
  base: { boxSize: '2', borderRadius: 'full', bg: 'accent.solid', flexShrink: '0', alignSelf: 'center' },
});
