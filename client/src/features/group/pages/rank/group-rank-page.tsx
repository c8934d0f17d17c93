import { Box, chakra, Flex } from '@chakra-ui/react';
import { Choice } from '../../../../components/choice.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ClassFilter } from '../../../../components/group-class/class-filter.tsx';
import { useClassFilter } from '../../../../components/group-class/use-group-classes.ts';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { Place } from '../../../../components/rank/medal.tsx';
import { RankPerson } from '../../../../components/rank/rank-person.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { useViewer } from '../../../../lib/session/use-viewer.ts';
import { readsRoster, useGroup } from '../frame/group-context.ts';
import { useGroupRankQuery, type GroupRankQuery } from './group-rank.generated.ts';

/** Members on a page (specification, section 9). */
const pageSize = 30;

type RankRow = GroupRankQuery['groupRank']['items'][number];

const solved = { label: message({ id: 'group.rank.solved' }), show: (row: RankRow) => row.solved };
const submissions = { label: message({ id: 'group.rank.submissions' }), show: (row: RankRow) => row.submissions };
const score = { label: message({ id: 'group.rank.score' }), show: (row: RankRow) => row.oiRankScore };
const rating = { label: message({ id: 'group.rank.rating' }), show: (row: RankRow) => row.rating ?? '–' };

/** What each kind orders by first, then the other figures. */
const figures = { ACM: [solved, submissions, rating], OI: [score, solved, rating] } as const;

/** Members of a group by the problems they solved, or by their scores. The address says which, and the page. */
export function GroupRankPage() {
  const t = useText();
  const { user } = useViewer();
  const group = useGroup();
  const groupId = group.id;
  const { params, page, size, change, pager } = usePagedAddress(pageSize);
  // As the specification numbers them.
  const kind = params.get('type') === '1' ? 'OI' : 'ACM';
  const search = params.get('searchUser')?.trim() ?? '';
  const filter = useClassFilter({ groupId, params, change });
  const { data, previousData, error, loading, refetch } = useGroupRankQuery({
    variables: { groupId, kind, search: search || null, classId: filter.classId, page: { page, size } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.groupRank;
  useLastPage({ page, size, total: loading ? undefined : data?.groupRank.total, onPage: pager.onPage });
  return (
    <>
      <Flex mb="3" gap="2" wrap="wrap">
        <Choice
          label={t({ id: 'group.rank.kind' })}
          value={kind}
          options={[
            ['ACM', 'ACM'],
            ['OI', 'OI'],
          ]}
          onChange={(value) => change({ type: value === 'OI' ? '1' : null })}
        />
        <ClassFilter filter={filter} />
        <SearchField
          label={readsRoster(group) ? t({ id: 'group.member.searchRoster' }) : t({ id: 'group.member.search' })}
          value={search}
          maxLength={100}
          flexBasis={{ base: '100%', md: '0' }}
          onSearch={(text) => change({ searchUser: text })}
          {...searchFieldProps}
        />
      </Flex>
      <Panel isStale={Boolean(loading && shown)}>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={8} height="47px" />
        {shown?.items.length === 0 ? (
          <EmptyState
            icon="search"
            title={t({ id: 'group.member.noneFound' })}
            hint={t({ id: 'group.member.noneFoundHint' })}
          />
        ) : null}
        <Box as="ol" listStyleType="none" aria-label={t({ id: 'group.tab.rank' })}>
          {shown?.items.map((row) => (
            <Row key={row.user.id} row={row} kind={kind} isOwn={row.user.id === user?.id} />
          ))}
        </Box>
      </Panel>
      <Pager {...pager} total={shown?.total ?? null} />
    </>
  );
}

interface RowProps {
  readonly row: RankRow;
  readonly kind: keyof typeof figures;
  readonly isOwn: boolean;
}

function Row({ row, kind, isOwn }: RowProps) {
  const t = useText();
  return (
    <Flex as="li" align="center" gap="3" px="3" py="2" layerStyle="row" bg={isOwn ? 'accent.subtle' : undefined}>
      <Box w="9" flexShrink="0" textAlign="center">
        {/* The rank of the site leaves such members out; here they are in sight, without a medal. */}
        <Place place={row.place} hasMedal={figures[kind][0].show(row) > 0} />
      </Box>
      <Box flex="1" minW="0">
        <RankPerson user={row.user} roster={row.roster} />
      </Box>
      {/* On a phone a line each, as in the rank of the site. */}
      <Flex
        as="dl"
        direction={{ base: 'column', md: 'row' }}
        gap={{ md: '5' }}
        flexShrink="0"
        ms="auto"
        fontSize={{ base: 'xs', md: 'sm' }}
        fontVariantNumeric="tabular-nums"
        textAlign="end"
      >
        {figures[kind].map(({ label, show }, index) => (
          <Flex
            key={label.id}
            direction={{ base: 'row', md: 'column' }}
            justify="flex-end"
            columnGap="1.5"
            minW={{ md: '4rem' }}
          >
            <chakra.dt color="fg.muted" fontSize="xs">
              {t(label)}
            </chakra.dt>
            <chakra.dd fontWeight={index === 0 ? 'medium' : undefined}>{show(row)}</chakra.dd>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}
