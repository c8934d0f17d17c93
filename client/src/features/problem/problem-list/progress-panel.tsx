import { Box, Flex } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { ProgressRing } from '../../../components/progress-ring.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useProblemProgressQuery, type ProblemFilter } from './problem-list.generated.ts';

/** How many of the problems the reader has solved. @param filter of the list, whatever is searched for. */
export function ProgressPanel({ filter }: { readonly filter: ProblemFilter }) {
  const t = useText();
  const { data, previousData } = useProblemProgressQuery({
    variables: { all: filter, solved: { ...filter, progress: 'SOLVED' } },
  });
  const shown = data ?? previousData;
  const [solved, count] = [shown?.solved.total ?? 0, shown?.all.total ?? 0];
  return (
    <Panel as="section" aria-label={t({ id: 'problemList.own' })} p="3" flexShrink="0">
      <Flex align="center" gap="3">
        <ProgressRing share={count === 0 ? 0 : Math.min(1, solved / count)} />
        <Box fontSize="sm" fontVariantNumeric="tabular-nums">
          <Box fontWeight="medium">{t({ id: 'problemList.own' })}</Box>
          <Box color="fg.muted" minH="1lh">
            {shown === undefined ? '' : t({ id: 'problemList.ownSolved' }, { solved, count })}
          </Box>
        </Box>
      </Flex>
    </Panel>
  );
}
