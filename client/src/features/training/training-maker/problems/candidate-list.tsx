import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { CheckLabel } from '../../../../components/form/check-label.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { SearchField } from '../../../../components/search-field.tsx';
import { useLastPage } from '../../../../components/use-last-page.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { useTrainingProblemCandidatesQuery } from './managed-problems.generated.ts';
import type { Candidate, ProblemSelection } from './use-problem-selection.ts';

const pageSize = 10;

interface CandidateListProps {
  readonly trainingId: string;
  /** Name of the button beside each problem. */
  readonly action: string;
  /** The same with the problem, for screen readers. */
  readonly actionOf: (displayId: string) => string;
  /** Ticks several, which are added below the list; absent: one is chosen. */
  readonly selection?: ProblemSelection;
  /** @param index in the list. */
  readonly onChoose: (problem: Candidate, index: number) => void;
}

/** Public problems of the bank that are not in the training yet, found by a search. */
export function CandidateList({ trainingId, action, actionOf, selection, onChoose }: CandidateListProps) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useTrainingProblemCandidatesQuery({
    variables: { trainingId, keyword: keyword || null, page: { page, size: pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.trainingProblemCandidates;
  useLastPage({
    page,
    size: pageSize,
    total: loading ? undefined : data?.trainingProblemCandidates.total,
    onPage: setPage,
  });
  return (
    <>
      <Flex mb="2" maxW="28rem">
        <SearchField
          label={t({ id: 'trainings.searchBank' })}
          value={keyword}
          maxLength={255}
          typingMs={300}
          onSearch={(text) => {
            setKeyword(text);
            setPage(1);
          }}
        />
      </Flex>
      <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={10} height="48px" />
      {shown?.items.length === 0 ? (
        <EmptyState
          icon="search"
          title={t({ id: 'trainings.noCandidates' })}
          hint={t({ id: 'trainings.noCandidatesHint' })}
        />
      ) : null}
      <Box as="ul" listStyleType="none">
        {shown?.items.map((problem, index) => (
          <Flex as="li" key={problem.id} py="2" gap="2" align="center" justify="space-between" layerStyle="row">
            <Box minW="0" overflowWrap="anywhere" fontSize="sm">
              <ProblemName problem={problem} selection={selection} />{' '}
              {problem.hasTests || problem.isRemote ? null : (
                <Badge size="sm" colorPalette="amber">
                  {t({ id: 'trainings.noTests' })}
                </Badge>
              )}
            </Box>
            <Button
              data-candidate
              size="xs"
              variant="outline"
              flexShrink="0"
              aria-label={actionOf(problem.displayId)}
              onClick={() => onChoose(problem, index)}
            >
              {action}
            </Button>
          </Flex>
        ))}
      </Box>
      <Pager page={page} size={pageSize} total={shown?.total ?? null} onPage={setPage} />
    </>
  );
}

/** Display id and title of a problem; where several can be added, with a box to tick. */
function ProblemName({
  problem,
  selection,
}: {
  readonly problem: Candidate;
  readonly selection: ProblemSelection | undefined;
}) {
  const name = (
    <span>
      <Box as="span" color="fg.muted">
        {problem.displayId}
      </Box>{' '}
      {problem.title}
    </span>
  );
  if (selection === undefined) return name;
  const isTicked = selection.has(problem);
  return (
    <CheckLabel>
      <input
        type="checkbox"
        checked={isTicked}
        disabled={selection.isFull && !isTicked}
        onChange={() => selection.toggle(problem)}
      />
      {name}
    </CheckLabel>
  );
}
