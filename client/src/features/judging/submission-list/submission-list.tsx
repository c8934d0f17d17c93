import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { DataTable } from '../../../components/data-table/data-table.tsx';
import { tableFileAddress } from '../../../components/data-table/table-file.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { PageHeading } from '../../../components/page-header.tsx';
import { changeAddress } from '../../../lib/address/read-address.ts';
import { usePagedAddress } from '../../../lib/address/use-paged-address.ts';
import { useText } from '../../../lib/intl/use-text.ts';
import { useLocale } from '../../../lib/preferences/use-locale.ts';
import { useMineNeedsSignIn } from '../../../lib/session/use-mine-needs-sign-in.ts';
import { useViewer } from '../../../lib/session/use-viewer.ts';
import { NewSubmissionsBar } from './new-submissions-bar.tsx';
import type { RowActions } from './row-actions.ts';
import { SubmissionCard } from './submission-card.tsx';
import { SubmissionFilters } from './submission-filters.tsx';
import { pageSize, readSubmissionListAddress } from './submission-list-address.ts';
import { useSubmissionListQuery, type ContestPhase } from './submission-list.generated.ts';
import { useLiveRows } from './use-live-rows.ts';
import { useSubmissionColumns } from './use-submission-columns.tsx';

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
  const isStaff = useViewer().siteActs.includes('MANAGE');
  const [, setParams] = useSearchParams();
  const address = usePagedAddress(pageSize);
  const { params, page, size, change } = address;
  const read = readSubmissionListAddress(params);
  const { onlyMine, status, username, problemId, isProblemIdExact, languageKey } = read;
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
  const variables = { filter, page: { page, size }, language };
  const { data, previousData, error, loading, refetch } = useSubmissionListQuery({
    variables,
    skip: isRefused,
  });
  const shown = (data ?? previousData)?.submissions;
  useLiveRows(shown?.items ?? [], () => void refetch());
  const columns = useSubmissionColumns({ hasScores: contest?.hasScores ?? true, actions });

  return (
    <>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap" mb="3">
        <PageHeading level={level}>{title}</PageHeading>
        <Flex gap="2" align="center">
          {beside}
          <Button size="sm" variant="outline" disabled={loading} onClick={() => void refetch()}>
            <Icon name="refresh" />
            {t({ id: 'action.refresh' })}
          </Button>
        </Flex>
      </Flex>
      <SubmissionFilters address={read} onChange={change}>
        {filters}
      </SubmissionFilters>
      {page === 1 && data !== undefined ? (
        <NewSubmissionsBar filter={filter} afterId={data.submissions.items[0]?.id ?? 0} onShow={() => void refetch()} />
      ) : null}
      <DataTable
        name="submissions"
        label={title}
        columns={columns}
        address={address}
        shown={shown}
        isLoading={loading}
        error={error}
        onRetry={() => void refetch()}
        none={{
          icon: 'inbox',
          title: t({ id: 'submissionList.none' }),
          hint: t({ id: 'submissionList.noneHint' }),
        }}
        fileAddress={tableFileAddress('submissions', variables)}
        hasTools={isStaff}
        card={(submission) => <SubmissionCard submission={submission} actions={actions} />}
        heights={{ row: '41px', card: '80px' }}
      />
    </>
  );
}
