import { Box, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { AuditEntryRow } from '../../../components/audit/audit-entry-row.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { MoreSentences } from '../../../lib/intl/more-sentences.tsx';
import { auditPart } from '../../../lib/intl/parts/audit.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { Card } from './card.tsx';
import { useDashboardSystemQuery } from './dashboard.generated.ts';

/** What the site runs on and what was done with rights, for super admins. */
export function SystemCards() {
  const t = useText();
  const { data, error, refetch } = useDashboardSystemQuery({ fetchPolicy: 'cache-and-network' });
  const versions = data?.siteVersions;
  const entries = data?.auditEntries.items;
  if (error !== undefined && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Card title={t({ id: 'dashboard.versions' })}>
        {versions === undefined ? (
          <SkeletonRows count={1} />
        ) : (
          <FactList>
            <Fact label="Node.js">{versions.node}</Fact>
            <Fact label="PostgreSQL">{versions.database}</Fact>
            <Fact label={t({ id: 'dashboard.migration' })}>{versions.migration ?? '–'}</Fact>
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
              <Box as="ul" listStyleType="none" mx="-4">
                {entries.map((entry) => (
                  <AuditEntryRow key={entry.id} entry={entry} />
                ))}
              </Box>
            </MoreSentences>
          </Suspense>
        )}
      </Card>
    </>
  );
}
