import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { EditedMark } from '../text-history/edited-mark.tsx';
import { UserAvatar } from '../user-avatar.tsx';
import { UserLink } from '../user-link.tsx';
import {
  CommentsDocument,
  RepliesDocument,
  useDeleteReplyMutation,
  useUpdateReplyMutation,
  type CommentReply_ReplyFragment,
} from './comments.generated.ts';
import { DeleteButton } from './delete-button.tsx';
import { EditAndReport } from './edit-and-report.tsx';
import { EditForm } from './edit-form.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { MutedFold } from './muted-fold.tsx';
import { scrollToLinked } from './scroll-to-linked.ts';
import { TextButton } from './text-button.tsx';
import { WriterLine } from './writer-line.tsx';

interface ReplyRowProps {
  readonly reply: CommentReply_ReplyFragment;
  readonly hostLabel: string;
  /** A notification leads here. */
  readonly isLinked: boolean;
  /** Null: the viewer may not write here. */
  readonly writerId: string | null;
  /** Left out where the viewer may not answer it. */
  readonly onReply?: () => void;
}

/** An answer below a comment. */
export function ReplyRow({ reply, hostLabel, isLinked, writerId, onReply }: ReplyRowProps) {
  const t = useText();
  const [remove] = useDeleteReplyMutation({ refetchQueries: [CommentsDocument], awaitRefetchQueries: true });
  const [update] = useUpdateReplyMutation({ refetchQueries: [CommentsDocument, RepliesDocument] });
  const [isEditing, setEditing] = useState(false);
  const { id, content, createdAt, editedAt, viewerCanDelete, isHost, author, recipient } = reply;
  const on = { replyId: id };
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
          <EditedMark on={on} editedAt={editedAt} isHistoryShown={viewerCanDelete} />
        </WriterLine>
        <HiddenNote reason={reply.hiddenReason} isByReports={reply.isHiddenByReports} isMine={reply.isMine} />
        <MutedFold author={author}>
          {isEditing && writerId !== null ? (
            <EditForm
              name={`edit of reply ${id}`}
              userId={writerId}
              text={reply}
              href={`?comment=${reply.commentId}&reply=${id}`}
              send={async (text, basis) =>
                (await update({ variables: { input: { id, content: text, basis } } })).data?.updateReply
              }
              onClose={() => setEditing(false)}
            />
          ) : (
            <Markdown source={content} hasMentions fontSize="sm" />
          )}
          <Flex ms="-2" wrap="wrap">
            {onReply === undefined ? null : (
              <TextButton aria-label={t({ id: 'comment.replyTo' }, { name: author.username })} onClick={onReply}>
                {t({ id: 'comment.reply' })}
              </TextButton>
            )}
            <EditAndReport
              on={on}
              writer={author.username}
              canEdit={reply.viewerCanEdit}
              canReport={!reply.isMine}
              isEditing={isEditing}
              onEditing={setEditing}
            />
            {viewerCanDelete ? (
              <DeleteButton
                title={t({ id: 'comment.deleteReply' })}
                text={t({ id: 'comment.deleteReplyText' })}
                remove={async () => (await remove({ variables: { id } })).data?.deleteReply}
              />
            ) : null}
          </Flex>
        </MutedFold>
      </Box>
    </Flex>
  );
}
