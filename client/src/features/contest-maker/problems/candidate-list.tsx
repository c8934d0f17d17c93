import { Badge, Box, Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Pager } from '../../../components/pager.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { SkeletonRows } from '../../../components/skeleton-rows.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useContestProblemCandidatesQuery, type Candidate_ProblemFragment } from './contest-problems.generated.ts';

const SIZES = [10, 30, 50, 100] as const;

/** Problems of the bank that the contest can still take. */
export function CandidateList({ contestId, onChoose }: { readonly contestId: number; readonly onChoose: (problem: Candidate_ProblemFragment) => void }) {
  const t = useText();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(SIZES[0]);
  const { data, previousData, error, refetch } = useContestProblemCandidatesQuery({ variables: { contestId, filter: { keyword }, page: { page, size } }, fetchPolicy: 'cache-and-network' });
  const shown = (data ?? previousData)?.contestProblemCandidates;
  return (
    <Box>
      <Flex maxW="28rem" mb="2">
        <SearchField
          label={t({ id: 'maker.searchBank' })}
          value={keyword}
          onSearch={(text) => {
            setKeyword(text);
            setPage(1);
          }}
        />
      </Flex>
      {error !== undefined && shown === undefined ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {error === undefined && shown === undefined ? <SkeletonRows count={5} height="45px" /> : null}
      {shown?.items.length === 0 ? <EmptyState icon="search" title={t({ id: 'maker.noCandidates' })} hint={t({ id: 'maker.noCandidatesHint' })} /> : null}
      <Box as="ul" listStyleType="none">
        {shown?.items.map((problem) => (
          <Flex as="li" key={problem.id} py="2" gap="2" align="center" justify="space-between" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: 0 }}>
            <Box minW="0" wordBreak="break-word" fontSize="sm">
              <Box as="span" color="fg.muted">
                {problem.displayId}
              </Box>{' '}
              {problem.title}{' '}
              {problem.hasTests || problem.isRemote ? null : (
                <Badge size="sm" colorPalette="amber">
                  {t({ id: 'maker.noTests' })}
                </Badge>
              )}
            </Box>
            <Button size="xs" variant="outline" flexShrink="0" disabled={!problem.hasTests && !problem.isRemote} aria-label={t({ id: 'maker.addOf' }, { id: problem.displayId })} onClick={() => onChoose(problem)}>
              {t({ id: 'maker.add' })}
            </Button>
          </Flex>
        ))}
      </Box>
      <Pager page={page} size={size} sizes={SIZES} total={shown?.total ?? null} onPage={setPage} onSize={setSize} />
    </Box>
  );
}
