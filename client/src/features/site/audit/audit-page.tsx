import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { use } from 'react';
import { AuditEntryRow } from '../../../components/audit/audit-entry-row.tsx';
import { areaTexts } from '../../../components/audit/audit-texts.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { settingsPart } from '../../../lib/intl/parts/settings.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { settingsCalled } from '../../../lib/site/search-settings.ts';
import { exportAddress, filterVariables, readAuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { useAuditEntriesQuery } from './audit.generated.ts';

const defaultSize = 30;
/** Entries in a file; the server has the same bound. */
const maxExported = 10_000;

/** The audit log: all of it for super admins, that of their groups for roots of groups. */
export function AuditPage() {
  const t = useText();
  const { params, page, size, change, pager } = usePagedAddress(defaultSize);
  const filter = readAuditFilter(params);
  const [chinese, english] = [use(settingsPart.load('zh-CN')), use(settingsPart.load('en-US'))];
  const variables = filterVariables(filter, Object.keys(areaTexts), settingsCalled(filter.target, [chinese, english]));
  const { data, previousData, error, loading, refetch } = useAuditEntriesQuery({
    variables: { ...variables, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.auditEntries;
  useLastPage({ page, size, total: loading ? undefined : data?.auditEntries.total, onPage: pager.onPage });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'audit.title' })} />
      <Flex gap="3" mb="1" align="center" justify="space-between" wrap="wrap">
        <Heading as="h1" size="lg">
          {t({ id: 'audit.title' })}
        </Heading>
        <Button asChild size="sm" variant="outline" title={t({ id: 'audit.exportHint' }, { count: maxExported })}>
          <a href={exportAddress(variables)} download>
            {t({ id: 'audit.export' })}
          </a>
        </Button>
      </Flex>
      <Text color="fg.muted" mb="3">
        {t({ id: 'audit.intro' })} {t({ id: 'audit.exportHint' }, { count: maxExported })}
      </Text>
      <AuditFilters filter={filter} onChange={change} />
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={size} height="61px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="search" title={t({ id: 'audit.none' })} hint={t({ id: 'audit.noneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'audit.title' })}>
            {shown.items.map((entry) => (
              <AuditEntryRow key={entry.id} entry={entry} />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </PageBody>
  );
}
