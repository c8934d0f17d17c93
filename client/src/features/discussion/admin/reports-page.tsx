import { Box } from '@chakra-ui/react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { AdminTabs } from './admin-tabs.tsx';
import { ReportRow } from './report-row.tsx';
import { useDiscussionReportsQuery } from './reports.generated.ts';

/** Reports on a page (specification, section 9). */
const pageSize = 10;

/** Reports on discussions, unread ones first. */
export function ReportsPage() {
  const t = useText();
  const isPhone = useIsPhone();
  const { page, pager } = usePagedAddress(pageSize);
  const { data, previousData, error, loading, refetch } = useDiscussionReportsQuery({
    variables: { page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.discussionReports;
  useLastPage({
    page,
    size: pageSize,
    total: loading ? undefined : data?.discussionReports.total,
    onPage: pager.onPage,
  });
  return (
    <AdminTabs title={t({ id: 'discussion.admin.reports' })}>
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows
          data={shown}
          error={error}
          onRetry={() => void refetch()}
          count={pageSize}
          height={isPhone ? '120px' : '88px'}
        />
        {shown?.items.length === 0 ? (
          <EmptyState
            title={t({ id: 'discussion.admin.noReports' })}
            hint={t({ id: 'discussion.admin.noReportsHint' })}
          />
        ) : null}
        <Box as="ul" listStyleType="none" aria-label={t({ id: 'discussion.admin.reports' })}>
          {shown?.items.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </Box>
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
    </AdminTabs>
  );
}
