import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { ErrorState } from '../../components/error-state.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useText } from '../../lib/intl/use-text.ts';
import { useLocale } from '../../lib/preferences/use-locale.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { Carousel } from './carousel.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { useHomePageQuery } from './home-page.generated.ts';
import { OutsideContests } from './outside-contests.tsx';
import { RecentContests } from './recent-contests.tsx';
import { UpdatedProblems } from './updated-problems.tsx';
import { WeekRank } from './week-rank.tsx';

/** Below the first screen: fetched after it. */
const WeekChart = lazy(() => import('./week-chart.tsx').then(({ WeekChart: component }) => ({ default: component })));

/** The first page: what is new, who is here, what to solve. One query; on a phone its parts come in one column. */
export function HomePage() {
  const t = useText();
  const language = useLocale();
  const { data, error, refetch } = useHomePageQuery({ variables: { language } });
  const hasFailed = error !== undefined && data === undefined;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.home' })} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }} gap={{ base: '4', md: '5' }} alignItems="start">
        <Carousel images={hasFailed ? [] : (data?.carousel ?? null)} />
        {hasFailed ? (
          <Box gridColumn="1 / -1">
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Box>
        ) : (
          <>
            <CheckInCard checkIn={data?.checkIn ?? null} isLoading={data === undefined} />
            <Stack gap={{ base: '4', md: '5' }} minW="0">
              <AnnouncementCard firstPage={data?.announcements ?? null} />
              <UpdatedProblems problems={data?.updatedProblems ?? null} />
              <Suspense fallback={<Skeleton h="308px" borderRadius="l3" />}>
                <WeekChart days={data?.weekSubmissions ?? null} />
              </Suspense>
            </Stack>
            <Stack gap={{ base: '4', md: '5' }} minW="0">
              <RecentContests contests={data?.recentContests ?? null} />
              <WeekRank solvers={data?.weekRank ?? null} />
              <OutsideContests contests={data?.outsideContests ?? []} />
            </Stack>
          </>
        )}
      </Grid>
    </PageBody>
  );
}
