import { Box, Button, Flex } from '@chakra-ui/react';
import { Markdown } from '../../../components/markdown/markdown.tsx';
import { UserAvatar } from '../../../components/user-avatar.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { CommentsDocument, useDeleteReplyMutation, type CommentReply_ReplyFragment } from './comments.generated.ts';
import { DeleteButton } from './delete-button.tsx';
import { WriterLine } from './writer-line.tsx';

interface ReplyRowProps {
  readonly reply: CommentReply_ReplyFragment;
  /** Left out where the viewer may not answer it. */
  readonly onReply?: () => void;
}

/** An answer below a comment. */
export function ReplyRow({ reply, onReply }: ReplyRowProps) {
  const t = useText();
  const [remove] = useDeleteReplyMutation({ refetchQueries: [CommentsDocument] });
  const { id, content, createdAt, viewerCanDelete, isJury, author, recipient } = reply;
  return (
    <Flex as="li" gap="2" py="2">
      <UserAvatar username={author.username} avatarUrl={author.avatarUrl} />
      <Box flex="1" minW="0">
        <WriterLine author={author} isJury={isJury} createdAt={createdAt}>
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
