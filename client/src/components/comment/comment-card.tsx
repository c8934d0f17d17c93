import { Badge, Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Panel } from '../panel.tsx';
import { EditedMark } from '../text-history/edited-mark.tsx';
import { UserAvatar } from '../user-avatar.tsx';
import { AcceptButton } from './accept-button.tsx';
import {
  CommentsDocument,
  useDeleteCommentMutation,
  useUpdateCommentMutation,
  type CommentCard_CommentFragment,
} from './comments.generated.ts';
import { DeleteButton } from './delete-button.tsx';
import { EditAndReport } from './edit-and-report.tsx';
import { EditForm } from './edit-form.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { LikeButton } from './like-button.tsx';
import { MutedFold } from './muted-fold.tsx';
import { RemovedNote } from './removed-note.tsx';
import { ReplyForm, type Answered } from './reply-form.tsx';
import { ReplyList } from './reply-list.tsx';
import { scrollToLinked } from './scroll-to-linked.ts';
import { TextButton } from './text-button.tsx';
import { WriterLine } from './writer-line.tsx';

interface CommentCardProps {
  readonly comment: CommentCard_CommentFragment;
  readonly hostLabel: string;
  /** A notification leads to this reply; null: to the comment; absent: to neither. */
  readonly linkedReplyId?: number | null;
  /** Null: the viewer may not write here. */
  readonly writerId: string | null;
}

/** A comment, its actions and its replies. */
export function CommentCard({ comment, hostLabel, linkedReplyId, writerId }: CommentCardProps) {
  const t = useText();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [remove] = useDeleteCommentMutation({ refetchQueries: [CommentsDocument], awaitRefetchQueries: true });
  const [update] = useUpdateCommentMutation({ refetchQueries: [CommentsDocument] });
  const { id, content, createdAt, editedAt, isHost, author, viewerCanReply, viewerCanDelete, removal } = comment;
  const on = { commentId: id };
  const canAnswer = writerId !== null && viewerCanReply;
  return (
    <Panel
      as="li"
      px="4"
      py="3"
      {...(comment.isAnswer && { borderColor: 'green.solid' })}
      {...(linkedReplyId !== undefined && { borderColor: 'accent.solid' })}
      {...(linkedReplyId === null && { ref: scrollToLinked, tabIndex: -1 })}
    >
      <Flex gap="3">
        <UserAvatar username={author.username} avatarUrl={author.avatarUrl} size="8" />
        <Box flex="1" minW="0">
          <WriterLine author={author} hostLabel={isHost ? hostLabel : null} createdAt={createdAt}>
            <EditedMark on={on} editedAt={editedAt} isHistoryShown={viewerCanDelete} />
          </WriterLine>
          {comment.isAnswer ? (
            <Badge size="sm" colorPalette="green" mt="1">
              <span aria-hidden>✓</span> {t({ id: 'comment.answer' })}
            </Badge>
          ) : null}
          <HiddenNote reason={comment.hiddenReason} isByReports={comment.isHiddenByReports} isMine={comment.isMine} />
          {removal === null ? null : <RemovedNote removal={removal} />}
          <MutedFold author={author}>
            {isEditing && writerId !== null ? (
              <EditForm
                name={`edit of comment ${id}`}
                userId={writerId}
                text={comment}
                href={`?comment=${id}`}
                send={async (text, basis) =>
                  (await update({ variables: { input: { id, content: text, basis } } })).data?.updateComment
                }
                onClose={() => setEditing(false)}
              />
            ) : (
              <Markdown source={content} hasMentions mt="1" />
            )}
            <Flex ms="-2" mt="1" gap="1" wrap="wrap">
              {removal === null ? <LikeButton comment={comment} /> : null}
              {canAnswer ? (
                <TextButton
                  aria-label={t({ id: 'comment.replyTo' }, { name: author.username })}
                  onClick={() => setAnswered({ replyId: null, username: author.username })}
                >
                  {t({ id: 'comment.reply' })}
                </TextButton>
              ) : null}
              {comment.viewerCanAccept ? <AcceptButton comment={comment} /> : null}
              <EditAndReport
                on={on}
                writer={author.username}
                canEdit={comment.viewerCanEdit}
                canReport={removal === null && !comment.isMine}
                isEditing={isEditing}
                onEditing={setEditing}
              />
              {viewerCanDelete ? (
                <DeleteButton
                  title={t({ id: 'comment.deleteComment' })}
                  text={t({ id: 'comment.deleteCommentText' })}
                  remove={async () => (await remove({ variables: { id } })).data?.deleteComment}
                />
              ) : null}
            </Flex>
          </MutedFold>
          <ReplyList
            comment={comment}
            hostLabel={hostLabel}
            linkedReplyId={linkedReplyId ?? null}
            writerId={writerId}
            {...(writerId !== null &&
              (viewerCanReply || removal !== null) && {
                onReply: (reply) => setAnswered({ replyId: reply.id, username: reply.author.username }),
              })}
          />
          {answered !== null && writerId !== null ? (
            <ReplyForm commentId={id} answered={answered} userId={writerId} onClose={() => setAnswered(null)} />
          ) : null}
        </Box>
      </Flex>
    </Panel>
  );
}
