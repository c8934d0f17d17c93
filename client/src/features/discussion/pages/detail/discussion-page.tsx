import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import { CommentArea } from '../../../../components/comment/comment-area.tsx';
import { HiddenNote } from '../../../../components/comment/hidden-note.tsx';
import { MutedFold } from '../../../../components/comment/muted-fold.tsx';
import { RoleBadge } from '../../../../components/comment/role-badge.tsx';
import { WriterMenu } from '../../../../components/comment/writer-menu.tsx';
import { DiscussionBadges } from '../../../../components/discussion/discussion-badges.tsx';
import { useDiscussionPlace } from '../../../../components/discussion/discussion-place.ts';
import { ModerationSwitches } from '../../../../components/discussion/moderation-switches.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Markdown } from '../../../../components/markdown/markdown.tsx';
import { PageBody } from '../../../../components/page-body.tsx';
import { PageHeading } from '../../../../components/page-header.tsx';
import { PageTitle } from '../../../../components/page-title.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { RelativeTime } from '../../../../components/relative-time.tsx';
import { EditedMark } from '../../../../components/text-history/edited-mark.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { TitleBadge } from '../../../../components/title-badge.tsx';
import { UserAvatar } from '../../../../components/user-avatar.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { discussionAddress, discussionListAddress } from '../../../../lib/address/discussion-address.ts';
import { failureText, isRemoved } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { DiscussionActs } from './discussion-acts.tsx';
import { useViewDiscussionMutation, type DiscussionDetail_DiscussionFragment } from './discussion-detail.generated.ts';
import { useDiscussion } from './use-discussion.ts';

interface MissingProps {
  readonly isGone: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A discussion with its comments. */
export function DiscussionPage({ discussionId }: { readonly discussionId: string }) {
  const { groupId } = useDiscussionPlace();
  const { discussion, isGone, error, retry } = useDiscussion(discussionId);
  const { search, hash } = useLocation();
  // Links of messages name a discussion alone; one of a group is below the address of its group.
  if (discussion !== null && discussion.groupId !== groupId)
    return <Navigate to={{ pathname: discussionAddress(discussion.groupId, discussionId), search, hash }} replace />;
  const content =
    discussion === null ? (
      <Missing isGone={isGone} error={error} onRetry={retry} />
    ) : (
      <Discussion discussion={discussion} />
    );
  // In a group, its pages are the frame.
  return groupId === null ? <PageBody maxW="60rem">{content}</PageBody> : content;
}

/** In place of a discussion that is not known yet, or gone. */
function Missing({ isGone, error, onRetry }: MissingProps) {
  const t = useText();
  const { groupId } = useDiscussionPlace();
  const removal = isRemoved(error) ? failureText(t, error) : null;
  return (
    <>
      <PageTitle text={t({ id: 'nav.discussion' })} />
      {isGone ? (
        <EmptyState
          icon="search"
          title={removal ?? t({ id: 'discussion.gone' })}
          hint={removal === null ? t({ id: 'discussion.goneHint' }) : ''}
        >
          <TextLink to={discussionListAddress(groupId)}>{t({ id: 'discussion.toList' })}</TextLink>
        </EmptyState>
      ) : (
        <LoadingRows data={undefined} error={error} onRetry={onRetry} count={6} height="64px" />
      )}
    </>
  );
}

interface DiscussionProps {
  readonly discussion: DiscussionDetail_DiscussionFragment;
}

function Discussion({ discussion }: DiscussionProps) {
  const t = useText();
  const { groupId } = useDiscussionPlace();
  const { hasToken, user } = useViewer();
  const [view] = useViewDiscussionMutation();
  const countView = useEffectEvent(() => {
    view({ variables: { input: { id: discussion.id } }, context: { isQuiet: true } }).catch(() => undefined);
  });
  useEffect(() => {
    if (hasToken) countView();
  }, [hasToken]);
  const { id, title, content, problemDisplayId, answerId, commentCount, viewCount, viewerCanModerate } = discussion;
  return (
    <>
      <PageTitle text={title} />
      <Flex columnGap="3" rowGap="1" mb="2" fontSize="sm" wrap="wrap">
        <TextLink to={discussionListAddress(groupId)}>{t({ id: 'discussion.toList' })}</TextLink>
        {problemDisplayId === null ? null : (
          <>
            <TextLink to={discussionListAddress(groupId, problemDisplayId)}>
              {t({ id: 'discussion.about' }, { id: problemDisplayId })}
            </TextLink>
            <TextLink to={`/problem/${encodeURIComponent(problemDisplayId)}`}>
              {t({ id: 'discussion.toProblem' }, { id: problemDisplayId })}
            </TextLink>
          </>
        )}
      </Flex>
      <Panel as="article" p="4" mb="4">
        <PageHeading level={groupId === null ? 'h1' : 'h2'} size="lg">
          {title}
        </PageHeading>
        <Author discussion={discussion} />
        <HiddenNote
          reason={discussion.hiddenReason}
          isByReports={discussion.isHiddenByReports}
          isMine={user?.id === discussion.author.id}
        />
        <MutedFold author={discussion.author}>
          <Markdown source={content} hasMentions mt="3" />
          {answerId === null ? null : (
            <TextLink to={`?comment=${answerId}`} display="inline-block" mt="3" fontSize="sm">
              {t({ id: 'discussion.toAnswer' })}
            </TextLink>
          )}
        </MutedFold>
        <Flex mt="4" pt="3" borderTopWidth="1px" columnGap="3" rowGap="2" wrap="wrap" align="center">
          <DiscussionActs discussion={discussion} />
          <Flex ms="auto" gap="3" color="fg.muted" fontSize="xs">
            <span>{t({ id: 'discussion.comments' }, { count: commentCount })}</span>
            <span>{t({ id: 'discussion.views' }, { count: viewCount })}</span>
          </Flex>
        </Flex>
        {viewerCanModerate ? (
          <Flex
            role="group"
            aria-label={t({ id: 'discussion.moderation' })}
            mt="3"
            columnGap="4"
            rowGap="2"
            wrap="wrap"
            align="center"
          >
            <ModerationSwitches discussion={discussion} />
          </Flex>
        ) : null}
      </Panel>
      <CommentArea on={{ discussionId: Number(id) }} hostLabel={t({ id: 'comment.author' })} />
    </>
  );
}

/** Who wrote it and when, with its category and what sets it apart. */
function Author({ discussion }: DiscussionProps) {
  const { author, category, createdAt, editedAt } = discussion;
  return (
    <Flex mt="2" gap="2" align="center">
      <UserAvatar username={author.username} avatarUrl={author.avatarUrl} size="8" />
      <Box flex="1" minW="0" fontSize="sm">
        <Flex columnGap="2" rowGap="0.5" align="center" wrap="wrap">
          <Box fontWeight="semibold" minW="0">
            <UserLink username={author.username} />
          </Box>
          <RoleBadge role={author.role} />
          <TitleBadge name={author.titleName} color={author.titleColor} />
          <DiscussionBadges discussion={discussion} />
        </Flex>
        <Flex columnGap="2" wrap="wrap" color="fg.muted" fontSize="xs">
          <span>{category.name}</span>
          <RelativeTime at={createdAt} />
          <EditedMark
            on={{ discussionId: Number(discussion.id) }}
            editedAt={editedAt}
            isHistoryShown={discussion.viewerCanDelete}
          />
        </Flex>
      </Box>
      <WriterMenu writer={author} />
    </Flex>
  );
}
