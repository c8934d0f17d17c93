import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { AnnouncementRow } from './announcement-row.tsx';
import { useManagedAnnouncementsQuery, type ManagedAnnouncementFragment } from './announcements.generated.ts';
import { SiteAnnouncementDialog } from './site-announcement-dialog.tsx';

/** Rows on a page (specification, section 9). */
const pageSize = 10;
const maxKeyword = 255;

/** Announcements of the site for super admins, hidden ones too. */
export function AnnouncementsPage() {
  const t = useText();
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  const keyword = (params.get('keyword') ?? '').slice(0, maxKeyword);
  const [edited, setEdited] = useState<ManagedAnnouncementFragment | 'new' | null>(null);
  const { data, previousData, error, loading, refetch } = useManagedAnnouncementsQuery({
    variables: { keyword, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.allAnnouncements;
  useLastPage({ page, size, total: loading ? undefined : data?.allAnnouncements.total, onPage: pager.onPage });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.announcements' })} />
      <Heading as="h1" size="lg" mb="3">
        {t({ id: 'admin.announcements' })}
      </Heading>
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
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={4} height="63px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="bell" title={t({ id: 'siteNews.none' })} hint={t({ id: 'siteNews.noneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'admin.announcements' })}>
            {shown.items.map((announcement) => (
              <AnnouncementRow
                key={announcement.id}
                announcement={announcement}
                onEdit={() => setEdited(announcement)}
              />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
      {edited === null ? null : (
        <SiteAnnouncementDialog announcement={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </PageBody>
  );
}
