import { Box, Button } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Pager } from '../../../components/pager.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
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
  /** Left out where the viewer may not answer. */
  readonly onReply?: (reply: CommentReply_ReplyFragment) => void;
}

/** The newest replies to a comment in the order they were written; all of them when asked for. */
export function ReplyList({ comment: { id, replyCount, replies }, onReply }: ReplyListProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [page, setPage] = useState(1);
  const { data, previousData, refetch } = useRepliesQuery({
    variables: { commentId: id, page },
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
  const all = isOpen ? (data ?? previousData)?.replies.items : undefined;
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
        {[...(all ?? replies)].reverse().map((reply) => (
          <ReplyRow key={reply.id} reply={reply} {...(onReply && { onReply: () => onReply(reply) })} />
        ))}
      </Box>
      {isOpen && replyCount > pageSize ? (
        <Pager page={page} size={pageSize} total={replyCount} onPage={setPage} />
      ) : null}
    </Box>
  );
}
