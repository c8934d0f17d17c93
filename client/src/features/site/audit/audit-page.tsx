import { Heading, Text } from '@chakra-ui/react';
import { areaTexts } from '../../../components/audit/audit-texts.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { maxFileRows } from '../../../components/data-table/table-file.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { exportAddress, filterVariables, readAuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { useAuditEntriesQuery } from './audit.generated.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

const defaultSize = 30;

/** The audit log: all of it for super admins, that of their groups for roots of groups. */
export function AuditPage() {
  const t = useText();
  const address = usePagedAddress(defaultSize);
  const { params, page, size, change } = address;
  const filter = readAuditFilter(params);
  const variables = filterVariables(filter, Object.keys(areaTexts));
  const { data, previousData, error, loading, refetch } = useAuditEntriesQuery({
    variables: { ...variables, order: orderIn(rowOrders, params), page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const columns = useAuditColumns();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'audit.title' })} />
      <Heading as="h1" size="lg" mb="1">
        {t({ id: 'audit.title' })}
      </Heading>
      <Text color="fg.muted" mb="3">
        {t({ id: 'audit.intro' })} {t({ id: 'audit.exportHint' }, { count: maxFileRows })}
      </Text>
      <AuditFilters filter={filter} onChange={change} />
      <DataTable
        name="audit"
        label={t({ id: 'audit.title' })}
        columns={columns}
        address={address}
        defaultOrder={rowOrders[0]}
        shown={(data ?? previousData)?.auditEntries}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ title: t({ id: 'audit.none' }), hint: t({ id: 'audit.noneHint' }) }}
        fileAddress={exportAddress(variables)}
      />
    </PageBody>
  );
}
