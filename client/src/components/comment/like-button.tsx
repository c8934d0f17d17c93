import { Button } from '@chakra-ui/react';
import { domainErrorText } from '../../lib/failure/domain-error.ts';
import { failureText } from '../../lib/failure/failure.ts';
import { useText } from '../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../lib/session/use-viewer.ts';
import { showToast } from '../../lib/toast/toast-store.ts';
import { useLikeCommentMutation, type CommentCard_CommentFragment } from './comments.generated.ts';

/** Likes a comment or takes that back; shown at once, and put right if the server refuses. */
export function LikeButton({
  comment: { id, likeCount, viewerHasLiked },
}: {
  readonly comment: CommentCard_CommentFragment;
}) {
  const t = useText();
  const { hasToken } = useViewer();
  const askToSignIn = useAskToSignIn();
  const [like] = useLikeCommentMutation();
  const toggle = async () => {
    if (!hasToken) {
      askToSignIn();
      return;
    }
    const isLiked = !viewerHasLiked;
    const data = {
      __typename: 'Comment' as const,
      id,
      likeCount: likeCount + (isLiked ? 1 : -1),
      viewerHasLiked: isLiked,
    };
    try {
      const result = (
        await like({
          variables: { id, isLiked },
          optimisticResponse: { __typename: 'Mutation', likeComment: { __typename: 'LikeCommentSuccess', data } },
        })
      ).data?.likeComment;
      if (result?.__typename !== 'LikeCommentSuccess') showToast('error', domainErrorText(t, result));
    } catch (error) {
      showToast('error', failureText(t, error));
    }
  };
  return (
    <Button
      size="xs"
      variant="ghost"
      px="2"
      color={viewerHasLiked ? 'red.fg' : 'fg.muted'}
      aria-pressed={viewerHasLiked}
      aria-label={t({ id: 'comment.likeThis' }, { count: likeCount })}
      onClick={() => void toggle()}
    >
      <span aria-hidden>{viewerHasLiked ? '♥' : '♡'}</span>
      <span aria-hidden>{likeCount}</span>
    </Button>
  );
}
