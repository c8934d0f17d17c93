import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { CommentArea } from '../../../components/comment/comment-area.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { GiveUp } from '../../../components/give-up/give-up.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useProblemPlace } from '../../../components/problem/problem-place.ts';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { UserLink } from '../../../components/user-link.tsx';
import { problemAddress, problemKeepingAddress } from '../../../lib/address/problem-address.ts';
import { formatMinute } from '../../../lib/format/figures.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useAskToSignIn } from '../../../lib/session/use-ask-to-sign-in.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { useSiteConfig } from '../../../lib/site/use-site-config.ts';
import {
  EditorialPageDocument,
  useEditorialPageQuery,
  type EditorialPage_ProblemFragment,
} from './editorial.generated.ts';
import { HintLadder } from './hint-ladder.tsx';
import { LanguageChoice, useEditorialLanguage } from './language-choice.tsx';

interface EditorialPageProps {
  /** Of the problem, as in the address. */
  readonly displayId: string;
}

/** The editorial of a problem: hints that open one by one, the text, and comments below it. */
export function EditorialPage({ displayId }: EditorialPageProps) {
  const t = useText();
  const [language, choose] = useEditorialLanguage();
  const { data, previousData, error, refetch } = useEditorialPageQuery({
    variables: { displayId, language },
    fetchPolicy: 'cache-and-network',
  });
  const problem = (data ?? previousData)?.problem;
  if (problem === undefined && error !== undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <PageBody maxW="60rem">
      {problem === undefined ? (
        <>
          <PageTitle text={t({ id: 'editorial.title' })} />
          <LoadingRows data={undefined} error={undefined} onRetry={() => void refetch()} count={4} height="64px" />
        </>
      ) : null}
      {problem === null ? (
        <>
          <PageTitle text={t({ id: 'editorial.title' })} />
          <EmptyState icon="search" title={t({ id: 'editorial.none' })} hint={t({ id: 'editorial.noneHint' })} />
        </>
      ) : null}
      {problem ? <Editorial problem={problem} language={language} onLanguage={choose} /> : null}
    </PageBody>
  );
}

interface EditorialProps {
  readonly problem: EditorialPage_ProblemFragment;
  readonly language: string;
  readonly onLanguage: (language: string) => void;
}

function Editorial({ problem, language, onLanguage }: EditorialProps) {
  const t = useText();
  const groupId = useProblemPlace();
  const { isPublicDiscussionOpen } = useSiteConfig();
  const askToSignIn = useAskToSignIn();
  const { hasToken } = useViewer();
  const [hasGivenUp, setGivenUp] = useState(false);
  const { displayId, title, viewerCanKeepEditorial, editorial } = problem;
  return (
    <>
      <PageTitle text={t({ id: 'editorial.titleOf' }, { id: displayId })} />
      <Flex columnGap="3" rowGap="2" wrap="wrap" align="center" mb="3">
        <Box minW="0" flex="1 1 14rem">
          <PageHeading>{t({ id: 'editorial.titleOf' }, { id: displayId })}</PageHeading>
          <TextLink to={problemAddress(groupId, displayId)}>{title}</TextLink>
        </Box>
        {editorial === null ? null : (
          <LanguageChoice languages={editorial.languages} current={language} onChoose={onLanguage} />
        )}
        {viewerCanKeepEditorial ? (
          <Button asChild size="sm" variant="outline">
            <RouterLink to={problemKeepingAddress(groupId, problem.id, 'editorial')}>
              {editorial === null ? t({ id: 'editorial.write' }) : t({ id: 'editorial.edit' })}
            </RouterLink>
          </Button>
        ) : null}
      </Flex>
      {editorial === null ? (
        <EmptyState icon="search" title={t({ id: 'editorial.none' })} hint={t({ id: 'editorial.noneHint' })} />
      ) : (
        <>
          {editorial.isPublished ? null : (
            <Text role="note" mb="3" px="3" py="2" bg="amber.subtle" color="amber.fg" borderRadius="l2" fontSize="sm">
              {editorial.publishesAt === null
                ? t({ id: 'editorial.isDraft' })
                : t({ id: 'editorial.isPlanned' }, { at: formatMinute(new Date(editorial.publishesAt)) })}
            </Text>
          )}
          {editorial.viewerCanOpen ? (
            <>
              {hasToken ? null : (
                <Flex mb="3" columnGap="3" rowGap="2" align="center" wrap="wrap" fontSize="sm">
                  {t({ id: 'editorial.signInHint' })}
                  <Button size="sm" variant="outline" onClick={askToSignIn}>
                    {t({ id: 'editorial.signIn' })}
                  </Button>
                </Flex>
              )}
              {viewerCanKeepEditorial || !hasToken ? null : (
                <Text mb="3" color="fg.muted" fontSize="sm">
                  {t({ id: 'editorial.recorded' })}
                </Text>
              )}
              <HintLadder
                problemId={problem.id}
                editorial={editorial}
                language={language}
                isFocusedAtFirst={hasGivenUp}
              />
            </>
          ) : (
            <GiveUp problemId={problem.id} opens={EditorialPageDocument} onGivenUp={() => setGivenUp(true)} />
          )}
          <Flex mt="3" columnGap="2" wrap="wrap" color="fg.muted" fontSize="xs" align="center">
            <Icon name="lines" size="3.5" />
            {editorial.author === null ? null : <UserLink username={editorial.author.username} />}
            <span>
              {t({ id: 'editorial.updated' })} <RelativeTime at={editorial.updatedAt} />
            </span>
          </Flex>
          {editorial.viewerCanDiscuss && isPublicDiscussionOpen ? (
            <Box mt="6">
              <CommentArea on={{ editorialId: Number(editorial.id) }} hostLabel={t({ id: 'comment.author' })} />
            </Box>
          ) : null}
        </>
      )}
    </>
  );
}
