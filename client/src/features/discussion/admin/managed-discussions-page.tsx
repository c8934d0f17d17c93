import { Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { orderIn, rowOrders } from '../../../components/data-table/row-orders.ts';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { useSelection } from '../../../components/data-table/use-selection.ts';
import { CategoryChoice } from '../../../components/discussion/category-choice.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { readInteger } from '../../../lib/address/read-address.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { DiscussionBulkActs } from './discussion-bulk-acts.tsx';
import { useManagedDiscussionsQuery } from './managed-discussions.generated.ts';
import { NewcomerPanel } from './newcomer-panel.tsx';
import { useDeleteDiscussion } from './use-delete-discussion.ts';
import { useDiscussionColumns } from './use-discussion-columns.tsx';

const sizes = [10, 30, 50, 100] as const;

/** The discussions of the site for its moderators, disabled ones too. */
export function ManagedDiscussionsPage() {
  const t = useText();
  const language = useLocale();
  const { isSuperAdmin } = useViewer();
  const address = usePagedAddress(sizes[0]);
  const { params, page, size, change } = address;
  const keyword = params.get('keyword')?.trim() ?? '';
  const cid = readInteger(params.get('cid')) ?? 0;
  const categoryId = cid > 0 ? String(cid) : null;
  const variables = {
    filter: { keyword: keyword || null, categoryId },
    // Absent: pinned ones first.
    order: orderIn(rowOrders, params),
    page: { page, size },
    language,
  };
  const { data, previousData, error, loading, refetch } = useManagedDiscussionsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.discussions;
  const selection = useSelection(shown?.items ?? []);
  /** Null: nothing is about to be deleted. */
  const [doomedId, setDoomedId] = useState<string | null>(null);
  const remove = useDeleteDiscussion();
  const columns = useDiscussionColumns(({ id }) => setDoomedId(id));
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.discussions' })} />
      <PageHeader title={t({ id: 'admin.discussions' })} />
      <Flex gap="2" mb="3" wrap="wrap" maxW="40rem">
        <CategoryChoice categoryId={categoryId} onChange={(value) => change({ cid: value })} />
        <SearchField
          label={t({ id: 'discussion.search' })}
          short={t({ id: 'discussion.searchShort' })}
          value={keyword}
          maxLength={255}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <DataTable
        name="discussions"
        label={t({ id: 'admin.discussions' })}
        columns={columns}
        address={address}
        shown={shown}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{ title: t({ id: 'discussion.noneFound' }), hint: t({ id: 'discussion.noneFoundHint' }) }}
        fileAddress={tableFileAddress('discussions', variables)}
        sizes={sizes}
        choice={{
          selection,
          nameOf: ({ title }) => title,
          acts: <DiscussionBulkActs ids={selection.rows.map(({ id }) => id)} onDone={selection.clear} />,
        }}
      />
      {isSuperAdmin ? <NewcomerPanel /> : null}
      <ConfirmDialog
        isOpen={doomedId !== null}
        title={t({ id: 'discussion.admin.deleteTitle' })}
        text={t({ id: 'discussion.admin.deleteText' })}
        action={t({ id: 'discussion.delete' })}
        onConfirm={() => void (doomedId === null ? undefined : remove(doomedId))}
        onClose={() => setDoomedId(null)}
      />
    </PageBody>
  );
}
