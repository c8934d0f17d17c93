import { Box, Heading } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { Panel } from '../panel.tsx';
import { CommentCard } from './comment-card.tsx';
import { useLinkedCommentQuery } from './comments.generated.ts';
import type { LinkedIds } from './use-linked-comment.ts';

interface LinkedCommentProps extends LinkedIds {
  readonly hostLabel: string;
  readonly writerId: string | null;
}

/** The comment that a notification leads to, above the list where it is on no page that is shown. */
export function LinkedComment({ commentId, replyId, hostLabel, writerId }: LinkedCommentProps) {
  const t = useText();
  const { data, error } = useLinkedCommentQuery({
    variables: { id: commentId },
    fetchPolicy: 'cache-and-network',
  });
  if (data === undefined)
    return error === undefined ? null : (
      <Panel px="4" py="3" mb="4" color="fg.muted">
        {t({ id: 'comment.linkedGone' })}
      </Panel>
    );
  return (
    <Box as="section" mb="4" aria-labelledby="linked-comment">
      <Heading as="h3" id="linked-comment" size="sm" mb="2" color="fg.muted">
        {t({ id: 'comment.linked' })}
      </Heading>
      <Box as="ul" listStyleType="none">
        <CommentCard comment={data.comment} hostLabel={hostLabel} linkedReplyId={replyId} writerId={writerId} />
      </Box>
    </Box>
  );
}
