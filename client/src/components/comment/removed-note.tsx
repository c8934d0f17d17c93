import { Text } from '@chakra-ui/react';
import { useText } from '../../lib/intl/use-text.ts';
import { withGap } from '../../lib/intl/with-gap.ts';
import type { CommentCard_CommentFragment } from './comments.generated.ts';

interface RemovedNoteProps {
  readonly removal: NonNullable<CommentCard_CommentFragment['removal']>;
}

/** Stands where a comment was, for the replies below it. */
export function RemovedNote({ removal: { isByAuthor, reason } }: RemovedNoteProps) {
  const t = useText();
  return (
    <Text mt="1" color="fg.muted" fontStyle="italic">
      {withGap(isByAuthor ? t({ id: 'comment.removedByAuthor' }) : t({ id: 'comment.removedByModerator' }))}
      {reason === '' ? '' : t({ id: 'comment.reason' }, { reason })}
    </Text>
  );
}
