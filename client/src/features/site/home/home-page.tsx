import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { Carousel } from './carousel.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { useHomePageQuery } from './home-page.generated.ts';
import { RecentContests } from './recent-contests.tsx';

const lower = () => import('./lower-cards.ts');
const DueReviews = lazy(async () => ({ default: (await lower()).DueReviews }));
const MyTrainings = lazy(async () => ({ default: (await lower()).MyTrainings }));
const OutsideContests = lazy(async () => ({ default: (await lower()).OutsideContests }));
const UpdatedProblems = lazy(async () => ({ default: (await lower()).UpdatedProblems }));
const WeekChart = lazy(async () => ({ default: (await lower()).WeekChart }));
const WeekRank = lazy(async () => ({ default: (await lower()).WeekRank }));

/** The first page: what is new, who is here, what to solve. One query; on a phone its parts come in one column. */
export function HomePage() {
  const t = useText();
  const language = useLocale();
  const { hasToken } = useViewer();
  const { data, error, refetch } = useHomePageQuery({ variables: { language } });
  const hasFailed = error !== undefined && data === undefined;
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.home' })} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
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
              <Suspense fallback={<CardToCome />}>
                {/* The viewer's trainings come first, and whether there are any is known with the answer. */}
                {hasToken && data === undefined ? (
                  <CardToCome />
                ) : (
                  <>
                    <DueReviews count={data?.viewer.dueReviewCount ?? 0} />
                    <MyTrainings trainings={data?.viewer.trainings ?? []} />
                    <UpdatedProblems problems={data?.updatedProblems ?? null} />
                    <WeekChart days={data?.weekSubmissions ?? null} />
                  </>
                )}
              </Suspense>
            </Stack>
            <Stack gap={{ base: '4', md: '5' }} minW="0">
              <RecentContests contests={data?.recentContests ?? null} />
              <Suspense fallback={<CardToCome />}>
                <WeekRank solvers={data?.weekRank ?? null} />
                <OutsideContests contests={data?.outsideContests ?? []} />
              </Suspense>
            </Stack>
          </>
        )}
      </Grid>
    </PageBody>
  );
}

/** Keeps the room of what is below the first screen until it is there. */
function CardToCome() {
  return <Skeleton h="24rem" borderRadius="l3" />;
}
