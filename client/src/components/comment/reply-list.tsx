import { Box, Button } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { Pager } from '../pager.tsx';
import {
  useRepliesQuery,
  type CommentCard_CommentFragment,
  type CommentReply_ReplyFragment,
} from './comments.generated.ts';
import { ReplyRow } from './reply-row.tsx';

/** Replies of a page, once all are asked for. */
const pageSize = 100;

interface ReplyListProps {
  readonly comment: CommentCard_CommentFragment;
  readonly hostLabel: string;
  /** Null: no notification leads to a reply. */
  readonly linkedReplyId: number | null;
  /** Null: the viewer may not write here. */
  readonly writerId: string | null;
  /** Left out where the viewer may not answer. */
  readonly onReply?: (reply: CommentReply_ReplyFragment) => void;
}

/** The newest replies to a comment in the order they were written; all of them when asked for. */
export function ReplyList({
  comment: { id, replyCount, replies },
  hostLabel,
  linkedReplyId,
  writerId,
  onReply,
}: ReplyListProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(linkedReplyId !== null && replyCount > replies.length);
  const [asked, setPage] = useState<number | null>(linkedReplyId === null ? 1 : null);
  const { data, previousData, refetch } = useRepliesQuery({
    variables: asked === null ? { commentId: id, aroundId: linkedReplyId } : { commentId: id, page: asked },
    skip: !isOpen,
    fetchPolicy: 'cache-and-network',
  });
  // What comes in comes with the comment; the whole list is asked for again then.
  const news = `${replyCount} ${replies[0]?.id ?? ''}`;
  const told = useRef(news);
  useEffect(() => {
    if (isOpen && told.current !== news) void refetch();
    told.current = news;
  }, [isOpen, news, refetch]);
  if (replyCount === 0) return null;
  const shown = isOpen ? (data ?? previousData)?.replies : undefined;
  return (
    <Box mt="2" ps={{ base: '2', md: '3' }} borderInlineStartWidth="2px" borderColor="border.muted">
      {replyCount > replies.length ? (
        <Button
          size="xs"
          variant="ghost"
          px="2"
          ms="-2"
          color="accent.fg"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t({ id: 'comment.fewer' }) : t({ id: 'comment.allReplies' }, { count: replyCount })}
        </Button>
      ) : null}
      <Box as="ul" listStyleType="none" aria-label={t({ id: 'comment.replies' })}>
        {[...(shown?.items ?? replies)].reverse().map((reply) => (
          <ReplyRow
            key={reply.id}
            reply={reply}
            hostLabel={hostLabel}
            isLinked={reply.id === linkedReplyId}
            writerId={writerId}
            {...(onReply && { onReply: () => onReply(reply) })}
          />
        ))}
      </Box>
      {isOpen && replyCount > pageSize ? (
        <Pager page={shown?.page ?? 1} size={pageSize} total={replyCount} onPage={setPage} />
      ) : null}
    </Box>
  );
}
