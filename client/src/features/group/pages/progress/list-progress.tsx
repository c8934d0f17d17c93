import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Choice } from '../../../../components/choice.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { ClassFilter } from '../../../../components/group-class/class-filter.tsx';
import { useClassFilter } from '../../../../components/group-class/use-group-classes.ts';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { trainingAddress } from '../../../../lib/address/training-address.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { fileAddress } from '../../../../lib/download/file-address.ts';
import { timeZone } from '../../../../lib/format/figures.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useLocale } from '../../../../lib/preferences/use-locale.ts';
import { useGroup } from '../frame/group-context.ts';
import {
  useFollowedListQuery,
  useGroupProgressChangedSubscription,
  useGroupProgressQuery,
  type GroupProgressOrder,
} from './group-progress.generated.ts';
import { ProgressTable } from './progress-table.tsx';

/** Members on a page. */
const pageSize = 30;

/** Names of orders in the address; the first one is not written. */
const orders = {
  stuck: { order: 'STUCK', label: message({ id: 'group.progress.byStuck' }) },
  solved: { order: 'SOLVED', label: message({ id: 'group.progress.bySolved' }) },
  active: { order: 'ACTIVE', label: message({ id: 'group.progress.byActive' }) },
  name: { order: 'NAME', label: message({ id: 'group.progress.byName' }) },
} as const satisfies Record<string, { order: GroupProgressOrder; label: object }>;
type OrderName = keyof typeof orders;

function readOrder(name: string | null): OrderName {
  return name !== null && Object.hasOwn(orders, name) ? (name as OrderName) : 'stuck';
}

/** Members of a group by problems of a list; verdicts show as they come. */
export function ListProgress({ trainingId }: { readonly trainingId: string }) {
  const t = useText();
  const { id: groupId } = useGroup();
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  const orderName = readOrder(params.get('order'));
  const search = params.get('searchUser')?.trim() ?? '';
  const ofClass = useClassFilter({ groupId, params, change });
  const { classId } = ofClass;
  const filter = { groupId, trainingId, order: orders[orderName].order, search: search || null, classId };
  const variables = { filter, page: { page, size } };
  const list = useFollowedListQuery({ variables: { id: trainingId, language: useLocale() } });
  const query = useGroupProgressQuery({ variables, fetchPolicy: 'cache-and-network' });
  const live = useGroupProgressChangedSubscription({ variables });
  const training = list.data?.training;
  const problems = training?.problems;
  const rows = live.data?.groupProgressChanged ?? (query.data ?? query.previousData)?.groupProgress;
  useLastPage({ page, size, total: query.loading ? undefined : query.data?.groupProgress.total, onPage: pager.onPage });
  if (list.error !== undefined) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  const shown = problems ? rows : undefined;
  const chosen = {
    groupId,
    trainingId,
    search,
    order: filter.order,
    timeZone: timeZone(),
    ...(classId !== null && { classId }),
  };
  return (
    <>
      <Flex mb="1" gap="3" wrap="wrap" align="baseline">
        <Heading as="h2" size="md" minW="0" overflowWrap="anywhere">
          {training ? <TextLink to={trainingAddress(training)}>{training.title}</TextLink> : null}
        </Heading>
        <TextLink to={`/group/${groupId}/progress`}>{t({ id: 'group.progress.otherList' })}</TextLink>
      </Flex>
      <Text color="fg.muted" mb="3">
        {t({ id: 'group.progress.rule' })}
      </Text>
      <Flex mb="3" gap="2" wrap="wrap">
        <Choice
          label={t({ id: 'group.progress.order' })}
          value={orderName}
          options={Object.entries(orders).map(([name, { label }]) => [name, t(label)] as const)}
          onChange={(value) => change({ order: value === 'stuck' ? null : value })}
        />
        <ClassFilter filter={ofClass} />
        <SearchField
          label={t({ id: 'group.member.searchRoster' })}
          value={search}
          maxLength={100}
          flexBasis="10rem"
          onSearch={(text) => change({ searchUser: text })}
          {...searchFieldProps}
        />
        {['csv', 'xlsx'].map((format) => (
          <Button key={format} asChild variant="outline" size="sm">
            <a href={fileAddress('group-progress', { ...chosen, format })} download>
              {t({ id: 'group.progress.download' }, { format: format.toUpperCase() })}
            </a>
          </Button>
        ))}
      </Flex>
      <Panel isStale={Boolean(query.loading && shown)}>
        <LoadingRows data={shown} error={query.error} onRetry={() => void query.refetch()} count={8} height="53px" />
        {shown?.items.length === 0 ? (
          <EmptyState
            icon="search"
            title={t({ id: 'group.member.noneFound' })}
            hint={t({ id: 'group.member.noneFoundHint' })}
          />
        ) : null}
        {shown && problems && shown.items.length > 0 ? (
          <ProgressTable rows={shown.items} problems={problems} training={training} />
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </>
  );
}
