import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { ReportButton } from '../../../../components/report/report-button.tsx';
import { discussionListAddress } from '../../../../lib/address/discussion-address.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useAct } from '../../../../lib/toast/use-act.ts';
import { DiscussionDialog } from '../write/discussion-dialog.tsx';
import {
  useDeleteDiscussionMutation,
  useLikeDiscussionMutation,
  type DiscussionDetail_DiscussionFragment,
} from './discussion-detail.generated.ts';

interface DiscussionActsProps {
  readonly discussion: DiscussionDetail_DiscussionFragment;
}

/** What a reader does with a discussion, and what its author does. */
export function DiscussionActs({ discussion }: DiscussionActsProps) {
  const t = useText();
  const act = useAct();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [remove] = useDeleteDiscussionMutation();
  const { user } = useViewer();
  const { groupId } = useDiscussionPlace();
  const { id, author, problemDisplayId, viewerCanEdit, viewerCanDelete } = discussion;
  const close = () => setOpen(null);
  const confirmDeletion = async () => {
    const isDone = await act(
      async () => (await remove({ variables: { input: { id } } })).data?.deleteDiscussion,
      t({ id: 'discussion.deleted' }),
    );
    if (isDone) void navigate(discussionListAddress(groupId));
  };
  return (
    <Flex gap="1" wrap="wrap">
      <LikeButton discussion={discussion} />
      {user?.id === author.id ? null : <ReportButton on={{ discussionId: Number(id) }} variant="outline" />}
      {viewerCanEdit ? (
        <Button size="xs" variant="outline" onClick={() => setOpen('edit')}>
          {t({ id: 'discussion.edit' })}
        </Button>
      ) : null}
      {viewerCanDelete ? (
        <Button
          size="xs"
          variant="outline"
          colorPalette="red"
          color="red.fg"
          aria-label={t({ id: 'discussion.deleteTitle' })}
          onClick={() => setOpen('delete')}
        >
          {t({ id: 'discussion.delete' })}
        </Button>
      ) : null}
      {open === 'edit' ? (
        <DiscussionDialog discussion={discussion} problemId={problemDisplayId} categoryId={null} onClose={close} />
      ) : null}
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t({ id: 'discussion.deleteTitle' })}
        text={t({ id: 'discussion.deleteText' })}
        action={t({ id: 'discussion.delete' })}
        onConfirm={() => void confirmDeletion()}
        onClose={close}
      />
    </Flex>
  );
}

/** Likes a discussion or takes that back; shown at once, and put right if the server refuses. */
function LikeButton({ discussion: { id, likeCount, viewerHasLiked } }: DiscussionActsProps) {
  const t = useText();
  const act = useAct();
  const { hasToken } = useViewer();
  const askToSignIn = useAskToSignIn();
  const [like] = useLikeDiscussionMutation();
  const toggle = () => {
    const isLiked = !viewerHasLiked;
    const discussion = {
      __typename: 'Discussion' as const,
      id,
      likeCount: likeCount + (isLiked ? 1 : -1),
      viewerHasLiked: isLiked,
    };
    void act(
      async () =>
        (
          await like({
            variables: { input: { id, isLiked } },
            optimisticResponse: {
              __typename: 'Mutation',
              likeDiscussion: { __typename: 'LikeDiscussionSuccess', discussion },
            },
          })
        ).data?.likeDiscussion,
      isLiked ? t({ id: 'discussion.liked' }) : t({ id: 'discussion.cancelLike' }),
    );
  };
  return (
    <Button
      size="xs"
      variant="outline"
      color={viewerHasLiked ? 'red.fg' : 'fg'}
      aria-pressed={viewerHasLiked}
      onClick={hasToken ? toggle : askToSignIn}
    >
      <span aria-hidden>{viewerHasLiked ? '♥' : '♡'}</span>
      {t({ id: 'discussion.like' }, { count: likeCount })}
    </Button>
  );
}
