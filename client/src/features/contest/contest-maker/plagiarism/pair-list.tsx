import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { useContestDesk } from '../../../../components/contest/contest-desk.ts';
import { EmptyState } from '../../../../components/empty-state.tsx';
import { LoadingRows } from '../../../../components/loading-rows.tsx';
import { Pager } from '../../../../components/pager.tsx';
import { Panel } from '../../../../components/panel.tsx';
import { usePagedAddress } from '../../../../lib/address/use-paged-address.ts';
import { message } from '../../../../lib/intl/message.ts';
import { useText } from '../../../../lib/intl/use-text.ts';
import { PairRow } from './pair-row.tsx';
import { usePlagiarismPairsQuery, type CheckRow_CheckFragment } from './plagiarism.generated.ts';

const filters = [
  { name: 'all', review: null, label: message({ id: 'maker.plagiarism.all' }) },
  { name: 'unreviewed', review: null, label: message({ id: 'maker.plagiarism.unreviewed' }) },
  { name: 'plagiarised', review: 'PLAGIARISED', label: message({ id: 'maker.plagiarism.plagiarised' }) },
  { name: 'innocent', review: 'INNOCENT', label: message({ id: 'maker.plagiarism.innocent' }) },
] as const;

interface PairListProps {
  readonly contestId: number;
  readonly check: CheckRow_CheckFragment;
}

/** Programs of a problem that are alike, the most alike first. */
export function PairList({ contestId, check }: PairListProps) {
  const t = useText();
  const { desk } = useContestDesk();
  const { params, page, size, change, pager } = usePagedAddress(30);
  const filter = filters.find(({ name }) => name === params.get('show')) ?? filters[0];
  const { data, previousData, error, refetch } = usePlagiarismPairsQuery({
    variables: {
      contestProblemId: check.contestProblemId,
      review: filter.review,
      onlyUnreviewed: filter.name === 'unreviewed',
      page: { page, size },
    },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.plagiarismPairs;
  const title = t({ id: 'maker.plagiarism.pairsOf' }, { title: `${check.displayId}. ${check.title}` });
  return (
    <Box as="section" aria-label={title} mt="5">
      <Flex align="center" justify="space-between" gap="2" mb="3" wrap="wrap">
        <Heading as="h2" size="md" wordBreak="break-word">
          {title}
        </Heading>
        <Flex gap="1" wrap="wrap" role="group" aria-label={t({ id: 'maker.plagiarism.show' })}>
          {filters.map(({ name, label }) => (
            <Button
              key={name}
              size="xs"
              variant={name === filter.name ? 'subtle' : 'outline'}
              colorPalette={name === filter.name ? 'accent' : 'gray'}
              aria-pressed={name === filter.name}
              onClick={() => change({ show: name === 'all' ? '' : name })}
            >
              {t(label)}
            </Button>
          ))}
        </Flex>
      </Flex>
      <Panel>
        <LoadingRows data={shown} error={error} onRetry={() => void refetch()} count={5} height="56px" />
        {shown?.items.length === 0 ? <EmptyState icon="search" title={t({ id: 'maker.plagiarism.none' })} /> : null}
        {shown && shown.items.length > 0 ? (
          <Box as="ul" listStyleType="none">
            {shown.items.map((pair) => (
              <PairRow key={pair.id} pair={pair} path={`${desk}/${contestId}/plagiarism/${pair.id}`} />
            ))}
          </Box>
        ) : null}
      </Panel>
      <Pager {...pager} total={shown?.total ?? 0} />
    </Box>
  );
}
