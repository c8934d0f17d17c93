import { Box, Button, Flex } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { UserAvatar } from '../user-avatar.tsx';
import { UserLink } from '../user-link.tsx';
import { CommentsDocument, useDeleteReplyMutation, type CommentReply_ReplyFragment } from './comments.generated.ts';
import { DeleteButton } from './delete-button.tsx';
import { scrollToLinked } from './scroll-to-linked.ts';
import { WriterLine } from './writer-line.tsx';

interface ReplyRowProps {
  readonly reply: CommentReply_ReplyFragment;
  readonly hostLabel: string;
  /** A notification leads here. */
  readonly isLinked: boolean;
  /** Left out where the viewer may not answer it. */
  readonly onReply?: () => void;
}

/** An answer below a comment. */
export function ReplyRow({ reply, hostLabel, isLinked, onReply }: ReplyRowProps) {
  const t = useText();
  const [remove] = useDeleteReplyMutation({ refetchQueries: [CommentsDocument] });
  const { id, content, createdAt, viewerCanDelete, isHost, author, recipient } = reply;
  return (
    <Flex
      as="li"
      gap="2"
      py="2"
      {...(isLinked && { ref: scrollToLinked, bg: 'bg.muted', borderRadius: 'l2', px: '2', tabIndex: -1 })}
    >
      <UserAvatar username={author.username} avatarUrl={author.avatarUrl} />
      <Box flex="1" minW="0">
        <WriterLine author={author} hostLabel={isHost ? hostLabel : null} createdAt={createdAt}>
          {recipient === null ? null : (
            <Box as="span" color="fg.muted" minW="0">
              {t({ id: 'comment.to' })} @<UserLink username={recipient.username} />
            </Box>
          )}
        </WriterLine>
        <Markdown source={content} fontSize="sm" />
        <Flex ms="-2">
          {onReply === undefined ? null : (
            <Button
              size="xs"
              variant="ghost"
              px="2"
              color="fg.muted"
              aria-label={t({ id: 'comment.replyTo' }, { name: author.username })}
              onClick={onReply}
            >
              {t({ id: 'comment.reply' })}
            </Button>
          )}
          {viewerCanDelete ? (
            <DeleteButton
              title={t({ id: 'comment.deleteReply' })}
              text={t({ id: 'comment.deleteReplyText' })}
              remove={async () => (await remove({ variables: { id } })).data?.deleteReply}
            />
          ) : null}
        </Flex>
      </Box>
    </Flex>
  );
}
