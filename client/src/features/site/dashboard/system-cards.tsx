import { Box, Flex, Text } from '@chakra-ui/react';
import { ErrorState } from '../../../components/error-state.tsx';
import { Fact, FactList } from '../../../components/fact-list.tsx';
import { RelativeTime } from '../../../components/relative-time.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { Card } from './card.tsx';
import { useDashboardSystemQuery, type AuditRow_EntryFragment } from './dashboard.generated.ts';

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
          <Box as="ul" listStyleType="none">
            {entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </Box>
        )}
      </Card>
    </>
  );
}

function AuditRow({ entry: { actor, action, targetKind, targetId, at } }: { readonly entry: AuditRow_EntryFragment }) {
  const t = useText();
  return (
    <Flex as="li" wrap="wrap" columnGap="3" py="1" fontSize="sm" _notFirst={{ borderTopWidth: '1px' }}>
      <Text fontWeight="medium">{actor?.username ?? t({ id: 'dashboard.audit.site' })}</Text>
      <Text overflowWrap="anywhere">
        {action} · {targetKind} {targetId}
      </Text>
      <Text color="fg.muted" ms="auto">
        <RelativeTime at={at} />
      </Text>
    </Flex>
  );
}
