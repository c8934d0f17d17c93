import { Button, Flex, Group, Text } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PageBody } from '../../../components/page-body.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { message } from '../../../lib/intl/message.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../lib/keyboard/search-field.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { chartHeight } from './chart-height.ts';
import { RankCards } from './rank-cards.tsx';
import { ranks, type RankKind } from './rank-kind.ts';
import { RankTable } from './rank-table.tsx';
import { useRankPageQuery } from './rank.generated.ts';

/** Users on a page unless the address says otherwise (specification, section 9). */
const pageSize = 30;

const TopChart = lazy(async () => ({ default: (await import('./top-chart.tsx')).TopChart }));

/** A rank: the best ten as a chart, everybody as a table, with the viewer's own row on top. */
export function RankPage({ kind }: { readonly kind: RankKind }) {
  const t = useText();
  const isPhone = useIsPhone();
  const { user } = useViewer();
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  const search = params.get('keyword')?.trim() ?? '';
  const { data, previousData, error, loading, refetch } = useRankPageQuery({
    variables: { kind, search: search || null, page: { page, size } },
  });
  const shown = data ?? previousData;
  const own = shown?.ownRank ?? null;
  const Rows = isPhone ? RankCards : RankTable;

  return (
    <PageBody>
      <PageTitle text={t(ranks[kind].title)} />
      <PageHeader title={t(ranks[kind].title)} note={t(ranks[kind].rule)} acts={<KindSwitch kind={kind} />} />
      <Panel mb="3" px="2" py="2" minH={chartHeight} overflow="hidden">
        <Suspense fallback={<SkeletonRows count={1} height={`calc(${chartHeight} - 18px)`} />}>
          <TopChart kind={kind} />
        </Suspense>
      </Panel>
      <Flex mb="3">
        <SearchField
          label={t({ id: 'people.search' })}
          value={search}
          maxLength={100}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel isStale={Boolean(loading && shown)}>
        {user !== null && shown !== undefined && own === null ? (
          <Text px="4" py="2.5" borderBottomWidth="1px" color="fg.muted">
            {t(ranks[kind].notRanked)}
          </Text>
        ) : null}
        {error !== undefined && shown === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : null}
        {error === undefined && shown === undefined ? (
          <SkeletonRows count={size} height={isPhone ? '61px' : '47px'} isTable={!isPhone} />
        ) : null}
        {shown && (shown.rank.items.length > 0 || own !== null) ? (
          <Rows kind={kind} rows={shown.rank.items} own={own} />
        ) : null}
        {shown?.rank.items.length === 0 ? (
          <EmptyState
            title={t(search === '' ? message({ id: 'people.rankEmpty' }) : message({ id: 'people.rankNone' }))}
            hint={t(search === '' ? message({ id: 'people.rankEmptyHint' }) : message({ id: 'people.rankNoneHint' }))}
          />
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.rank.total ?? null} />
    </PageBody>
  );
}

function KindSwitch({ kind }: { readonly kind: RankKind }) {
  const t = useText();
  return (
    <Group as="nav" attached aria-label={t({ id: 'people.ranks' })}>
      {(['ACM', 'OI'] as const).map((other) => (
        <Button
          key={other}
          asChild
          size="sm"
          variant={other === kind ? 'subtle' : 'outline'}
          colorPalette={other === kind ? 'accent' : 'gray'}
        >
          <RouterLink to={ranks[other].path} aria-current={other === kind ? 'page' : undefined}>
            {other}
          </RouterLink>
        </Button>
      ))}
    </Group>
  );
}
