import { Box, Flex } from '@chakra-ui/react';
import { CommentArea } from '../../../../components/comment/comment-area.tsx';
import { HiddenNote } from '../../../../components/comment/hidden-note.tsx';
import { RoleBadge } from '../../../../components/comment/role-badge.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
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
import { isNotFound } from '../../../../lib/failure/failure.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../../../lib/site/use-site-config.ts';
import { ReviewOnPage } from '../review/review-on-page.tsx';
import { SolutionStateMarks, SolutionStateNote } from '../solution-state.tsx';
import { SolutionText } from '../solution-text.tsx';
import { SolutionActs } from './solution-acts.tsx';
import { useSolutionDetailQuery, type SolutionDetail_SolutionFragment } from './solution-detail.generated.ts';
import { SolutionVotes } from './solution-votes.tsx';

/** A solution with votes and comments, for its author with what became of it, for reviewers with their panel. */
export function SolutionPage({ solutionId }: { readonly solutionId: string }) {
  const t = useText();
  const { data, previousData, error, refetch } = useSolutionDetailQuery({
    variables: { id: solutionId },
    fetchPolicy: 'cache-and-network',
  });
  const isGone = isNotFound(error);
  const shown = isGone ? undefined : (data ?? previousData);
  return (
    <PageBody maxW="60rem">
      {shown === undefined ? (
        <>
          <PageTitle text={t({ id: 'solution.pageTitle' })} />
          {isGone ? (
            <EmptyState icon="search" title={t({ id: 'solution.gone' })} hint={t({ id: 'solution.goneHint' })} />
          ) : (
            <LoadingRows data={undefined} error={error} onRetry={() => void refetch()} count={6} height="64px" />
          )}
        </>
      ) : (
        <Solution
          solution={shown.communitySolution}
          languageNames={new Map(shown.languages.map(({ key, name }) => [key, name]))}
        />
      )}
    </PageBody>
  );
}

interface SolutionProps {
  readonly solution: SolutionDetail_SolutionFragment;
}

function Solution({
  solution,
  languageNames,
}: SolutionProps & { readonly languageNames: ReadonlyMap<string, string> }) {
  const t = useText();
  const { user } = useViewer();
  const { isPublicDiscussionOpen } = useSiteConfig();
  const { id, title, problemDisplayId, problemTitle, languageKey, isHidden, hiddenReason, viewerCanEdit } = solution;
  const path = `/problem/${encodeURIComponent(problemDisplayId)}`;
  return (
    <>
      <PageTitle text={title} />
      <Flex columnGap="3" rowGap="1" mb="2" fontSize="sm" wrap="wrap">
        <TextLink to={path}>
          {problemDisplayId} {problemTitle}
        </TextLink>
        <TextLink to={`${path}/solutions`}>{t({ id: 'solution.toList' })}</TextLink>
        {solution.viewerCanReview ? <TextLink to="/admin/solution">{t({ id: 'solution.toQueue' })}</TextLink> : null}
      </Flex>
      <Panel as="article" p="4" mb="4">
        <PageHeading>{title}</PageHeading>
        <Author solution={solution} />
        <HiddenNote
          reason={isHidden ? (hiddenReason ?? '') : null}
          isByReports={solution.isHiddenByReports}
          isMine={user?.id === solution.author.id}
        />
        <SolutionStateNote solution={solution}>
          {viewerCanEdit ? (
            <TextLink to={`/solution/${id}/edit`} color="inherit" textDecoration="underline">
              {t({ id: 'solution.edit' })}
            </TextLink>
          ) : null}
        </SolutionStateNote>
        <SolutionText version={solution} languageName={languageNames.get(languageKey) ?? languageKey} />
        <Flex mt="4" pt="3" borderTopWidth="1px" columnGap="3" rowGap="2" wrap="wrap" align="center">
          <SolutionVotes solution={solution} />
          <SolutionActs solution={solution} />
        </Flex>
      </Panel>
      {solution.viewerCanReview ? <ReviewOnPage solution={solution} languageNames={languageNames} /> : null}
      {solution.isPublished && isPublicDiscussionOpen ? (
        <CommentArea on={{ solutionId: id }} hostLabel={t({ id: 'comment.author' })} />
      ) : null}
    </>
  );
}

/** Who wrote it and when. */
function Author({ solution }: SolutionProps) {
  const { id, author, createdAt, writtenAt, viewerCanDelete, viewerCanReview } = solution;
  return (
    <Flex mt="2" gap="2" align="center">
      <UserAvatar username={author.username} avatarUrl={author.avatarUrl} size="8" />
      <Box minW="0" fontSize="sm">
        <Flex columnGap="2" rowGap="0.5" align="center" wrap="wrap">
          <Box fontWeight="semibold" minW="0">
            <UserLink username={author.username} />
          </Box>
          <RoleBadge role={author.role} />
          <TitleBadge name={author.titleName} color={author.titleColor} />
          {solution.pending === null ? null : <SolutionStateMarks solution={solution} />}
        </Flex>
        <Flex columnGap="2" wrap="wrap" color="fg.muted" fontSize="xs">
          <RelativeTime at={createdAt} />
          <EditedMark
            on={{ solutionId: id }}
            editedAt={writtenAt === createdAt ? null : writtenAt}
            isHistoryShown={viewerCanDelete || viewerCanReview}
          />
        </Flex>
      </Box>
    </Flex>
  );
}
