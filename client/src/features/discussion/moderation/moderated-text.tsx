import { Badge, Box, Flex, Link, Text } from '@chakra-ui/react';
import { UserLink } from '../../../components/user-link.tsx';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import type { ModeratedText_TextFragment } from './moderation.generated.ts';

/** Most of a text that a row shows, in characters; the text itself is a click away. */
const excerptLength = 600;

const kinds = {
  DISCUSSION: message({ id: 'moderation.kind.discussion' }),
  COMMENT: message({ id: 'moderation.kind.comment' }),
  REPLY: message({ id: 'moderation.kind.reply' }),
  SOLUTION: message({ id: 'moderation.kind.solution' }),
} as const;

/** A text that is moderated: where it is, whose, and what it says. */
export function ModeratedText({ text }: { readonly text: ModeratedText_TextFragment }) {
  const t = useText();
  const { kind, title, content, path, author, isHidden, isDeleted } = text;
  return (
    <Box minW="0">
      <Flex gap="1.5" wrap="wrap" align="center" fontSize="sm">
        <Badge size="sm">{t(kinds[kind])}</Badge>
        {/* Another tab, so that the queue stays open. */}
        <Link
          href={path}
          target="_blank"
          rel="noreferrer"
          variant="plain"
          color="accent.fg"
          fontWeight="medium"
          overflowWrap="anywhere"
        >
          {title}
        </Link>
        <Box as="span" color="fg.muted">
          · <UserLink username={author.username} />
        </Box>
        {isHidden ? (
          <Badge size="sm" colorPalette="red">
            {t({ id: 'moderation.hidden' })}
          </Badge>
        ) : null}
        {isDeleted ? (
          <Badge size="sm" colorPalette="gray">
            {t({ id: 'moderation.deleted' })}
          </Badge>
        ) : null}
      </Flex>
      <Text mt="1" fontSize="sm" overflowWrap="anywhere" whiteSpace="pre-line" lineClamp="4">
        {content.slice(0, excerptLength)}
      </Text>
    </Box>
  );
}
