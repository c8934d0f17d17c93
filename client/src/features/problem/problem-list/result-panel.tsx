import { Box, Flex, Heading } from '@chakra-ui/react';
import { Panel } from '../../../components/panel.tsx';
import { useText } from '../../../lib/intl/use-text.ts';
import type { ProblemTable_ProblemFragment } from './problem-list.generated.ts';
import { ResultDistribution } from './result-distribution.tsx';

/** Results of the row that is pointed at or has the focus; nothing where nobody submitted. */
export function ResultPanel({ problem }: { readonly problem: ProblemTable_ProblemFragment | null }) {
  const t = useText();
  if (problem === null || problem.statistics.total === 0) return null;
  return (
    <Panel as="section" aria-label={t({ id: 'problemList.results' })} p="3" flexShrink="0">
      <Heading as="h2" size="sm" mb="1">
        {t({ id: 'problemList.results' })}
      </Heading>
      <Flex mb="2" gap="2" fontSize="xs" color="fg.muted" h="5" align="center" aria-live="polite">
        <Box truncate flex="1" title={problem.title}>
          {problem.displayId} {problem.title}
        </Box>
        <Box whiteSpace="nowrap">{t({ id: 'problemList.submitted' }, { count: problem.statistics.total })}</Box>
      </Flex>
      <ResultDistribution statistics={problem.statistics} />
    </Panel>
  );
}
