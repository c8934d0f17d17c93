import { NetworkStatus } from '@apollo/client';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { NoticeActs } from './notice-acts.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { useManagedNoticesQuery } from './notices.generated.ts';
import { SendDialog } from './send-dialog.tsx';
import { useNoticeColumns } from './use-notice-columns.tsx';

/** Rows on a page (specification, section 9). */
const pageSize = 10;
/** How often the page looks how far notices are, in ms. */
const lookMs = 5_000;

/** What is open over the list. */
type Open =
  | { readonly kind: 'edit'; readonly id: number | null }
  | { readonly kind: 'send'; readonly id: number }
  | null;

/** Notices to the users of the site, for super admins. */
export function NoticesPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size } = address;
  const [open, setOpen] = useState<Open>(null);
  const variables = { order: orderIn(rowOrders, params), page: { page, size } };
  const { data, previousData, error, loading, networkStatus, refetch } = useManagedNoticesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const close = () => setOpen(null);
  const edit = ({ id }: { readonly id: number }) => setOpen({ kind: 'edit', id });
  const columns = useNoticeColumns({
    acts: (notice) => (
      <NoticeActs notice={notice} onEdit={() => edit(notice)} onSend={() => setOpen({ kind: 'send', id: notice.id })} />
    ),
    onEdit: edit,
  });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.notices' })} />
      <PageHeader
        title={t({ id: 'admin.notices' })}
        note={t({ id: 'siteNotice.hint' })}
        acts={
          <Button size="sm" colorPalette="accent" onClick={() => setOpen({ kind: 'edit', id: null })}>
            {t({ id: 'siteNotice.write' })}
          </Button>
        }
      />
      <DataTable
        name="notices"
        label={t({ id: 'admin.notices' })}
        columns={columns}
        address={address}
        defaultOrder={rowOrders[0]}
        shown={(data ?? previousData)?.notices}
        isLoading={loading && networkStatus !== NetworkStatus.poll}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'bell', title: t({ id: 'siteNotice.none' }), hint: t({ id: 'siteNotice.noneHint' }) }}
        fileAddress={tableFileAddress('notices', variables)}
      />
      {open?.kind === 'edit' ? <NoticeDialog id={open.id} onClose={close} /> : null}
      {open?.kind === 'send' ? <SendDialog id={open.id} onClose={close} /> : null}
    </PageBody>
  );
}
