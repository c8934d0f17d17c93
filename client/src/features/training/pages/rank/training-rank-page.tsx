import { Flex, Text } from '@chakra-ui/react';
import { Choice } from '../../../../components/choice.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useIsPhone } from '../../../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { useTraining } from '../frame/training-context.ts';
import { useTrainingProblemsQuery } from '../problems/training-problems.generated.ts';
import { ListedToggle } from './listed-toggle.tsx';
import { RankCards } from './rank-cards.tsx';
import { orderNames, rankOrders, readRankOrder } from './rank-order.ts';
import { RankTable } from './rank-table.tsx';
import { useTrainingRankQuery } from './training-rank.generated.ts';

/** Members on a page (specification, section 9). */
const pageSize = 30;

/** The members of a training by problems solved, with a result for each problem. */
export function TrainingRankPage() {
  const t = useText();
  const isPhone = useIsPhone();
  const { user } = useViewer();
  const { id, access } = useTraining();
  const language = useLocale();
  const { params, page, change, pager } = usePagedAddress(pageSize);
  const search = params.get('keyword')?.trim() ?? '';
  const { name: orderName, order } = readRankOrder(params);
  const { data, previousData, error, loading, refetch } = useTrainingRankQuery({
    variables: { id, order, search: search || null, page: { page, size: pageSize }, language },
    fetchPolicy: 'cache-and-network',
  });
  const {
    data: list,
    error: listError,
    refetch: refetchList,
  } = useTrainingProblemsQuery({
    variables: { id, language },
  });
  const ranking = (data ?? previousData)?.training?.ranking ?? undefined;
  const problems = list?.training?.problems ?? undefined;
  const shown = problems === undefined ? undefined : ranking;
  const Rows = isPhone ? RankCards : RankTable;
  const retry = () => {
    void refetch();
    void refetchList();
  };
  return (
    <>
      <ListedToggle />
      <Text color="fg.muted" mb="2">
        {access === 'PUBLIC' ? t({ id: 'training.rankRulePublic' }) : t({ id: 'training.rankRulePrivate' })}
      </Text>
      <Flex mb="3" gap="2" wrap="wrap">
        <Choice
          label={t({ id: 'training.order' })}
          value={orderName}
          options={orderNames.map(([name, one]) => [name, t(rankOrders[one].name)] as const)}
          onChange={(name) => change({ order: name })}
        />
        <SearchField
          label={t({ id: 'training.searchRank' })}
          value={search}
          maxLength={100}
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel isStale={Boolean(loading && shown)}>
        <LoadingRows
          data={shown}
          error={error ?? listError}
          onRetry={retry}
          count={8}
          height={isPhone ? '91px' : '51px'}
          isTable={!isPhone}
        />
        {shown !== undefined && problems !== undefined && shown.items.length > 0 ? (
          <Rows rows={shown.items} problems={problems} order={order} ownUserId={user?.id ?? null} />
        ) : null}
        {shown?.items.length === 0 ? (
          <EmptyState
            icon={search === '' ? 'inbox' : 'search'}
            title={t(search === '' ? message({ id: 'training.rankEmpty' }) : message({ id: 'training.rankNone' }))}
            hint={t(
              search !== ''
                ? message({ id: 'training.rankNoneHint' })
                : access === 'PUBLIC'
                  ? message({ id: 'training.rankEmptyPublicHint' })
                  : message({ id: 'training.rankEmptyHint' }),
            )}
          />
        ) : null}
      </Panel>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={pager.onPage} />
    </>
  );
}
