import { Grid, Stack } from '@chakra-ui/react';
import { ErrorState } from '../../../components/error-state.tsx';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { Card } from './card.tsx';
import { useDashboardPageQuery } from './dashboard.generated.ts';
import { DayChart } from './day-chart.tsx';
import { peopleSeries, verdictSeries } from './day-series.ts';
import { LastSignIn } from './last-sign-in.tsx';
import { NearContests } from './near-contests.tsx';
import { NeedList } from './need-list.tsx';
import { SystemCards } from './system-cards.tsx';
import { useAdminNeeds } from './use-admin-needs.ts';

/** What waits for the reader, then for admins how the site does. */
export function DashboardPage() {
  const t = useText();
  const { isAdmin } = useViewer();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.dashboard' })} />
      <PageHeader title={t({ id: 'admin.dashboard' })} />
      <Stack gap="4">
        <Needs />
        {isAdmin ? <Figures /> : null}
      </Stack>
    </PageBody>
  );
}

function Needs() {
  const t = useText();
  const { needs, error, askAgain } = useAdminNeeds();
  return (
    <>
      <Card title={t({ id: 'dashboard.needs' })}>
        {needs !== null ? (
          <NeedList needs={needs} />
        ) : error === undefined ? (
          <SkeletonRows count={1} />
        ) : (
          <ErrorState error={error} onRetry={askAgain} />
        )}
      </Card>
      {needs === null || needs.nearContests.length === 0 ? null : (
        <Card title={t({ id: 'dashboard.contests' })}>
          <NearContests contests={needs.nearContests} />
        </Card>
      )}
    </>
  );
}

function Figures() {
  const t = useText();
  const { isSuperAdmin } = useViewer();
  const { data, error, refetch } = useDashboardPageQuery({ fetchPolicy: 'cache-and-network' });
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const figures = data?.dashboard;
  const titles = { verdicts: t({ id: 'dashboard.submissions' }), people: t({ id: 'dashboard.people' }) };
  return (
    <>
      <Card title={t({ id: 'dashboard.figures' })}>
        <FactList minH="10">
          <Fact label={t({ id: 'dashboard.users' })}>{figures?.userCount ?? '–'}</Fact>
          <Fact label={t({ id: 'dashboard.recentContests' })}>{figures?.recentContestCount ?? '–'}</Fact>
          <Fact label={t({ id: 'dashboard.judgedToday' })}>{figures?.todayJudgedCount ?? '–'}</Fact>
        </FactList>
      </Card>
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <Card title={titles.verdicts}>
          <DayChart title={titles.verdicts} days={figures?.days ?? null} series={verdictSeries} />
        </Card>
        <Card title={titles.people}>
          <DayChart title={titles.people} days={figures?.days ?? null} series={peopleSeries} />
        </Card>
      </Grid>
      <Card title={t({ id: 'dashboard.signIn' })}>
        <LastSignIn sessions={data?.sessions} />
      </Card>
      {isSuperAdmin ? <SystemCards /> : null}
    </>
  );
}
