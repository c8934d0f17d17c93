import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useManagedAnnouncementsQuery, type ManagedAnnouncementFragment } from './announcements.generated.ts';
import { SiteAnnouncementDialog } from './site-announcement-dialog.tsx';
import { useAnnouncementColumns } from './use-announcement-columns.tsx';

/** Rows on a page (specification, section 9). */
const pageSize = 10;
const maxKeyword = 255;

/** Announcements of the site for super admins, hidden ones too. */
export function AnnouncementsPage() {
  const t = useText();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const keyword = (params.get('keyword') ?? '').slice(0, maxKeyword);
  const [edited, setEdited] = useState<ManagedAnnouncementFragment | 'new' | null>(null);
  const { data, previousData, error, loading, refetch } = useManagedAnnouncementsQuery({
    variables: { keyword, order: orderIn(rowOrders, params), page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const columns = useAnnouncementColumns(setEdited);
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.announcements' })} />
      <PageHeader title={t({ id: 'admin.announcements' })} />
      <Flex gap="2" mb="3" wrap="wrap">
        <SearchField
          label={t({ id: 'siteNews.search' })}
          flexBasis="14rem"
          maxLength={maxKeyword}
          value={keyword}
          onSearch={(text) => change({ keyword: text })}
        />
        <Button size="sm" colorPalette="accent" onClick={() => setEdited('new')}>
          {t({ id: 'siteNews.write' })}
        </Button>
      </Flex>
      <DataTable
        name="announcements"
        label={t({ id: 'admin.announcements' })}
        columns={columns}
        address={address}
        defaultOrder={rowOrders[0]}
        shown={(data ?? previousData)?.allAnnouncements}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ icon: 'bell', title: t({ id: 'siteNews.none' }), hint: t({ id: 'siteNews.noneHint' }) }}
        fileAddress={null}
      />
      {edited === null ? null : (
        <SiteAnnouncementDialog announcement={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </PageBody>
  );
}
