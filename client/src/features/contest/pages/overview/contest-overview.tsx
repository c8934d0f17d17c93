import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { ErrorState } from '../../../../components/error-state.tsx';
import { Fact, FactList } from '../../../../components/fact-list.tsx';
import { Markdown } from '../../../../components/markdown/markdown.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { UserLink } from '../../../../components/user-link.tsx';
import { openBoardAddress } from '../../../../lib/address/open-board.ts';
import { useServerNow } from '../../../../lib/clock/use-server-clock.ts';
import { formatDateTime, formatMinute } from '../../../../lib/format/figures.ts';
import { formatDuration } from '../../../../lib/format/remaining.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { withBrackets } from '../../../../lib/intl/with-brackets.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useContest } from '../frame/contest-context.ts';
import { ContestProblems } from '../problems/contest-problems.tsx';
import { useContestOverviewQuery, type ContestOverviewQuery } from './overview.generated.ts';
import { OwnPlace } from './own-place.tsx';
import { RegistrationPanel } from './registration-panel.tsx';
import { TeamPanel } from './team-panel.tsx';
import { VirtualPanel } from './virtual-panel.tsx';

/** The problems of a contest and the own place in it; what it is about, when it is and how to take part. */
export function ContestOverview() {
  const t = useText();
  const { contest, status } = useContest();
  const { data, error, refetch } = useContestOverviewQuery({
    variables: { id: contest.id },
    fetchPolicy: 'cache-and-network',
  });
  const told = data?.contest;
  const hasProblems = contest.viewerCanLook && status !== 'SCHEDULED';
  const [areProblemsSettled, setProblemsSettled] = useState(false);
  const onProblems = useCallback(() => setProblemsSettled(true), []);
  // How high the problems and the description are shows once they are there: what is below them waits.
  const isDescriptionPlaced = !hasProblems || areProblemsSettled;
  const areFactsPlaced = isDescriptionPlaced && (told !== undefined || error !== undefined);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
      templateRows={{ lg: 'auto 1fr' }}
      templateAreas={{ base: '"place" "main" "facts"', lg: '"main place" "main facts"' }}
      columnGap="4"
      alignItems="start"
    >
      {/* First for keys and readers, as a phone shows it: it holds what one came to do. */}
      <Stack gap="4" gridArea="place" mb="4" _empty={{ mb: '0' }}>
        <OwnPlace />
        <RegistrationPanel />
        <TeamPanel />
        <VirtualPanel />
      </Stack>
      <Stack gap="4" minW="0" gridArea="main">
        {hasProblems ? (
          <Box as="section" aria-label={t({ id: 'contest.tab.problems' })}>
            <ContestProblems onSettled={onProblems} />
          </Box>
        ) : null}
        <Panel as="section" px={{ base: '4', md: '5' }} py="4" minH="10rem" hidden={!isDescriptionPlaced}>
          <Heading as="h2" size="md" mb="2">
            {t({ id: 'contest.description' })}
          </Heading>
          {told ? (
            told.description.trim() === '' ? (
              <Text color="fg.muted">{t({ id: 'contest.noDescription' })}</Text>
            ) : (
              <Markdown source={told.description} />
            )
          ) : null}
          {told === undefined && error === undefined ? <SkeletonRows count={3} /> : null}
          {told === undefined && error !== undefined ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : null}
        </Panel>
      </Stack>
      <Panel
        as="section"
        px="4"
        py="3"
        gridArea="facts"
        mt={{ base: '4', lg: '0' }}
        hideBelow={areFactsPlaced ? undefined : 'lg'}
      >
        <Heading as="h2" size="sm" mb="2">
          {t({ id: 'contest.facts' })}
        </Heading>
        <ServerClock />
        <Facts told={told ?? null} />
      </Panel>
    </Grid>
  );
}

function ServerClock() {
  const t = useText();
  return (
    <Box mb="3">
      <Box fontSize="xs" color="fg.muted">
        {t({ id: 'contest.now' })}
      </Box>
      <Box fontWeight="medium" fontVariantNumeric="tabular-nums" data-testid="server-clock">
        {formatDateTime(new Date(useServerNow()))}
      </Box>
    </Box>
  );
}

function Facts({ told }: { readonly told: ContestOverviewQuery['contest'] }) {
  const t = useText();
  const locale = useLocale();
  const { contest, status } = useContest();
  const { startsAt, endsAt, sealsAt, isSealed, isUnsealedAtEnd } = contest;
  const isToStay = status === 'ENDED' ? isSealed : !isUnsealedAtEnd;
  const moment = (at: string) => <time dateTime={at}>{formatMinute(new Date(at))}</time>;
  return (
    <FactList columnGap="6">
      <Fact label={t({ id: 'contest.start' })}>{moment(startsAt)}</Fact>
      <Fact label={t({ id: 'contest.end' })}>{moment(endsAt)}</Fact>
      <Fact label={t({ id: 'contest.duration' })}>
        {formatDuration(Date.parse(endsAt) - Date.parse(startsAt), locale)}
      </Fact>
      {sealsAt === null ? null : (
        <Fact label={t({ id: 'contest.seal' })}>
          {moment(sealsAt)}
          {isToStay ? withBrackets('', t({ id: 'contest.sealStays' }), locale) : null}
        </Fact>
      )}
      {contest.type === 'ACM' ? (
        <Fact label={t({ id: 'contest.penalty' })}>
          {told ? formatDuration(told.penaltySeconds * 1_000, locale) : '–'}
        </Fact>
      ) : (
        <Fact label={t({ id: 'contest.oiScore' })}>
          {told?.oiScoreRule === 'HIGHEST' ? t({ id: 'contest.oiHighest' }) : t({ id: 'contest.oiRecent' })}
        </Fact>
      )}
      {contest.teamSize < 2 ? null : <Fact label={t({ id: 'contest.teamSize' })}>{contest.teamSize}</Fact>}
      <Fact label={t({ id: 'contest.participants' })}>{told?.participantCount ?? '–'}</Fact>
      <Fact label={t({ id: 'contest.author' })}>{told ? <UserLink username={told.author.username} /> : '–'}</Fact>
      {contest.isBoardOpen && status !== 'SCHEDULED' ? (
        <Fact label={t({ id: 'contest.openBoard' })}>
          <TextLink to={openBoardAddress(contest)}>{openBoardAddress(contest)}</TextLink>
        </Fact>
      ) : null}
    </FactList>
  );
}
