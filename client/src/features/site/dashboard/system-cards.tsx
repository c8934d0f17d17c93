import { Box, Grid, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { AuditEntryRow } from '../../../components/audit/audit-entry-row.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { formatBytes } from '../../../lib/format/format-bytes.ts';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { auditPart } from '../../../lib/intl/parts/audit.ts';
import { settingsPart } from '../../../lib/intl/parts/settings.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { Card } from './card.tsx';
import { useDashboardSystemQuery } from './dashboard.generated.ts';
import { DayChart } from './day-chart.tsx';
import { storageSeries, waitSeries } from './day-series.ts';

/** What the site runs on and what was done with rights, for super admins. */
export function SystemCards() {
  const t = useText();
  const { data, error, refetch } = useDashboardSystemQuery({ fetchPolicy: 'cache-and-network' });
  const versions = data?.siteVersions;
  const entries = data?.auditEntries.items;
  const days = data?.systemDays ?? null;
  const titles = { waits: t({ id: 'dashboard.waits' }), storage: t({ id: 'dashboard.storage' }) };
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <Card title={titles.waits}>
          <DayChart title={titles.waits} days={days} series={waitSeries} format={formatSeconds} />
        </Card>
        <Card title={titles.storage}>
          <DayChart title={titles.storage} days={days} series={storageSeries} format={formatBytes} />
        </Card>
      </Grid>
      <Card title={t({ id: 'dashboard.versions' })}>
        {versions === undefined ? (
          <SkeletonRows count={1} />
        ) : (
          <FactList>
            <Fact label="Node.js">{versions.node}</Fact>
            <Fact label="PostgreSQL">{versions.database}</Fact>
            <Fact label={t({ id: 'dashboard.migration' })}>{versions.migration ?? '–'}</Fact>
            <Fact label={t({ id: 'admin.health' })}>
              <TextLink to="/admin/health">{t({ id: 'dashboard.healthLink' })}</TextLink>
            </Fact>
          </FactList>
        )}
      </Card>
      <Card title={t({ id: 'dashboard.audit' })}>
        {entries === undefined ? (
          <SkeletonRows count={10} height="8" />
        ) : entries.length === 0 ? (
          <Text color="fg.muted">{t({ id: 'dashboard.audit.none' })}</Text>
        ) : (
          <Suspense fallback={<SkeletonRows count={10} height="8" />}>
            <MoreSentences part={auditPart}>
              <MoreSentences part={settingsPart}>
                <Box as="ul" listStyleType="none" mx="-4">
                  {entries.map((entry) => (
                    <AuditEntryRow key={entry.id} entry={entry} />
                  ))}
                </Box>
              </MoreSentences>
            </MoreSentences>
          </Suspense>
        )}
      </Card>
    </>
  );
}

function formatSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
