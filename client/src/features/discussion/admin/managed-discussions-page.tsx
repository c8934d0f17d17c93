import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { CategoryChoice } from '../../../components/discussion/category-choice.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { CheckLabel } from '../../../components/form/check-label.tsx';
import { LoadingRows } from '../../../components/loading-rows.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useLastPage } from '../../../components/use-last-page.ts';
import { readInteger } from '../../../lib/address/read-address.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { ManagedDiscussionRow } from './managed-discussion-row.tsx';
import { useManagedDiscussionsQuery } from './managed-discussions.generated.ts';
import { NewcomerPanel } from './newcomer-panel.tsx';
import { useDeleteDiscussions } from './use-delete-discussions.ts';

const sizes = [10, 30, 50, 100] as const;

/** The discussions of the site for its moderators, disabled ones too. */
export function ManagedDiscussionsPage() {
  const t = useText();
  const language = useLocale();
  const isPhone = useIsPhone();
  const { isSuperAdmin } = useViewer();
  const { params, page, size, change, pager } = usePagedAddress(sizes[0]);
  const keyword = params.get('keyword')?.trim() ?? '';
  const cid = readInteger(params.get('cid')) ?? 0;
  const categoryId = cid > 0 ? String(cid) : null;
  const { data, previousData, error, loading, refetch } = useManagedDiscussionsQuery({
    variables: { filter: { keyword: keyword || null, categoryId }, page: { page, size }, language },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.discussions;
  useLastPage({ page, size, total: loading ? undefined : data?.discussions.total, onPage: pager.onPage });
  const items = shown?.items ?? [];
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = items.filter(({ id }) => chosenIds.has(id)).map(({ id }) => id);
  /** Null: nothing is about to be deleted. */
  const [doomed, setDoomed] = useState<readonly string[] | null>(null);
  const remove = useDeleteDiscussions();
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });
  return (
    <PageBody>
      <PageTitle text={t({ id: 'admin.discussions' })} />
      <Flex gap="4" mb="3" align="baseline" wrap="wrap">
        <Heading as="h1" size="lg">
          {t({ id: 'admin.discussions' })}
        </Heading>
      </Flex>
      <Flex gap="2" mb="3" wrap="wrap" maxW="40rem">
        <CategoryChoice categoryId={categoryId} onChange={(value) => change({ cid: value })} />
        <SearchField
          label={t({ id: 'discussion.search' })}
          value={keyword}
          maxLength={255}
          flexBasis={{ base: '100%', md: '14rem' }}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        <LoadingRows
          data={shown}
          error={error}
          onRetry={() => void refetch()}
          count={size}
          height={isPhone ? '123px' : '67px'}
        />
        {shown?.items.length === 0 ? (
          <EmptyState
            icon="search"
            title={t({ id: 'discussion.noneFound' })}
            hint={t({ id: 'discussion.noneFoundHint' })}
          />
        ) : null}
        {items.length > 0 ? (
          <>
            <Flex px="3" py="2" gap="3" minH="12" align="center" justify="space-between" wrap="wrap">
              <CheckLabel color="fg.muted">
                <input
                  type="checkbox"
                  checked={chosen.length === items.length}
                  onChange={(event) =>
                    choose(
                      items.map(({ id }) => id),
                      event.target.checked,
                    )
                  }
                />
                {t({ id: 'discussion.admin.chooseAll' })}
              </CheckLabel>
              {chosen.length === 0 ? null : (
                <Button size="xs" variant="outline" colorPalette="red" color="red.fg" onClick={() => setDoomed(chosen)}>
                  {t({ id: 'discussion.admin.deleteChosen' }, { count: chosen.length })}
                </Button>
              )}
            </Flex>
            <Box as="ul" listStyleType="none" borderTopWidth="1px" aria-label={t({ id: 'admin.discussions' })}>
              {items.map((discussion) => (
                <ManagedDiscussionRow
                  key={discussion.id}
                  discussion={discussion}
                  isChosen={chosenIds.has(discussion.id)}
                  onChoose={(isChosen) => choose([discussion.id], isChosen)}
                  onDelete={() => setDoomed([discussion.id])}
                />
              ))}
            </Box>
          </>
        ) : null}
      </Panel>
      <Pager {...pager} sizes={sizes} total={shown?.total ?? null} />
      {isSuperAdmin ? <NewcomerPanel /> : null}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t({ id: 'discussion.admin.deleteChosenTitle' }, { count: doomed?.length ?? 0 })}
        text={t({ id: 'discussion.admin.deleteChosenText' })}
        action={t({ id: 'discussion.delete' })}
        onConfirm={() => void remove(doomed ?? [])}
        onClose={() => setDoomed(null)}
      />
    </PageBody>
  );
}
