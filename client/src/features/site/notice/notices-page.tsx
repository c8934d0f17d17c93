import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { NoticeRow } from './notice-row.tsx';
import { useManagedNoticesQuery } from './notices.generated.ts';
import { SendDialog } from './send-dialog.tsx';

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
  const { page, size, pager } = usePagedAddress(pageSize);
  const [open, setOpen] = useState<Open>(null);
  const { data, previousData, error, loading, refetch } = useManagedNoticesQuery({
    variables: { page: { page, size } },
    fetchPolicy: 'cache-and-network',
    pollInterval: lookMs,
  });
  const shown = (data ?? previousData)?.notices;
  useLastPage({ page, size, total: loading ? undefined : data?.notices.total, onPage: pager.onPage });
  const close = () => setOpen(null);
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.notices' })} />
      <Flex justify="space-between" align="center" gap="2" mb="1" wrap="wrap">
        <Heading as="h1" size="lg">
          {t({ id: 'admin.notices' })}
        </Heading>
        <Button size="sm" colorPalette="accent" onClick={() => setOpen({ kind: 'edit', id: null })}>
          {t({ id: 'siteNotice.write' })}
        </Button>
      </Flex>
      <Text mb="3" color="fg.muted">
        {t({ id: 'siteNotice.hint' })}
      </Text>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={4} height="63px" />
        {shown?.items.length === 0 ? (
          <EmptyState icon="bell" title={t({ id: 'siteNotice.none' })} hint={t({ id: 'siteNotice.noneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none" aria-label={t({ id: 'admin.notices' })}>
            {shown.items.map((notice) => (
              <NoticeRow
                key={notice.id}
                notice={notice}
                onEdit={() => setOpen({ kind: 'edit', id: notice.id })}
                onSend={() => setOpen({ kind: 'send', id: notice.id })}
              />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
      {open?.kind === 'edit' ? <NoticeDialog id={open.id} onClose={close} /> : null}
      {open?.kind === 'send' ? <SendDialog id={open.id} onClose={close} /> : null}
    </PageBody>
  );
}
