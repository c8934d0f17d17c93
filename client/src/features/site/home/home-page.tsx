import { Box, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useEffect } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { useFirstInSlices } from '../../../lib/drawing/use-first-in-slices.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { AnnouncementCard } from './announcement-card.tsx';
import { Carousel } from './carousel.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { useHomePageQuery, type HomePageQuery } from './home-page.generated.ts';

const own = () => import('./own-home.ts');
const OwnWork = lazy(async () => ({ default: (await own()).OwnWork }));
const OwnLists = lazy(async () => ({ default: (await own()).OwnLists }));
const lower = () => import('./lower-cards.ts');
const NewDay = lazy(async () => ({ default: (await lower()).NewDay }));
const OutsideContests = lazy(async () => ({ default: (await lower()).OutsideContests }));
const RecentContests = lazy(async () => ({ default: (await lower()).RecentContests }));
const UpdatedProblems = lazy(async () => ({ default: (await lower()).UpdatedProblems }));
const WeekChart = lazy(async () => ({ default: (await lower()).WeekChart }));
const WeekRank = lazy(async () => ({ default: (await lower()).WeekRank }));

/**
 * The first page: what is new, who is here, what to solve; to whom is signed in their own work first, and the pictures
 * of the site below it. On a phone its parts come in one column.
 */
export function HomePage() {
  const t = useText();
  const language = useLocale();
  const { hasToken } = useViewer();
  const { data: answer, error, refetch } = useHomePageQuery({ variables: { language } });
  const data = useFirstInSlices(answer);
  const today = data?.checkIn?.day ?? data?.weekSubmissions.at(-1)?.day;
  const hasFailed = error !== undefined && data === undefined;
  // They are drawn with the answer, and fetched while it is waited for.
  useEffect(() => void lower(), []);
  return (
    <PageBody>
      <PageTitle text={t({ id: 'nav.home' })} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
        gap={{ base: '4', md: '5' }}
        alignItems="start"
      >
        {hasToken ? (
          <Suspense fallback={<Skeleton h={{ base: '460px', md: '440px' }} borderRadius="l3" />}>
            <OwnWork contests={hasFailed ? undefined : (data?.recentContests ?? null)} />
          </Suspense>
        ) : (
          // The largest thing of the page does not wait until what is below it is drawn.
          <Carousel images={hasFailed ? [] : (answer?.carousel ?? null)} />
        )}
        {hasFailed ? (
          <Box gridColumn="1 / -1">
            <ErrorState error={error} onRetry={() => void refetch()} />
          </Box>
        ) : (
          <>
            <CheckInCard checkIn={data?.checkIn ?? null} today={today ?? ''} isLoading={data === undefined} />
            <Stack gap={{ base: '4', md: '5' }} minW="0">
              <AnnouncementCard firstPage={data?.announcements ?? null} />
              <Suspense fallback={<CardToCome />}>
                {data === undefined ? (
                  <CardToCome />
                ) : hasToken ? (
                  <OwnLists>
                    <NewProblems data={data} />
                    {data.carousel.length === 0 ? null : <Carousel images={data.carousel} />}
                  </OwnLists>
                ) : (
                  <NewProblems data={data} />
                )}
              </Suspense>
            </Stack>
            <Stack gap={{ base: '4', md: '5' }} minW="0">
              <Suspense fallback={<CardToCome />}>
                {data === undefined ? (
                  <CardToCome />
                ) : (
                  <>
                    <NewDay
                      day={today}
                      zone={data.siteConfig.timeZone}
                      onNewDay={() => void refetch().catch(() => undefined)}
                    />
                    <RecentContests contests={data.recentContests} />
                    <WeekRank solvers={data.weekRank} />
                    <OutsideContests contests={data.outsideContests} />
                  </>
                )}
              </Suspense>
            </Stack>
          </>
        )}
      </Grid>
    </PageBody>
  );
}

function NewProblems({ data }: { readonly data: HomePageQuery }) {
  return (
    <>
      <UpdatedProblems problems={data.updatedProblems} />
      <WeekChart days={data.weekSubmissions} />
    </>
  );
}

/** Room for the cards of a column until they are there: lower than most, so nothing below moves up. */
function CardToCome() {
  return <Skeleton h="12rem" borderRadius="l3" />;
}
