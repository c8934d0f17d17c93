import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../lib/intl/use-text.ts';
import { focusFirstField } from '../../lib/keyboard/first-field.ts';
import { useReturnFocus } from '../../lib/keyboard/use-return-focus.ts';
import { CommentsDocument, useReplyToCommentMutation } from './comments.generated.ts';
import { WritingForm } from './writing-form.tsx';

/** What a reply is written to: the comment itself, or a reply below it. */
export interface Answered {
  readonly replyId: number | null;
  readonly username: string;
}

interface ReplyFormProps {
  readonly commentId: number;
  /** A new object each time that an answer is asked for. */
  readonly answered: Answered;
  readonly userId: string;
  readonly onClose: () => void;
}

/** A reply as it is written; it takes the focus whenever a text is answered. */
export function ReplyForm({ commentId, answered, userId, onClose }: ReplyFormProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const [send] = useReplyToCommentMutation({ refetchQueries: [CommentsDocument] });
  useReturnFocus();
  useEffect(() => focusFirstField(box.current), [answered]);
  return (
    <Box ref={box} mt="3">
      <WritingForm
        draft={`reply ${commentId}`}
        userId={userId}
        label={t({ id: 'comment.replyTo' }, { name: answered.username })}
        action={t({ id: 'comment.sendReply' })}
        done={t({ id: 'comment.replied' })}
        rows={3}
        send={async (text) =>
          (await send({ variables: { input: { commentId, replyId: answered.replyId, content: text } } })).data
            ?.replyToComment
        }
        onDone={onClose}
        onCancel={onClose}
      />
    </Box>
  );
}
