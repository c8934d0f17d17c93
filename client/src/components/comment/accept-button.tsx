import { useText } from '../../lib/intl/use-text.ts';
import { useAct } from '../../lib/toast/use-act.ts';
import { CommentsDocument, useAcceptAnswerMutation, type CommentCard_CommentFragment } from './comments.generated.ts';
import { TextButton } from './text-button.tsx';

/** Accepts a comment as the answer to a question, or takes that back. */
export function AcceptButton({ comment: { id, isAnswer, author } }: { readonly comment: CommentCard_CommentFragment }) {
  const t = useText();
  const act = useAct();
  const [accept, { loading }] = useAcceptAnswerMutation({
    refetchQueries: [CommentsDocument],
    awaitRefetchQueries: true,
  });
  const isAccepted = !isAnswer;
  return (
    <TextButton
      loading={loading}
      color={isAnswer ? 'fg.muted' : 'green.fg'}
      aria-label={
        isAnswer
          ? t({ id: 'comment.takeAnswerBackOf' }, { name: author.username })
          : t({ id: 'comment.acceptAnswerOf' }, { name: author.username })
      }
      onClick={() =>
        void act(
          async () => (await accept({ variables: { input: { commentId: id, isAccepted } } })).data?.acceptAnswer,
          isAccepted ? t({ id: 'comment.answerAccepted' }) : t({ id: 'comment.answerTakenBack' }),
        )
      }
    >
      {isAnswer ? t({ id: 'comment.takeAnswerBack' }) : t({ id: 'comment.acceptAnswer' })}
    </TextButton>
  );
}
