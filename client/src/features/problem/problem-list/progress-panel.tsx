import { Box, Flex } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { ProgressRing } from '../../../components/progress-ring.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import { useProblemProgressQuery, type ProblemFilter } from './problem-list.generated.ts';

interface ProgressProps {
  /** Of the list, whatever is searched for. */
  readonly filter: ProblemFilter;
}

/** How many of the problems the reader has solved. */
export function ProgressPanel({ filter }: ProgressProps) {
  const t = useText();
  const { share, words } = useProgress(filter);
  return (
    <Panel as="section" aria-label={t({ id: 'problemList.own' })} p="3" flexShrink="0">
      <Flex align="center" gap="3">
        <ProgressRing share={share} />
        <Box fontSize="sm" fontVariantNumeric="tabular-nums">
          <Box fontWeight="medium">{t({ id: 'problemList.own' })}</Box>
          <Box color="fg.muted" minH="1lh">
            {words}
          </Box>
        </Box>
      </Flex>
    </Panel>
  );
}

/** The same in one line, where there is no column beside the list. */
export function ProgressLine({ filter }: ProgressProps) {
  const t = useText();
  const { share, words } = useProgress(filter);
  return (
    <Flex as="section" aria-label={t({ id: 'problemList.own' })} align="center" gap="2" h="6" mb="2" fontSize="sm">
      <ProgressRing isSmall share={share} />
      <Box color="fg.muted" fontVariantNumeric="tabular-nums" truncate>
        {words}
      </Box>
    </Flex>
  );
}

/** The words are empty until they are known. */
function useProgress(filter: ProblemFilter): { readonly share: number; readonly words: string } {
  const t = useText();
  const { data, previousData } = useProblemProgressQuery({
    variables: { all: filter, solved: { ...filter, progress: 'SOLVED' } },
  });
  const shown = data ?? previousData;
  const [solved, count] = [shown?.solved.total ?? 0, shown?.all.total ?? 0];
  return {
    share: count === 0 ? 0 : Math.min(1, solved / count),
    words: shown === undefined ? '' : t({ id: 'problemList.ownSolved' }, { solved, count }),
  };
}
