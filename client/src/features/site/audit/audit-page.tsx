import { use, type ReactNode } from 'react';
import { areaTexts } from '../../../components/audit/audit-texts.ts';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { maxFileRows } from '../../../components/data-table/table-file.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { settingsPart } from '../../../lib/intl/parts/settings.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { withGap } from '../../../lib/intl/with-gap.ts';
import { settingsCalled } from '../../../lib/site/search-settings.ts';
import { exportAddress, filterVariables, readAuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { useAuditEntriesQuery } from './audit.generated.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

const defaultSize = 30;

/** The audit log of the site, for super admins. */
export function AuditPage() {
  const t = useText();
  return (
    <PageBody>
      <PageTitle text={t({ id: 'audit.title' })} />
      <AuditLog
        groupId={null}
        header={<PageHeader title={t({ id: 'audit.title' })} note={<AuditNote intro={t({ id: 'audit.intro' })} />} />}
      />
    </PageBody>
  );
}

interface AuditLogProps {
  /** Only what was done in this group; null: everywhere. */
  readonly groupId: string | null;
  readonly header: ReactNode;
}

/** Entries of the audit log that the viewer may read, narrowed by the address. */
export function AuditLog({ groupId, header }: AuditLogProps) {
  const t = useText();
  const address = usePagedAddress(defaultSize);
  const { params, page, size, change } = address;
  const filter = { ...readAuditFilter(params), ...(groupId !== null && { group: groupId }) };
  const [chinese, english] = [use(settingsPart.load('zh-CN')), use(settingsPart.load('en-US'))];
  const variables = filterVariables(filter, Object.keys(areaTexts), settingsCalled(filter.target, [chinese, english]));
  const { data, previousData, error, loading, refetch } = useAuditEntriesQuery({
    variables: { ...variables, order: orderIn(rowOrders, params), page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const columns = useAuditColumns({ hasGroup: groupId === null });
  return (
    <>
      {header}
      <AuditFilters filter={filter} isOfGroup={groupId !== null} onChange={change} />
      <DataTable
        name={groupId === null ? 'audit' : 'group-audit'}
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
    </>
  );
}

/** What the log is for, and how much of it a file holds. */
export function AuditNote({ intro }: { readonly intro: string }) {
  const t = useText();
  return (
    <>
      {withGap(intro)}
      {t({ id: 'audit.exportHint' }, { count: maxFileRows })}
    </>
  );
}
