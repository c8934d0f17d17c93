import { Button, Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Icon } from '../../../components/icon/icon.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Panel } from '../../../components/panel.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { changeAddress } from '../../../lib/address/read-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useIsPhone } from '../../../lib/preferences/use-is-phone.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useMineNeedsSignIn } from '../../../lib/session/use-mine-needs-sign-in.ts';
import { NewSubmissionsBar } from './new-submissions-bar.tsx';
import type { RowActions } from './row-actions.ts';
import { SubmissionCards } from './submission-cards.tsx';
import { SubmissionFilters } from './submission-filters.tsx';
import { readSubmissionListAddress } from './submission-list-address.ts';
import { useSubmissionListQuery, type ContestPhase } from './submission-list.generated.ts';
import { SubmissionTable } from './submission-table.tsx';
import { useLiveRows } from './use-live-rows.ts';

/** A contest whose submissions are listed. */
export interface ListedContest {
  readonly contestId: number;
  readonly phase: ContestPhase;
  /** Do its submissions have scores? */
  readonly hasScores: boolean;
}

interface SubmissionListProps {
  readonly title: string;
  readonly level: 'h1' | 'h2';
  /** Null: those outside contests. */
  readonly contest: ListedContest | null;
  /** Just those of problems of this group; absent: of all places. */
  readonly groupId?: number;
  /** Just those of members of this class of the group; null: of all. */
  readonly classId?: string | null;
  /** Before the other filters. */
  readonly filters?: ReactNode;
  readonly actions: RowActions;
  /** Stands beside the button that asks again. */
  readonly beside?: ReactNode;
}

/** What was submitted, the newest first; rows that are being judged change by themselves. */
export function SubmissionList({
  title,
  level,
  contest,
  groupId,
  classId = null,
  filters,
  actions,
  beside,
}: SubmissionListProps) {
  const t = useText();
  const language = useLocale();
  const isPhone = useIsPhone();
  const [params, setParams] = useSearchParams();
  const address = readSubmissionListAddress(params);
  const { onlyMine, status, username, problemId, isProblemIdExact, languageKey, page, size } = address;
  const isRefused = useMineNeedsSignIn(onlyMine, () =>
    setParams(changeAddress(params, { onlyMine: null }), { replace: true }),
  );
  const filter = {
    onlyMine,
    status,
    username: username || null,
    problemDisplayId: problemId || null,
    isProblemIdExact,
    languageKey: languageKey || null,
    ...(groupId !== undefined && { groupId, classId }),
    ...(contest && { contestId: contest.contestId, contestPhase: contest.phase }),
  };
  const { data, previousData, error, loading, refetch } = useSubmissionListQuery({
    variables: { filter, page: { page, size }, language },
    skip: isRefused,
  });
  const shown = (data ?? previousData)?.submissions;
  useLiveRows(shown?.items ?? [], () => void refetch());
  const change = (values: Readonly<Record<string, string | null>>) => setParams(changeAddress(params, values));

  return (
    <>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" mb="3">
        <Heading as={level} size={level === 'h1' ? 'lg' : 'md'}>
          {title}
        </Heading>
        <Flex gap="2" align="center">
          {beside}
          <Button size="sm" variant="outline" disabled={loading} onClick={() => void refetch()}>
            <Icon name="refresh" />
            {t({ id: 'action.refresh' })}
          </Button>
        </Flex>
      </Flex>
      <SubmissionFilters address={address} onChange={change}>
        {filters}
      </SubmissionFilters>
      {page === 1 && data !== undefined ? (
        <NewSubmissionsBar filter={filter} afterId={data.submissions.items[0]?.id ?? 0} onShow={() => void refetch()} />
      ) : null}
      <Panel opacity={loading && shown ? 0.7 : 1} transition="opacity 120ms 200ms">
        {error !== undefined && shown === undefined ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : null}
        {error === undefined && shown === undefined ? (
          <SkeletonRows count={size} height={isPhone ? '80px' : '41px'} />
        ) : null}
        {shown?.items.length === 0 ? (
          <EmptyState title={t({ id: 'submissionList.none' })} hint={t({ id: 'submissionList.noneHint' })} />
        ) : null}
        {shown && shown.items.length > 0 ? (
          isPhone ? (
            <SubmissionCards submissions={shown.items} actions={actions} />
          ) : (
            <SubmissionTable submissions={shown.items} hasScores={contest?.hasScores ?? true} actions={actions} />
          )
        ) : null}
      </Panel>
      <Pager
        page={page}
        size={size}
        total={shown?.total ?? null}
        onPage={(number) => change({ currentPage: String(number) })}
        onSize={(number) => change({ limit: String(number) })}
      />
    </>
  );
}
