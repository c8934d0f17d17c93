import { Button, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Choice } from '../../../../components/choice.tsx';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { ErrorState } from '../../../../components/error-state.tsx';
import { FilterFold } from '../../../../components/filter-fold.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { SkeletonRows } from '../../../../components/skeleton-rows.tsx';
import { changeAddress } from '../../../../lib/address/read-address.ts';
import { useServerClock } from '../../../../lib/clock/use-server-clock.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { rowListProps } from '../../../../lib/keyboard/row-list.ts';
import { searchFieldProps } from '../../../../lib/keyboard/search-field.ts';
import { ContestCard } from './contest-card.tsx';
import { contestPageSize, readContestListAddress } from './contest-list-address.ts';
import { useContestListQuery, useParticipantsChangedSubscription } from './contest-list.generated.ts';
import { useListTurns } from './use-list-turns.ts';

interface ContestListProps {
  /** Null: those of the site. */
  readonly groupId: number | null;
  /** Beside the search. */
  readonly acts?: ReactNode;
}

/** Contests of a place: those that run first, then those to come, then those that are over. */
export function ContestList({ groupId, acts }: ContestListProps) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const { statusCode, status, typeCode, type, keyword, page } = readContestListAddress(params);
  const { data, previousData, error, loading, refetch } = useContestListQuery({
    variables: { filter: { groupId, status, type, keyword: keyword || null }, page: { page, size: contestPageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.contests;
  const contestIds = shown?.items.map(({ id }) => id) ?? [];
  const askAnew = () => void refetch().catch(() => undefined);
  useParticipantsChangedSubscription({
    variables: { contestIds },
    skip: contestIds.length === 0,
    ignoreResults: true,
    // The cards follow the cache; one that is not told any more is gone.
    onData: ({ data: { data: told } }) => {
      if (told && told.participantsChanged.length < contestIds.length) askAnew();
    },
  });
  const isClockKnown = useServerClock(shown?.items[0]?.id ?? null);
  useListTurns(shown?.items ?? [], isClockKnown, askAnew);
  const isReady = shown !== undefined && (shown.items.length === 0 || isClockKnown);
  const none =
    groupId === null || params.size > 0
      ? { title: message({ id: 'contest.none' }), hint: message({ id: 'contest.noneHint' }) }
      : { title: message({ id: 'contest.noneInGroup' }), hint: message({ id: 'contest.noneInGroupHint' }) };
  const change = (values: Readonly<Record<string, string | null>>) => setParams(changeAddress(params, values));
  return (
    <>
      <Flex gap="2" mb="3" wrap="wrap">
        <SearchField
          label={t({ id: 'contest.search' })}
          value={keyword}
          maxLength={255}
          flexBasis="10rem"
          onSearch={(text) => change({ keyword: text })}
          {...searchFieldProps}
        />
        <FilterFold count={[statusCode, typeCode].filter((code) => code !== '').length}>
          <Choice
            flex={{ base: '1', sm: '0 0 auto' }}
            label={t({ id: 'contest.status' })}
            value={statusCode}
            options={[
              ['', t({ id: 'contest.anyStatus' })],
              ['0', t({ id: 'contest.status.running' })],
              ['-1', t({ id: 'contest.status.scheduled' })],
              ['1', t({ id: 'contest.status.ended' })],
            ]}
            onChange={(value) => change({ status: value })}
          />
          <Choice
            flex={{ base: '1', sm: '0 0 auto' }}
            label={t({ id: 'contest.type' })}
            value={typeCode}
            options={[
              ['', t({ id: 'contest.anyType' })],
              ['0', 'ACM'],
              ['1', 'OI'],
            ]}
            onChange={(value) => change({ type: value })}
          />
        </FilterFold>
        {acts}
      </Flex>
      {isReady && shown.items.length > 0 ? (
        <Stack
          as="ul"
          listStyleType="none"
          {...rowListProps}
          gap="3"
          opacity={loading ? 0.7 : 1}
          transition="opacity {durations.fast} 200ms"
        >
          {shown.items.map((contest) => (
            <ContestCard key={contest.id} contest={contest} />
          ))}
        </Stack>
      ) : (
        <Panel>
          {error !== undefined && shown === undefined ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : null}
          {isReady ? (
            <EmptyState title={t(none.title)} hint={t(none.hint)}>
              {params.size === 0 ? null : (
                <Button size="xs" variant="outline" mt="2" onClick={() => setParams(new URLSearchParams())}>
                  {t({ id: 'contest.showAll' })}
                </Button>
              )}
            </EmptyState>
          ) : error === undefined || shown !== undefined ? (
            <SkeletonRows count={contestPageSize} height="98px" />
          ) : null}
        </Panel>
      )}
      <Pager
        page={page}
        size={contestPageSize}
        total={isReady ? shown.total : null}
        onPage={(number) => change({ currentPage: String(number) })}
      />
    </>
  );
}
